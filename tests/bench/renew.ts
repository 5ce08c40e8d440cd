/**
 * Writes a text anew, with other hashes, addresses, amounts, block numbers and times of the same length. A text that
 * stood in several places stands in the same places again, as the hash of a transaction does in its logs.
 *
 * @param seed - another seed gives other values
 * @param shared - what keeps to `page`, whatever the seed: the number of a block is that of all its transactions
 */
export function renew(text: string, seed: number, page = seed, shared: ReadonlySet<string> = new Set()): string {
  return text.replace(values, (value) => {
    const random = mix(value, shared.has(value) ? page : seed)
    if (value.startsWith('T')) return time(random)
    const isDecimal = /^\d+$/.test(value)
    const length = Math.min(isDecimal ? 6 : 8, value.length - 1)
    const digits = isDecimal ? String(random) : random.toString(16)
    return value.slice(0, -length) + digits.padStart(length, '0').slice(-length)
  })
}

/** The texts that `renew` would replace. */
export function valuesOf(text: string): ReadonlySet<string> {
  return new Set(text.match(values))
}

/** Long hex, numbers of five digits and more that are no part of a word, and the clock of an ISO time; short numbers and words stay. */
const values = /[\da-f]{16,}|(?<![A-Za-z])\d{5,}|T\d\d:\d\d:\d\d/g

function time(random: number): string {
  const [hour, minute, second] = [random % 24, (random >> 5) % 60, (random >> 11) % 60]
  return `T${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}`
}

/** A number of 31 bits that looks random, always the same for the same text and seed (FNV-1a). */
function mix(text: string, seed: number): number {
  let hash = Math.imul(seed + 1, 2_654_435_761) ^ 2_166_136_261
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  return (hash ^ (hash >>> 15)) & 0x7fff_ffff
}
