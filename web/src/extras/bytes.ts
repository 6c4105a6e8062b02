/** Random bytes and their SHA-256, both in hexadecimal, at once: what is sent keeps its order. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

const SIZE = 32 // bytes

export function newBytes(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SIZE)))
}

/** Of a secret it is the envelope, of a seat's bytes their pledge. */
export function hashOf(content: string): string {
  return bytesToHex(sha256(hexToBytes(content)))
}
