// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asChecksumAddress } from '../../src/operation/encode/checksum.js'
import { asIsoDate } from '../../src/operation/encode/dates.js'
import { asHash32, asHex } from '../../src/operation/encode/hex.js'
import { asList } from '../../src/operation/encode/lists.js'
import { asCount } from '../../src/operation/encode/numbers.js'
import { asAptosAddress, asEvmChain, asSolanaAddress } from '../../src/operation/encode/parsed.js'
import { jsonBody } from '../../src/operation/encode/requestBody.js'
import { asSolanaSignature } from '../../src/operation/encode/signature.js'
import { asOneOf, asText } from '../../src/operation/encode/text.js'
import type { Operation } from '../../src/operation/operation.js'
import {
  decodeAptosChallenge,
  decodeBindMessages,
  decodeEvmChallenge,
  decodeGetAddressesOutput,
  decodeProfile,
  decodeSolanaChallenge,
  decodeUnbindMessage,
  decodeVerifiedAptosChallenge,
  decodeVerifiedEvmChallenge,
  decodeVerifiedSolanaChallenge,
} from './decoders.gen.js'
import { encodeAddressInfo, encodeSignedMessage } from './encoders.gen.js'
import { servers } from './servers.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Request a challenge for an EVM account. See `client.auth.requestChallengeEvm`. */
export const requestChallengeEvm: Operation<
  T.RequestChallengeEvmInput,
  T.RequestChallengeEvmOutput,
  W.RequestChallengeEvmWire
> = {
  id: 'requestChallengeEvm',
  path: '/challenge/request/evm',
  api: 'auth',
  servers,
  method: 'POST',
  inputs: [
    { name: 'domain', in: 'body', encode: asText, required: true },
    { name: 'chainId', in: 'body', encode: asEvmChain, required: true, fallback: 'defaultChain' },
    { name: 'address', in: 'body', encode: asChecksumAddress, required: true },
    { name: 'uri', in: 'body', encode: asText, required: true },
    { name: 'statement', in: 'body', encode: asText },
    { name: 'expirationTime', in: 'body', encode: asIsoDate },
    { name: 'notBefore', in: 'body', encode: asIsoDate },
    { name: 'resources', in: 'body', encode: (value, at) => asList(value, at, asText) },
    { name: 'timeout', in: 'body', encode: asCount, bounds: { minimum: 15, maximum: 120 }, preset: 15 },
  ],
  body: jsonBody,
  decode: decodeEvmChallenge,
  secrets: ['id'],
  lifecycle: { status: 'live' },
}

/** Verify the challenge of an EVM account. See `client.auth.verifyChallengeEvm`. */
export const verifyChallengeEvm: Operation<
  T.VerifyChallengeEvmInput,
  T.VerifyChallengeEvmOutput,
  W.VerifyChallengeEvmWire
> = {
  id: 'verifyChallengeEvm',
  path: '/challenge/verify/evm',
  api: 'auth',
  servers,
  method: 'POST',
  inputs: [
    { name: 'message', in: 'body', encode: asText, required: true },
    { name: 'signature', in: 'body', encode: asHex, required: true },
  ],
  body: jsonBody,
  decode: decodeVerifiedEvmChallenge,
  secrets: ['id'],
  lifecycle: { status: 'live' },
}

/** Request a challenge for a Solana account. See `client.auth.requestChallengeSolana`. */
export const requestChallengeSolana: Operation<
  T.RequestChallengeSolanaInput,
  T.RequestChallengeSolanaOutput,
  W.RequestChallengeSolanaWire
> = {
  id: 'requestChallengeSolana',
  path: '/challenge/request/solana',
  api: 'auth',
  servers,
  method: 'POST',
  inputs: [
    { name: 'domain', in: 'body', encode: asText, required: true },
    {
      name: 'network',
      in: 'body',
      encode: (value, at) => asOneOf(value, at, ['mainnet', 'testnet', 'devnet']),
      required: true,
    },
    { name: 'address', in: 'body', encode: asSolanaAddress, required: true },
    { name: 'uri', in: 'body', encode: asText, required: true },
    { name: 'statement', in: 'body', encode: asText },
    { name: 'expirationTime', in: 'body', encode: asIsoDate },
    { name: 'notBefore', in: 'body', encode: asIsoDate },
    { name: 'resources', in: 'body', encode: (value, at) => asList(value, at, asText) },
    { name: 'timeout', in: 'body', encode: asCount, bounds: { minimum: 15, maximum: 120 }, preset: 15 },
  ],
  body: jsonBody,
  decode: decodeSolanaChallenge,
  secrets: ['id'],
  lifecycle: { status: 'live' },
}

/** Verify the challenge of a Solana account. See `client.auth.verifyChallengeSolana`. */
export const verifyChallengeSolana: Operation<
  T.VerifyChallengeSolanaInput,
  T.VerifyChallengeSolanaOutput,
  W.VerifyChallengeSolanaWire
> = {
  id: 'verifyChallengeSolana',
  path: '/challenge/verify/solana',
  api: 'auth',
  servers,
  method: 'POST',
  inputs: [
    { name: 'message', in: 'body', encode: asText, required: true },
    { name: 'signature', in: 'body', encode: asSolanaSignature, required: true },
  ],
  body: jsonBody,
  decode: decodeVerifiedSolanaChallenge,
  secrets: ['id'],
  lifecycle: { status: 'live' },
}

/** Request a challenge for an Aptos account. See `client.auth.requestChallengeAptos`. */
export const requestChallengeAptos: Operation<
  T.RequestChallengeAptosInput,
  T.RequestChallengeAptosOutput,
  W.RequestChallengeAptosWire
> = {
  id: 'requestChallengeAptos',
  path: '/challenge/request/aptos',
  api: 'auth',
  servers,
  method: 'POST',
  inputs: [
    { name: 'domain', in: 'body', encode: asText, required: true },
    { name: 'network', in: 'body', encode: (value, at) => asOneOf(value, at, ['mainnet', 'testnet']), required: true },
    { name: 'address', in: 'body', encode: asAptosAddress, required: true },
    { name: 'publicKey', in: 'body', encode: asHash32, required: true },
    { name: 'uri', in: 'body', encode: asText, required: true },
    { name: 'statement', in: 'body', encode: asText },
    { name: 'expirationTime', in: 'body', encode: asIsoDate },
    { name: 'notBefore', in: 'body', encode: asIsoDate },
    { name: 'resources', in: 'body', encode: (value, at) => asList(value, at, asText) },
    { name: 'timeout', in: 'body', encode: asCount, bounds: { minimum: 15, maximum: 120 }, preset: 15 },
  ],
  body: jsonBody,
  decode: decodeAptosChallenge,
  secrets: ['id'],
  lifecycle: { status: 'live' },
}

/** Verify the challenge of an Aptos account. See `client.auth.verifyChallengeAptos`. */
export const verifyChallengeAptos: Operation<
  T.VerifyChallengeAptosInput,
  T.VerifyChallengeAptosOutput,
  W.VerifyChallengeAptosWire
> = {
  id: 'verifyChallengeAptos',
  path: '/challenge/verify/aptos',
  api: 'auth',
  servers,
  method: 'POST',
  inputs: [
    { name: 'message', in: 'body', encode: asText, required: true },
    { name: 'signature', in: 'body', encode: asHex, required: true },
  ],
  body: jsonBody,
  decode: decodeVerifiedAptosChallenge,
  secrets: ['id'],
  lifecycle: { status: 'live' },
}

/** Texts to bind two addresses. See `client.auth.requestBind`. */
export const requestBind: Operation<T.RequestBindInput, T.RequestBindOutput, W.RequestBindWire> = {
  id: 'requestBind',
  path: '/bind/request',
  api: 'auth',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'addresses',
      in: 'body',
      encode: (value, at) => asList(value, at, encodeAddressInfo),
      required: true,
      bounds: { minItems: 2, maxItems: 2 },
    },
  ],
  body: jsonBody,
  decode: decodeBindMessages,
  lifecycle: { status: 'live' },
}

/** Bind two addresses. See `client.auth.verifyRequestBind`. */
export const verifyRequestBind: Operation<
  T.VerifyRequestBindInput,
  T.VerifyRequestBindOutput,
  W.VerifyRequestBindWire
> = {
  id: 'verifyRequestBind',
  path: '/bind/request/verify',
  api: 'auth',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'verifications',
      in: 'body',
      encode: (value, at) => asList(value, at, encodeSignedMessage),
      required: true,
      bounds: { minItems: 2, maxItems: 2 },
    },
  ],
  body: jsonBody,
  decode: decodeProfile,
  lifecycle: { status: 'live' },
}

/** A text to unbind an address. See `client.auth.removeBind`. */
export const removeBind: Operation<T.RemoveBindInput, T.RemoveBindOutput, W.RemoveBindWire> = {
  id: 'removeBind',
  path: '/bind/remove',
  api: 'auth',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'blockchainType',
      in: 'body',
      encode: (value, at) => asOneOf(value, at, ['evm', 'solana', 'aptos']),
      required: true,
    },
    { name: 'address', in: 'body', encode: asText, required: true },
    { name: 'profileId', in: 'body', encode: asHash32, required: true },
    { name: 'publicKey', in: 'body', encode: asHash32 },
  ],
  body: jsonBody,
  decode: decodeUnbindMessage,
  lifecycle: { status: 'live' },
}

/** Unbind an address. See `client.auth.verifyRemoveBind`. */
export const verifyRemoveBind: Operation<T.VerifyRemoveBindInput, T.VerifyRemoveBindOutput, W.VerifyRemoveBindWire> = {
  id: 'verifyRemoveBind',
  path: '/bind/remove/verify',
  api: 'auth',
  servers,
  method: 'POST',
  inputs: [
    { name: 'message', in: 'body', encode: asText, required: true },
    { name: 'signature', in: 'body', encode: asText, required: true },
  ],
  body: jsonBody,
  decode: decodeProfile,
  lifecycle: { status: 'live' },
}

/** Addresses of a profile. See `client.auth.getAddresses`. */
export const getAddresses: Operation<T.GetAddressesInput, T.GetAddressesOutput, W.GetAddressesWire> = {
  id: 'getAddresses',
  path: '/profile/{profileId}/addresses',
  api: 'auth',
  servers,
  method: 'GET',
  inputs: [{ name: 'profileId', in: 'path', encode: asHash32, required: true }],
  decode: decodeGetAddressesOutput,
  lifecycle: { status: 'live' },
}
