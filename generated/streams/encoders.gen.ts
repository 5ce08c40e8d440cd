// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asJson } from '../../src/operation/encode/json.js'
import { asList } from '../../src/operation/encode/lists.js'
import { asNumber } from '../../src/operation/encode/numbers.js'
import { asEvmAddressOrSelector } from '../../src/operation/encode/parsed.js'
import { encodeObject } from '../../src/operation/encode/requestBody.js'
import { asBoolean, asText } from '../../src/operation/encode/text.js'
import type { EncodeInput } from '../../src/operation/operation.js'

export const encodeAbiInputInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['name', 'name', asText],
    ['type', 'type', asText, true],
    ['indexed', 'indexed', asBoolean],
    ['components', 'components', (value, at) => asList(value, at, encodeAbiInputInput)],
    ['internalType', 'internalType', asText],
  ])

export const encodeAbiItemInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', asText],
    ['name', 'name', asText],
    ['inputs', 'inputs', (value, at) => asList(value, at, encodeAbiInputInput)],
    ['outputs', 'outputs', (value, at) => asList(value, at, encodeAbiOutputInput)],
    ['stateMutability', 'stateMutability', asText],
    ['anonymous', 'anonymous', asBoolean],
    ['constant', 'constant', asBoolean],
    ['payable', 'payable', asBoolean],
    ['gas', 'gas', asNumber],
  ])

export const encodeAbiOutputInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['name', 'name', asText],
    ['type', 'type', asText, true],
    ['components', 'components', (value, at) => asList(value, at, encodeAbiOutputInput)],
    ['internalType', 'internalType', asText],
  ])

export const encodeAdvancedOptionsInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['topic0', 'topic0', asText, true],
    ['filter', 'filter', asJson],
    ['includeNativeTxs', 'includeNativeTxs', asBoolean],
  ])

export const encodeGetNativeBalancesInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['selectors', 'selectors', (value, at) => asList(value, at, asText), true],
    ['type', 'type', asText, true],
  ])

export const encodeStreamsTriggerInput: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['type', 'type', asText, true],
    ['contractAddress', 'contractAddress', asEvmAddressOrSelector, true],
    ['functionAbi', 'functionAbi', encodeAbiItemInput, true],
    ['inputs', 'inputs', (value, at) => asList(value, at, asJson)],
    ['topic0', 'topic0', asText],
    ['callFrom', 'callFrom', asEvmAddressOrSelector],
  ])
