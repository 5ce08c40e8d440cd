/** Where the handwritten types are in `src/`, for the files that name them. */
export const valueTypes: Readonly<Record<string, string>> = {
  AbiValue: 'values/abiValue',
  AptosAddress: 'values/aptosAddress',
  EvmAddress: 'values/evmAddress',
  EvmChainId: 'values/chains',
  EvmOrSolanaAddress: 'values/evmOrSolana',
  EvmOrSolanaChain: 'values/evmOrSolana',
  Hex: 'values/hex',
  SolanaAddress: 'values/solanaAddress',
  SolanaNetwork: 'values/networks',
  UnknownArm: 'operation/decode/unions',
  UintInput: 'operation/encode/inputTypes',
  DecimalInput: 'operation/encode/inputTypes',
  DateInput: 'operation/encode/inputTypes',
  ChainInput: 'operation/encode/inputTypes',
  AptosNetworkInput: 'operation/encode/inputTypes',
}
