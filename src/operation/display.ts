/**
 * What a field is to a person who reads a row, where its format does not say it. Fields are named as in the same
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
   * The field that this one is written from, as an amount in units is from one in base units, or what is decoded from
   * bytes; or that a picture belongs to.
   */
  readonly of?: string
}

/** What a hash is the hash of. */
export type HashKind = 'transaction-hash' | 'block-hash'

/** What a field can be to a reader. */
export type Role = (typeof roles)[number]

/** Every role there is. */
export const roles = [
  'title', // what a row is called
  'context', // what that is called which the row belongs to
  'symbol', // a short name of a token or a collection
  'label', // what kind of thing a row is, in a word
  'id', // what tells a row from all others
  'holder', // whose a row is
  'amount', // how much, in base units or in units
  'formatted', // the same amount in units, as text
  'price', // what one of something costs
  'gas-price', // what one unit of gas costs
  'supply', // how much there is of something
  'quantity', // how many, of what is no money
  'change', // by how much something changed
  'ordinal', // a number that names or orders, and is never summed
  'upkeep', // a time of record keeping, not of what happened
  'sender',
  'receiver',
  'image', // the URL of a logo: of the field that `of` names, or of what the row is about
  'artwork', // the URL of the picture that an NFT or a collection shows
  'metadata', // what a token says of itself, as ERC-721 has it: `name`, `image`
  'decoded', // what the bytes of another field say
  'open', // the first price of a period
  'high', // the highest price of a period
  'low', // the lowest price of a period
  'close', // the last price of a period
  'volume', // the value of what was traded in a period
  'status', // whether it succeeded: true or 1, false or 0
  'spam', // whether something is believed to be spam
] as const
