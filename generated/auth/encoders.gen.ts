// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asHash32 } from '../../src/operation/encode/hex.js'
import { encodeObject } from '../../src/operation/encode/requestBody.js'
import { asOneOf, asText } from '../../src/operation/encode/text.js'
import type { EncodeInput } from '../../src/operation/operation.js'

export const encodeAddressInfo: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['blockchainType', 'blockchainType', (value, at) => asOneOf(value, at, ['evm', 'solana', 'aptos']), true],
    ['address', 'address', asText, true],
    ['publicKey', 'publicKey', asHash32],
  ])

export const encodeSignedMessage: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['message', 'message', asText, true],
    ['signature', 'signature', asText, true],
  ])
