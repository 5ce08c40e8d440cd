/** Things that an operation is opened for, each by the input that takes it. */
export type Reads = Readonly<Partial<Record<ThingName, string>>>

/** What names a thing that is read by itself. */
export type ThingName = (typeof thingNames)[number]

/** Every one of them. */
export const thingNames = [
  'transaction-hash',
  'block-hash',
  'block-number',
  'ledger-version',
  'ens-name', // of an account, such as vitalik.eth
  'domain', // any other name of an account, such as brad.crypto
] as const
