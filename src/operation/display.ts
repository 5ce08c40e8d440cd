/**
 * What a field means to someone who reads a row, if its format doesn't say so. Other fields are named as in the same
 * object.
 */
export interface Display {
  readonly as?: Role
  /** What a hash is the hash of. */
  readonly kind?: HashKind
  /** Unit of an amount, a price or a change; `native` is the native currency of the chain, in whole units. */
  readonly unit?: 'usd' | 'percent' | 'native'
  /** The field that has the decimals of an amount. */
  readonly decimals?: string
  /** The field that has the symbol of an amount. */
  readonly symbol?: string
  /**
   * The field that this one is derived from, as an amount in units is from one in base units, or as a decoded value is
   * from bytes; or the field that an image belongs to.
   */
  readonly of?: string
}

/** What a hash is the hash of. */
export type HashKind = 'transaction-hash' | 'block-hash'

/** What a field can mean to a reader. */
export type Role = (typeof roles)[number]

/** Every role there is. */
export const roles = [
  'title', // the name of a row
  'context', // the name of what the row belongs to
  'symbol', // a short name of a token or a collection
  'label', // the kind of a row, in a word
  'id', // what identifies a row
  'holder', // the owner of a row
  'amount', // how much, in base units or in units
  'formatted', // the same amount in units, as text
  'price', // what one of something costs
  'gas-price', // what one unit of gas costs
  'supply', // how much of something exists
  'quantity', // how many of something that isn't money
  'change', // by how much something changed
  'ordinal', // a number that identifies or orders, and is never summed
  'upkeep', // when the record was maintained, not when something happened
  'sender',
  'receiver',
  'image', // the URL of a logo: of the field that `of` names, or of what the row is about
  'artwork', // the URL of the picture that an NFT or a collection shows
  'metadata', // what a token says about itself, as in ERC-721: `name`, `image`
  'decoded', // the decoded bytes of another field
  'open', // the first price of a period
  'high', // the highest price of a period
  'low', // the lowest price of a period
  'close', // the last price of a period
  'volume', // the value of what was traded in a period
  'status', // whether it succeeded: true or 1, false or 0
  'spam', // whether something is believed to be spam
] as const
