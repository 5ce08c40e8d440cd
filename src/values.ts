export type { AbiValue } from './values/abiValue.js'
export {
  type AptosAddress,
  isAptosAddress,
  isSameAptosAddress,
  parseAptosAddress,
  shortAptosAddress,
} from './values/aptosAddress.js'
export { type AptosUnit, aptosUnits, formatAptosNative, parseAptosNative } from './values/aptosUnits.js'
export { type EvmChain, getChain, getChains, type NativeCurrency } from './values/chainDetails.js'
export type { EvmChainName } from './values/chainNames.js'
export { type EvmChainId, parseChain } from './values/chains.js'
export { checksumAddress } from './values/checksum.js'
export { confirmationsOf } from './values/confirmations.js'
export { toCsv } from './values/csv.js'
export { type EvmAddress, isEvmAddress, isSameEvmAddress, parseEvmAddress } from './values/evmAddress.js'
export type { EvmOrSolanaAddress, EvmOrSolanaChain } from './values/evmOrSolana.js'
export { type EvmUnit, evmUnits, formatEvmNative, parseEvmNative } from './values/evmUnits.js'
export { bytesToHex, type Hex, hexToBytes, isHex } from './values/hex.js'
export { type Plain, toJson, toPlain } from './values/json.js'
export { assertLittleEndian } from './values/littleEndian.js'
export { toNdjson } from './values/ndjson.js'
export { type AptosNetwork, parseAptosNetwork, parseSolanaNetwork, type SolanaNetwork } from './values/networks.js'
export type { Rounding } from './values/rounding.js'
export { isSelector, parseSelector, type Selector } from './values/selector.js'
export { isSolanaAddress, parseSolanaAddress, type SolanaAddress } from './values/solanaAddress.js'
export { formatSol, parseSol } from './values/solanaUnits.js'
export { type TokenAmount, type TokenAmountInput, tokenAmount } from './values/tokenAmount.js'
export { type Amount, formatUnits, type ParseUnitsOptions, parseUnits } from './values/units.js'
export { multiplyUsd } from './values/usd.js'
