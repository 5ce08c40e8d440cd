import { invalid } from './invalid.js'

/** What the document allows for a value, in JSON schema keywords. For a list, they apply to the list or its entries. */
export interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
  /** Characters of a text. */
  readonly minLength?: number
  readonly maxLength?: number
  /** A regular expression that a text must match. */
  readonly pattern?: string
  /** Entries of a list. */
  readonly minItems?: number
  readonly maxItems?: number
  /** Keys of an object whose keys are data. */
  readonly minProperties?: number
  readonly maxProperties?: number
}

/**
 * Makes sure that an encoded value is within its bounds.
 *
 * @throws {InputError} that names the input, the bound and the value.
 */
export function assertWithin(value: unknown, at: string, bounds: Bounds): void {
  const isList = Array.isArray(value)
  for (const [word, bound] of Object.entries(bounds)) {
    if (word.endsWith('Items')) assertSize(word, bound, isList ? value.length : 1, at, ['entry', 'entries'])
    else if (!isList) assertOne(word, bound, value, at)
    else for (const [index, entry] of value.entries()) assertOne(word, bound, entry, `${at}[${index}]`)
  }
}

function assertOne(word: string, bound: string | number, value: unknown, at: string): void {
  if (word === 'pattern') {
    if (!new RegExp(String(bound), 'u').test(String(value))) throw invalid(at, `text that fits ${bound}`, value)
  } else if (word.endsWith('Length'))
    assertSize(word, bound, [...String(value)].length, at, ['character', 'characters'])
  else if (word.endsWith('Properties')) assertSize(word, bound, Object.keys(Object(value)).length, at, ['key', 'keys'])
  else assertSize(word, bound, Number(value), at)
}

/** @param units - the unit of the size, singular and plural; absent for a number */
function assertSize(word: string, bound: string | number, size: number, at: string, units?: readonly string[]): void {
  const isLeast = word.startsWith('min')
  if (isLeast ? size >= Number(bound) : size <= Number(bound)) return
  const counted = (count: string | number): string =>
    units ? `${count} ${units[Number(count) === 1 ? 0 : 1]}` : String(count)
  throw invalid(at, `${isLeast ? 'at least' : 'at most'} ${counted(bound)}`, counted(size))
}
