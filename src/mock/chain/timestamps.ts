/** When a block was made of which nobody says it: as simulated deliveries have it, one every 12 seconds. */
export function timestampOf(number: bigint): string {
  return isoOf(Math.min(1_700_000_000 + 12 * (Number(number) - 18_000_000), lastSecond))
}

/** Reads the seconds since 1970 of a delivery; `undefined` where there are none. */
export function readSeconds(value: unknown): string | undefined {
  const seconds = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
  return seconds > 0 && seconds <= lastSecond ? isoOf(seconds) : undefined
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Of the year 9999. */
const lastSecond = 253_402_300_799
