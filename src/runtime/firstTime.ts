/** Creates a function that returns whether it gets a value for the first time. */
export function firstTime(): (value: unknown) => boolean {
  const known = new Set<unknown>()
  return (value) => {
    const isFirst = !known.has(value)
    known.add(value)
    return isFirst
  }
}
