/**
 * An argument of a call or an event that the service has decoded, by its Solidity type: integers of every size are
 * `bigint`, addresses lower case, `bool` is a boolean, and an array is a list of these. Bytes and `string` are text.
 * Tuples, and whatever does not fit its type, are the JSON that came, with numbers beyond 2^53 as text.
 */
export type AbiValue =
  | string
  | bigint
  | boolean
  | number
  | null
  | readonly AbiValue[]
  | { readonly [name: string]: AbiValue }
