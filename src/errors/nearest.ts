/** Finds the name that a wrong one was probably meant to be: the same letters, the one inside the other, or a common start. */
export function nearestName(wrong: string, names: readonly string[]): string | undefined {
  const given = letters(wrong)
  const alike = (fits: (name: string) => boolean) => names.find((name) => fits(letters(name)))
  return (
    alike((name) => name === given) ??
    alike((name) => name.includes(given) || given.includes(name)) ??
    alike((name) => given.length > 2 && name.startsWith(given.slice(0, 4)))
  )
}

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')
