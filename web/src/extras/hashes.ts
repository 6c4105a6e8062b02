/** SHA-256 and HMAC: the browser's own (WebCrypto) where it has them.
 *
 * It has none where a phone opens the page over plain http in one's own home; there @noble/hashes computes the same.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** What a key makes of some bytes. */
export type Mac = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

export interface Hashes {
  sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
  /** HMAC-SHA-256 with that key. */
  mac(key: Uint8Array<ArrayBuffer>): Promise<Mac>
}

export const OURS: Hashes = {
  sha256: async (bytes) => new Uint8Array(sha256(bytes)),
  mac: async (key) => async (bytes) => hmac(sha256, key, bytes),
}

export function browsersOwn(subtle: SubtleCrypto): Hashes {
  return {
    sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes)),
    mac: async (key) => {
      const held = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      return async (bytes) => new Uint8Array(await subtle.sign('HMAC', held, bytes))
    },
  }
}

/** Those of this browser. */
export function hashesHere(): Hashes {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  return subtle ? browsersOwn(subtle) : OURS
}
