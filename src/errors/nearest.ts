/** Returns the hints for an unknown name: the one that was probably meant, and all that exist. */
export function hintsFor(wrong: string, names: readonly string[]): readonly string[] {
  const given = letters(wrong)
  const meant =
    given && (names.find((name) => letters(name) === given) ?? names.find((name) => areAlike(letters(name), given)))
  return [...(meant ? [`Did you mean ${meant}?`] : []), `One of: ${names.join(', ')}`]
}

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

/** Whether one contains the other, or both start alike: `timout` as `timeout`. */
function areAlike(name: string, given: string): boolean {
  return name.includes(given) || given.includes(name) || name.startsWith(given.slice(0, 3))
}
