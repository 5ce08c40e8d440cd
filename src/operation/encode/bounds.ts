import { invalid } from './invalid.js'

/** What the document allows of a value, by words of JSON schema. Those of a list hold for the list or for its entries. */
export interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
  /** Characters of a text. */
  readonly minLength?: number
  readonly maxLength?: number
  /** A regular expression that a text fits. */
  readonly pattern?: string
  /** Entries of a list. */
  readonly minItems?: number
  readonly maxItems?: number
  /** Keys of an object whose keys are data. */
  readonly minProperties?: number
  readonly maxProperties?: number
}

/**
 * Makes sure that an encoded value keeps within its bounds.
 *
 * @throws {InputError} that names the input, the bound and the value.
 */
export function assertWithin(value: unknown, at: string, bounds: Bounds): void {
  const isList = Array.isArray(value)
  for (const [word, bound] of Object.entries(bounds)) {
    if (word.endsWith('Items')) assertSize(isList ? value.length : 1, at, word, bound, ' entries')
    else if (!isList) assertOne(value, at, word, bound)
    else for (const [index, entry] of value.entries()) assertOne(entry, `${at}[${index}]`, word, bound)
  }
}

function assertOne(value: unknown, at: string, word: string, bound: string | number): void {
  if (word === 'pattern') {
    if (!new RegExp(bound, 'u').test(String(value))) throw invalid(at, `text that fits ${bound}`, value)
  } else if (word.endsWith('Length')) assertSize([...String(value)].length, at, word, bound, ' characters', value)
  else if (word.endsWith('Properties')) assertSize(Object.keys(Object(value)).length, at, word, bound, ' keys')
  else assertSize(Number(value), at, word, bound, '', value)
}

function assertSize(
  size: number,
  at: string,
  word: string,
  bound: string | number,
  unit: string,
  shown: unknown = `${size}${unit}`,
): void {
  const isLeast = word.startsWith('min')
  if (isLeast ? size < Number(bound) : size > Number(bound))
    throw invalid(at, `${isLeast ? 'at least' : 'at most'} ${bound}${unit}`, shown)
}
