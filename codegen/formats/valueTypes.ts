/** Where the handwritten types are in `src/`, for the files that name them. */
export const valueTypes: Readonly<Record<string, string>> = {
  AbiValue: 'values/abiValue',
  AptosAddress: 'values/aptosAddress',
  EvmAddress: 'values/evmAddress',
  EvmChainId: 'values/chains',
  Hex: 'values/hex',
  UnknownArm: 'operation/unions',
  UintInput: 'operation/inputTypes',
  DecimalInput: 'operation/inputTypes',
  DateInput: 'operation/inputTypes',
  ChainInput: 'operation/inputTypes',
  AptosNetworkInput: 'operation/inputTypes',
}
