/** A day or a month, then the time and the zone where there are any. */
const iso = /^(\d{4}-\d\d)(-\d\d)?(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i

/**
 * The moment that a date in a form stands for, as the client sends it: a day alone is its first moment, and what has no zone
 * is UTC. `undefined` while the text is no date.
 *
 * @param text ISO text, or seconds since 1970
 * @example
 * instantOf('2023-12-31') // '2023-12-31T00:00:00Z'
 */
export function instantOf(text: string): string | undefined {
  if (/^\d{9,11}$/.test(text)) return isoText(Number(text) * 1000)
  const [, month, day = '-01', time = '00:00', zone = 'Z'] = iso.exec(text) ?? []
  if (month === undefined) return undefined
  const exists = isoText(Date.parse(`${month}${day}T00:00Z`))?.startsWith(month + day) // `Date` knows a 30 February
  return exists ? isoText(Date.parse(`${month}${day}T${time}${zone.toUpperCase()}`)) : undefined
}

function isoText(time: number): string | undefined {
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().replace(/\.000Z$/, 'Z')
}
