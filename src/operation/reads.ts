/** The input that takes each kind of thing which an operation looks up. */
export type Reads = Readonly<Partial<Record<ThingName, string>>>

/** The kind of identifier by which a thing is looked up. */
export type ThingName = (typeof thingNames)[number]

/** Every kind of identifier. */
export const thingNames = [
  'transaction-hash',
  'block-hash',
  'block-number',
  'ledger-version',
  'ens-name', // of an account, such as vitalik.eth
  'domain', // any other name of an account, such as brad.crypto
] as const
