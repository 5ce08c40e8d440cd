// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asUint } from '../../src/operation/encode/numbers.js'
import { asEvmAddress, asEvmOrSolanaAddress, asEvmOrSolanaChain } from '../../src/operation/encode/parsed.js'
import { encodeObject } from '../../src/operation/encode/requestBody.js'
import { asOneOf, asText } from '../../src/operation/encode/text.js'
import type { EncodeInput } from '../../src/operation/operation.js'

export const encodeContractsReviewItem: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['contractAddress', 'contract_address', asEvmAddress, true],
    ['reason', 'reason', asText, true],
    ['reportType', 'report_type', (value, at) => asOneOf(value, at, ['spam', 'not_spam']), true],
    ['contractType', 'contract_type', (value, at) => asOneOf(value, at, ['ERC20', 'NFT']), true],
  ])

export const encodeIpfsFileRequest: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['path', 'path', asText, true],
    ['content', 'content', asText, true],
  ])

export const encodeTokenAndChainItem: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['chain', 'chain', asEvmOrSolanaChain, true],
    ['tokenAddress', 'tokenAddress', asEvmOrSolanaAddress, true],
  ])

export const encodeTokenItem: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['tokenAddress', 'token_address', asEvmAddress, true],
    ['tokenId', 'token_id', asUint, true],
  ])

export const encodeTokenPriceItem: EncodeInput = (value, at) =>
  encodeObject(value, at, [
    ['tokenAddress', 'token_address', asEvmAddress, true],
    ['exchange', 'exchange', asText],
    ['toBlock', 'to_block', asUint],
  ])
