/** Returns the hints for an unknown name: the one that was probably meant, and all valid ones. */
export function hintsFor(wrong: string, names: readonly string[]): readonly string[] {
  const meant = nearest(wrong, names)
  return [...(meant ? [`Did you mean ${meant}?`] : []), `One of: ${names.join(', ')}`]
}

/** Returns the name that was probably meant; `undefined` if none is similar. */
export function nearest(wrong: string, names: readonly string[]): string | undefined {
  const given = letters(wrong.slice(0, longest))
  if (!given) return undefined
  let meant: string | undefined
  let fewest = Math.floor(given.length / 4) + 1 // a match needs fewer edits than this
  for (const name of names) {
    const known = letters(name)
    if (known[0] !== given[0] || Math.abs(known.length - given.length) >= fewest) continue
    const edits = editsBetween(known, given)
    if (edits >= fewest) continue
    meant = name
    fewest = edits
  }
  const [begun] = given.length > 5 ? names.filter((name) => letters(name).startsWith(given)).sort(byLength) : []
  if (begun !== undefined && fewest > 1) return begun // `getLatestBlock` for `getLatestBlockNumber`, not `getDateToBlock`
  if (meant !== undefined) return meant
  const within = names.find((name) => letters(name).includes(given)) // `key` for `apiKey`
  const around = names.find((name) => name.length > 3 && given.includes(letters(name))) // three letters are in many words
  const [alike] = names.filter((name) => letters(name).startsWith(given.slice(0, 3))).sort(byLength)
  return within ?? around ?? alike
}

const byLength = (a: string, b: string): number => a.length - b.length

/** No name is longer than this, and the work grows with the length. */
const longest = 40

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

/**
 * Counts the letters that are added, left out, changed or swapped with the next.
 *
 * @see Damerau, A technique for computer detection and correction of spelling errors, 1964
 */
function editsBetween(a: string, b: string): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : changed
      next.push(Math.min(changed, swapped, at(row, j) + 1, at(next, j - 1) + 1))
    }
    before = row
    row = next
  }
  return at(row, b.length)
}

/** Returns a number of a row, or infinity outside of it. */
const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
