/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** A ratio for people. */
export function ratio(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0)
}
