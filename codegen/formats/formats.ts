/**
 * How a wire format is decoded, encoded and typed. A new format takes one line here, and a primitive in each of
 * `src/operation/decode` and `src/operation/encode`.
 */
export interface Format {
  /** Decoder primitive of `src/operation/decode`. */
  readonly decode: string
  /** Encoder primitive of `src/operation/encode`. */
  readonly encode: string
  /** Public type of a decoded value. */
  readonly output: string
  /** Type of what callers may pass. */
  readonly input: string
  /** Whether empty text means absent, because the text is really a number, a time or an address. */
  readonly blank?: true
  /** Whether it is the format of a JSON object, not of a single value. */
  readonly object?: true
  /** Whether the decoder takes the context, which has what concerns the whole response. */
  readonly context?: true
}

const uint: Format = {
  decode: 'uint',
  encode: 'asUint',
  output: 'bigint',
  input: 'UintInput',
  blank: true,
  context: true,
}
const count: Format = { decode: 'count', encode: 'asCount', output: 'number', input: 'number', blank: true }
const float: Format = { decode: 'float', encode: 'asNumber', output: 'number', input: 'number', blank: true }
const hex: Format = { decode: 'hex', encode: 'asHex', output: 'Hex', input: 'string', blank: true }
const word: Format = { decode: 'text', encode: 'asText', output: 'string', input: 'string' }
const time = (decode: string, encode: string): Format => ({
  decode,
  encode,
  output: 'Date',
  input: 'DateInput',
  blank: true,
  context: true,
})

/** Every format, by its name in the documents. The linter rejects any other. */
export const formats: Readonly<Record<string, Format>> = {
  wei: uint,
  octas: uint,
  lamports: uint,
  uint256: uint,
  uint128: uint,
  uint64: uint,
  'block-number': uint,
  'ledger-version': uint,
  'block-id': { decode: 'text', encode: 'asBlockId', output: 'string', input: 'UintInput' },
  index: count,
  count,
  decimals: { ...count, decode: 'decimals' },
  decimal: {
    decode: 'decimal',
    encode: 'asDecimal',
    output: 'string',
    input: 'DecimalInput',
    blank: true,
    context: true,
  },
  usd: float,
  percent: float,
  'evm-address': {
    decode: 'evmAddress',
    encode: 'asEvmAddress',
    output: 'EvmAddress',
    input: 'string',
    blank: true,
  },
  'evm-address-or-selector': {
    decode: 'evmAddressOrSelector',
    encode: 'asEvmAddressOrSelector',
    output: 'string',
    input: 'string',
  },
  'aptos-address': {
    decode: 'aptosAddress',
    encode: 'asAptosAddress',
    output: 'AptosAddress',
    input: 'string',
    blank: true,
  },
  'solana-address': {
    decode: 'solanaAddress',
    encode: 'asSolanaAddress',
    output: 'SolanaAddress',
    input: 'string',
    blank: true,
  },
  'solana-signature': {
    decode: 'solanaSignature',
    encode: 'asSolanaSignature',
    output: 'string',
    input: 'string',
    blank: true,
  },
  'evm-or-solana-address': {
    decode: 'evmOrSolanaAddress',
    encode: 'asEvmOrSolanaAddress',
    output: 'EvmOrSolanaAddress',
    input: 'string',
    blank: true,
  },
  hash32: { ...hex, decode: 'hash32', encode: 'asHash32' },
  hex,
  'date-time': time('date', 'asIsoDate'),
  'unix-seconds': time('seconds', 'asUnixSeconds'),
  'unix-millis': time('millis', 'asUnixMillis'),
  'unix-micros': time('micros', 'asUnixMicros'),
  json: { decode: 'json', encode: 'asJson', output: 'unknown', input: 'unknown', context: true },
  'evm-chain': { decode: 'evmChain', encode: 'asEvmChain', output: 'EvmChainId', input: 'ChainInput', blank: true },
  'evm-or-solana-chain': {
    decode: 'evmOrSolanaChain',
    encode: 'asEvmOrSolanaChain',
    output: 'EvmOrSolanaChain',
    input: 'ChainInput',
    blank: true,
  },
  satoshi: uint,
  bitcoin: {
    decode: 'bitcoinAmount',
    encode: 'asDecimal',
    output: 'bigint',
    input: 'DecimalInput',
    blank: true,
  },
  'bitcoin-address': {
    decode: 'bitcoinAddress',
    encode: 'asBitcoinAddress',
    output: 'BitcoinAddress',
    input: 'string',
    blank: true,
  },
  'bitcoin-hash': { decode: 'bitcoinHash', encode: 'asBitcoinHash', output: 'string', input: 'string', blank: true },
  xpub: { decode: 'text', encode: 'asXpub', output: 'string', input: 'string', blank: true },
  'universal-address': {
    decode: 'universalAddress',
    encode: 'asUniversalAddress',
    output: 'UniversalAddress',
    input: 'string',
    blank: true,
  },
  'universal-wallet': {
    decode: 'universalWallet',
    encode: 'asUniversalWallet',
    output: 'string',
    input: 'string',
    blank: true,
  },
  'universal-token': {
    decode: 'universalToken',
    encode: 'asUniversalToken',
    output: 'UniversalAddress',
    input: 'string',
    blank: true,
  },
  'universal-hash': {
    decode: 'universalHash',
    encode: 'asUniversalHash',
    output: 'string',
    input: 'string',
    blank: true,
  },
  'universal-block': { decode: 'text', encode: 'asUniversalBlock', output: 'string', input: 'UintInput' },
  'universal-chain': {
    decode: 'universalChain',
    encode: 'asUniversalChain',
    output: 'UniversalChainId',
    input: 'ChainInput',
    blank: true,
  },
  'universal-chains': {
    decode: 'text',
    encode: 'asUniversalChains',
    output: 'string',
    input: 'ChainInput',
    blank: true,
  },
  'synced-at': { decode: 'syncedAt', encode: 'asJson', output: 'SyncedAt', input: 'unknown', object: true },
  'solana-network': { decode: 'text', encode: 'asSolanaNetwork', output: 'string', input: 'SolanaNetwork' },
  'aptos-network': { decode: 'text', encode: 'asAptosNetwork', output: 'string', input: 'AptosNetworkInput' },
  'move-type': word,
  'move-struct-tag': { ...word, encode: 'asStructTag' },
  'move-identifier': { ...word, encode: 'asIdentifier' },
}

/** The formats of the entries of a list for which a cost is charged, by unit. */
export const chargedFormats = { chain: /^(?:evm-chain|universal-chains)$/, wallet: /-address$/ } as const
