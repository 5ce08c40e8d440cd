// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { evmChain } from '../../src/operation/decode/chain.js'
import type { Decoding } from '../../src/operation/decode/decoding.js'
import { aptosAddress, evmAddress, hash32 } from '../../src/operation/decode/hex.js'
import { list } from '../../src/operation/decode/lists.js'
import { isBlank, isObject, text } from '../../src/operation/decode/plain.js'
import { solanaAddress } from '../../src/operation/decode/solana.js'
import { date } from '../../src/operation/decode/times.js'
import { required, violation } from '../../src/operation/decode/violations.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeAptosChallenge(value: unknown, decoding: Decoding): T.AptosChallenge | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.AptosChallenge> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    message: text(value.message) ?? required(decoding, value, 'message', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.profileId
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'profileId', 'hash32')
    if (read !== undefined) result.profileId = read
  }
  return result
}

export function decodeBindMessages(value: unknown, decoding: Decoding): T.BindMessages | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.BindMessages> = {
    messages: list(value.messages, decoding, text, 'string') ?? required(decoding, value, 'messages', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeEvmChallenge(value: unknown, decoding: Decoding): T.EvmChallenge | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.EvmChallenge> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    message: text(value.message) ?? required(decoding, value, 'message', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.profileId
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'profileId', 'hash32')
    if (read !== undefined) result.profileId = read
  }
  return result
}

export function decodeProfile(value: unknown, decoding: Decoding): T.Profile | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.Profile> = {
    profileId: hash32(value.profileId) ?? required(decoding, value, 'profileId', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeSolanaChallenge(value: unknown, decoding: Decoding): T.SolanaChallenge | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.SolanaChallenge> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    message: text(value.message) ?? required(decoding, value, 'message', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.profileId
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'profileId', 'hash32')
    if (read !== undefined) result.profileId = read
  }
  return result
}

export function decodeUnbindMessage(value: unknown, decoding: Decoding): T.UnbindMessage | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.UnbindMessage> = {
    message: text(value.message) ?? required(decoding, value, 'message', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeVerifiedAptosChallenge(value: unknown, decoding: Decoding): T.VerifiedAptosChallenge | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.VerifiedAptosChallenge> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    address: aptosAddress(value.address) ?? required(decoding, value, 'address', 'aptos-address'),
    profileId: hash32(value.profileId) ?? required(decoding, value, 'profileId', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.domain
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'domain', 'string')
    if (read !== undefined) result.domain = read
  }
  raw = value.network
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'network', 'string')
    if (read !== undefined) result.network = read
  }
  raw = value.publicKey
  if (!isBlank(raw)) {
    const read = hash32(raw) ?? violation(decoding, value, 'publicKey', 'hash32')
    if (read !== undefined) result.publicKey = read
  }
  raw = value.statement
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'statement', 'string')
    if (read !== undefined) result.statement = read
  }
  raw = value.uri
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'uri', 'string')
    if (read !== undefined) result.uri = read
  }
  raw = value.expirationTime
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'expirationTime', 'date-time')
    if (read !== undefined) result.expirationTime = read
  }
  raw = value.notBefore
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'notBefore', 'date-time')
    if (read !== undefined) result.notBefore = read
  }
  raw = value.resources
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'resources', 'list')
    if (read !== undefined) result.resources = read
  }
  raw = value.version
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'version', 'string')
    if (read !== undefined) result.version = read
  }
  raw = value.nonce
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'nonce', 'string')
    if (read !== undefined) result.nonce = read
  }
  return result
}

export function decodeVerifiedEvmChallenge(value: unknown, decoding: Decoding): T.VerifiedEvmChallenge | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.VerifiedEvmChallenge> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    address: evmAddress(value.address) ?? required(decoding, value, 'address', 'evm-address'),
    profileId: hash32(value.profileId) ?? required(decoding, value, 'profileId', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.domain
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'domain', 'string')
    if (read !== undefined) result.domain = read
  }
  raw = value.chainId
  if (!isBlank(raw)) {
    const read = evmChain(raw) ?? violation(decoding, value, 'chainId', 'evm-chain')
    if (read !== undefined) result.chainId = read
  }
  raw = value.statement
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'statement', 'string')
    if (read !== undefined) result.statement = read
  }
  raw = value.uri
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'uri', 'string')
    if (read !== undefined) result.uri = read
  }
  raw = value.expirationTime
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'expirationTime', 'date-time')
    if (read !== undefined) result.expirationTime = read
  }
  raw = value.notBefore
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'notBefore', 'date-time')
    if (read !== undefined) result.notBefore = read
  }
  raw = value.resources
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'resources', 'list')
    if (read !== undefined) result.resources = read
  }
  raw = value.version
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'version', 'string')
    if (read !== undefined) result.version = read
  }
  raw = value.nonce
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'nonce', 'string')
    if (read !== undefined) result.nonce = read
  }
  return result
}

export function decodeVerifiedSolanaChallenge(
  value: unknown,
  decoding: Decoding,
): T.VerifiedSolanaChallenge | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.VerifiedSolanaChallenge> = {
    id: text(value.id) ?? required(decoding, value, 'id', 'string'),
    address: solanaAddress(value.address) ?? required(decoding, value, 'address', 'solana-address'),
    profileId: hash32(value.profileId) ?? required(decoding, value, 'profileId', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.domain
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'domain', 'string')
    if (read !== undefined) result.domain = read
  }
  raw = value.network
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'network', 'string')
    if (read !== undefined) result.network = read
  }
  raw = value.statement
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'statement', 'string')
    if (read !== undefined) result.statement = read
  }
  raw = value.uri
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'uri', 'string')
    if (read !== undefined) result.uri = read
  }
  raw = value.expirationTime
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'expirationTime', 'date-time')
    if (read !== undefined) result.expirationTime = read
  }
  raw = value.notBefore
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'notBefore', 'date-time')
    if (read !== undefined) result.notBefore = read
  }
  raw = value.resources
  if (raw !== undefined && raw !== null) {
    const read = list(raw, decoding, text, 'string') ?? violation(decoding, value, 'resources', 'list')
    if (read !== undefined) result.resources = read
  }
  raw = value.version
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'version', 'string')
    if (read !== undefined) result.version = read
  }
  raw = value.nonce
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'nonce', 'string')
    if (read !== undefined) result.nonce = read
  }
  return result
}

export function decodeGetAddressesOutput(value: unknown, decoding: Decoding): T.GetAddressesOutput | undefined {
  return list(value, decoding, text, 'string')
}
