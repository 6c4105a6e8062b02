/** How each sound is made: a few tones and a little noise. */
export type SoundName = 'card' | 'tile' | 'die' | 'chip' | 'gem' | 'jackpot' | 'turn' | 'win' | 'lose' | 'tick' | 'pop' | 'drum' | 'miss'
type Maker = (context: AudioContext, out: AudioNode, at: number) => void

interface Tone {
  pitch: number // Hz
  for: number // s
  after?: number
  to?: number // Hz at the end
  loud?: number
  shape?: OscillatorType
}

function tone(context: AudioContext, out: AudioNode, at: number, { pitch, for: time, after = 0, to, loud = 0.5, shape = 'sine' }: Tone): void {
  const [start, end] = [at + after, at + after + time]
  const [voice, gain] = [context.createOscillator(), context.createGain()]
  voice.type = shape
  voice.frequency.setValueAtTime(pitch, start)
  if (to) voice.frequency.exponentialRampToValueAtTime(to, end)
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, time / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  voice.connect(gain).connect(out)
  voice.start(start)
  voice.stop(end + 0.02)
}

interface Rustle {
  around: number // Hz
  for: number // s
  after?: number
  loud?: number
  sharp?: number
}

let noise: AudioBuffer | null = null

function rustle(context: AudioContext, out: AudioNode, at: number, { around, for: time, after = 0, loud = 0.6, sharp = 1 }: Rustle): void {
  const start = at + after
  const source = context.createBufferSource()
  const [filter, gain] = [context.createBiquadFilter(), context.createGain()]
  source.buffer = noiseOf(context)
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(around, start)
  filter.Q.value = sharp
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + time)
  source.connect(filter).connect(gain).connect(out)
  source.start(start, Math.random() * 0.5, time + 0.02)
}

function noiseOf(context: AudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return noise
}

function tones(...list: Tone[]): Maker {
  return (context, out, at) => list.forEach((one) => tone(context, out, at, one))
}

const [C5, E5, G5, A5, C6, E6, G6] = [523.25, 659.25, 783.99, 880, 1046.5, 1318.5, 1568] as const

export const SOUNDS: Record<SoundName, Maker> = {
  card: (context, out, at) => {
    rustle(context, out, at, { around: 3200, for: 0.07, loud: 0.55, sharp: 0.8 })
    rustle(context, out, at, { around: 900, for: 0.05, after: 0.045, loud: 0.4 })
  },
  tile: (context, out, at) => {
    tone(context, out, at, { pitch: 620, to: 380, for: 0.07, loud: 0.5, shape: 'triangle' })
    rustle(context, out, at, { around: 1500, for: 0.03, loud: 0.5, sharp: 2 })
  },
  die: (context, out, at) => {
    for (const [index, after] of [0, 0.07, 0.13, 0.21, 0.26].entries()) {
      rustle(context, out, at, { around: 1700 + 160 * (index % 3), for: 0.035, after, loud: 0.7 - index * 0.1, sharp: 4 })
    }
    tone(context, out, at, { pitch: 240, to: 170, for: 0.06, after: 0.26, loud: 0.35, shape: 'triangle' })
  },
  /** A roll of a drum that grows until it breaks off. */
  drum: (context, out, at) => {
    for (let beat = 0; beat < 26; beat++) rustle(context, out, at, { around: 190, for: 0.07, after: beat * 0.05, loud: 0.16 + beat * 0.022, sharp: 1.4 })
  },
  miss: tones({ pitch: 294, to: 220, for: 0.22, loud: 0.25, shape: 'triangle' }),
  chip: tones({ pitch: 2637, for: 0.09, loud: 0.25 }, { pitch: 3520, for: 0.12, after: 0.04, loud: 0.2 }),
  gem: tones({ pitch: G6, for: 0.35, loud: 0.25 }, { pitch: 2349, for: 0.42, after: 0.06, loud: 0.18 }),
  jackpot: tones(
    ...[C5, E5, G5, C6, E6, G6].map((pitch, index) => ({ pitch, for: 0.22, after: index * 0.075, loud: 0.4, shape: 'triangle' as const })),
    { pitch: C6, for: 0.7, after: 0.46, loud: 0.4 },
    { pitch: E6, for: 0.7, after: 0.46, loud: 0.3 },
  ),
  turn: tones({ pitch: E5, for: 0.16, loud: 0.35 }, { pitch: A5, for: 0.28, after: 0.1, loud: 0.35 }),
  win: tones(
    ...[G5, G5, C6, E6].map((pitch, index) => ({ pitch, for: 0.2, after: index * 0.13, loud: 0.4, shape: 'triangle' as const })),
    { pitch: G6, for: 0.8, after: 0.52, loud: 0.35 },
    { pitch: C6, for: 0.8, after: 0.52, loud: 0.3 },
  ),
  lose: tones({ pitch: G5, for: 0.22, loud: 0.3 }, { pitch: E5, for: 0.22, after: 0.18, loud: 0.3 }, { pitch: 440, to: 392, for: 0.5, after: 0.36, loud: 0.3 }),
  tick: tones({ pitch: 1200, for: 0.03, loud: 0.22, shape: 'triangle' }),
  pop: tones({ pitch: 420, to: 880, for: 0.09, loud: 0.35 }),
}
