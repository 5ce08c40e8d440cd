import type { EvmChainName } from '../../values/chainNames.js'

/** A whole number of any size: `bigint`, safe number, decimal or hex text. */
export type UintInput = bigint | number | string

/** A decimal number: text, a number or `bigint`. */
export type DecimalInput = string | number | bigint

/**
 * A point in time: a `Date`, ISO text (UTC if it has no zone), or seconds since 1970. Pass seconds before 1973 as a
 * number, not as text.
 */
export type DateInput = Date | string | number | bigint

/** An EVM chain by id or name: `1`, `1n`, `'0x1'`, `'eth'`. Editors complete the names, but any text compiles. */
export type ChainInput = EvmChainName | (string & Record<never, never>) | number | bigint

/** An Aptos network by name or number. */
export type AptosNetworkInput = 'mainnet' | 'testnet' | 'devnet' | 1 | 2 | '1' | '2'
