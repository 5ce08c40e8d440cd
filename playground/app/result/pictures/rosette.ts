/** How a rosette is drawn, in a square of 100. */
export interface Rosette {
  /** Which of the page's colours it has. */
  readonly tone: (typeof tones)[number]
  /** One closed line around the origin. */
  readonly line: string
  /** How far each of its copies is turned, in degrees, and how large it is, the largest first. */
  readonly copies: readonly { readonly turn: number; readonly size: number }[]
}

/**
 * A rosette as banknotes have it, the same for the same text: it tells things apart that have no picture.
 *
 * @example rosetteOf('0xbc4c…f13d 7804').tone // 'green', in every visit
 */
export function rosetteOf(text: string): Rosette {
  const next = randomOf(text)
  const tone = tones[Math.floor(next() * tones.length)] ?? 'green'
  const lobes = 3 + Math.floor(next() * 6)
  const depth = 0.12 + next() * 0.2
  const ripple = next() * 0.06
  const turn = (360 / lobes) * (0.04 + next() * 0.1)
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    const radius = 64 * (1 + depth * Math.cos(lobes * angle) + ripple * Math.cos(2 * lobes * angle))
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
  })
  return {
    tone,
    line: `M${points.join('L')}Z`,
    copies: Array.from({ length: rings }, (_, ring) => ({ turn: ring * turn, size: 1 - ring / (rings + 4) })),
  }
}

const tones = ['green', 'red', 'blue', 'brown', 'ochre'] as const
const steps = 120
const rings = 16

/** Numbers from 0 to 1 that follow from a text: its FNV-1a hash, then mulberry32. */
function randomOf(text: string): () => number {
  let state = 0x811c9dc5
  for (let place = 0; place < text.length; place++) state = Math.imul(state ^ text.charCodeAt(place), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
