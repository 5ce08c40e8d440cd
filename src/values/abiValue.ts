/**
 * An argument of a decoded call or event, by its Solidity type: integers of every size are `bigint`, addresses are
 * lower-case text, `bool` is a boolean, bytes and `string` are text, and arrays are lists of these. Tuples, and values
 * that don't fit their type, stay JSON, with numbers beyond 2^53 as text.
 */
export type AbiValue =
  | string
  | bigint
  | boolean
  | number
  | null
  | readonly AbiValue[]
  | { readonly [name: string]: AbiValue }
