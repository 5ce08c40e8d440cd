const resets: (() => void)[] = []

/** A choice that holds until the page is loaded again, in memory alone: what one component was told, the next one finds. */
export function kept<T>(initial: T): { value: T } {
  const choice = { value: initial }
  resets.push(() => {
    choice.value = initial
  })
  return choice
}

/** Forgets all such choices, as loading the page again does. */
export function forgetKept(): void {
  for (const reset of resets) reset()
}
