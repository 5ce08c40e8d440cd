/** The calendar period of a budget, in UTC. */
export type Period = 'minute' | 'hour' | 'day' | 'month'

/** The periods of fixed length, in milliseconds. */
export const periodLengths: Readonly<Record<Exclude<Period, 'month'>, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
}

/**
 * Returns when the period of a time began; 0 for a budget without periods.
 *
 * @param time milliseconds since 1970
 */
export function startOfPeriod(time: number, per: Period | undefined): number {
  if (per === undefined) return 0
  if (per === 'month') {
    const date = new Date(time)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
  }
  return time - (time % periodLengths[per])
}

/** Returns when the period that began at `start` ends. */
export function endOfPeriod(start: number, per: Period): number {
  if (per !== 'month') return start + periodLengths[per]
  const date = new Date(start)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}
