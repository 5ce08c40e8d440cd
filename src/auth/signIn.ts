import { assertObject } from '../arguments/params.js'
import { membersOf } from '../runtime/members.js'
import { isBytes } from '../values/hex.js'
import { readAccount } from './account.js'
import { parseSignInChain } from './chain.js'
import { refuseForeign } from './conditions.js'
import { type MessageOptions, makeFields } from './fields.js'
import { parseMessage, type SignInMessage } from './parseMessage.js'
import { isRefusal, refuse, type SignedIn, type SignInRefusal, type SignInResult } from './result.js'
import { readSettings, type SignInOptions } from './settings.js'
import { readSignedMessage } from './signedMessage.js'
import { verifiersOf } from './verifiers.js'
import { type SignInFields, writeMessage } from './writeMessage.js'

/** What a wallet returned. You can pass whatever a client sent: invalid values are refused and never thrown. */
export interface SignInRequest {
  /**
   * What was signed: the text of `message`, or the text that the wallet built from `input`. For a Solana wallet's
   * `signedMessage`, which may begin with a header, pass the bytes or their base64.
   */
  readonly message: string | Uint8Array
  /** The signature as bytes or text: hex for EVM and Aptos, base58 or base64 for Solana. At most 16,384 bytes. */
  readonly signature: string | Uint8Array
  /** For Aptos: the account's public key, or its keys as the wallet serializes them, as hex or bytes. */
  readonly publicKey?: string | Uint8Array | undefined
}

/** Signs users in with their wallets. */
export interface SignIn {
  /**
   * Creates a new message for a wallet to sign. If the wallet isn't connected yet, so that you don't know its address,
   * use `input`.
   *
   * @param address - an EVM address, in one case or with its checksum; a Solana address; or all 64 digits of an Aptos
   * address
   * @throws {InputError} `Param address is required`, `Invalid address provided: {value}`, or for an option that a
   * message can't contain
   * @throws {UnsupportedNetworkError} for a chain of another family
   */
  message(address: string, options?: MessageOptions): Promise<string>
  /**
   * Creates a new message as fields, for wallets that write the text themselves: `signIn` of Solana and Aptos wallets,
   * or `wallet_connect` of EVM wallets. Without an address, the wallet adds its own.
   *
   * @throws {InputError} as `message` does, and `Param chain is required` without an address, if `chains` has several
   * families
   * @example
   * await signIn.input({ statement: 'Sign in to App.', chain: 'solana:mainnet' })
   */
  input(address?: string, options?: MessageOptions): Promise<SignInFields>
  input(options: MessageOptions): Promise<SignInFields>
  /**
   * Verifies what a wallet has signed. If everything is valid, it also uses up the nonce.
   *
   * @returns `{ ok: true, address, chain, … }`, or `{ ok: false, reason, message }`
   * @throws {InputError} `Param request is required`. Errors from your `nonces` are rethrown.
   * @throws {ConfigurationError} INVALID_CONFIGURATION if the package `ox` isn't installed.
   */
  verify(request: SignInRequest): Promise<SignInResult>
}

/**
 * Creates a sign-in for wallets: EVM accounts and smart accounts, Solana accounts, and Aptos accounts with one or more
 * keys. It doesn't start a session; do that with the result of `verify`.
 *
 * It calls no service, except your `ethCall` for smart accounts and your `verifyKeyless` for keyless accounts, and only
 * for nonces that were issued. Install the package `ox` too; it is loaded by the first `verify`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is missing, unknown or invalid, such as a
 * `domain` with a scheme.
 * @throws {InputError} for a chain that doesn't exist.
 * @throws {UnsupportedNetworkError} for a chain of another family.
 * @example
 * const signIn = createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces() })
 * const message = await signIn.message(address) // the wallet signs it
 * const result = await signIn.verify({ message, signature })
 * if (result.ok) startSession(result.address)
 * @see EIP-4361, CAIP-122, AIP-116
 */
export function createSignIn(options: SignInOptions): SignIn {
  const readOwn = readSettings(options)
  return {
    async message(address, more = {}) {
      const account = readAccount(address)
      return writeMessage(account, await makeFields(account, more, await readOwn()))
    },
    async input(first?: string | MessageOptions, more: MessageOptions = {}) {
      if (typeof first === 'object' && first !== null) return makeFields(undefined, first, await readOwn())
      return makeFields(first === undefined ? undefined : readAccount(first), more, await readOwn())
    },
    async verify(request) {
      const settings = await readOwn()
      assertObject(request, 'request', '{ message, signature }')
      const given = membersOf<SignInRequest, keyof SignInRequest>(request, requestNames)
      const { text, offchain } = readSignedMessage(given.message)
      const message = parseMessage(text)
      if (isRefusal(message)) return message
      const { signature, publicKey } = given
      const { family, address, chain, domain } = message
      const signed = { text: String(text), address, chain, domain, offchain, signature, publicKey }
      const nonce = settings.nonces.of(message.nonce)
      const refusal =
        refuseForeign(message, settings, Date.now()) ??
        refuseLong({ signature, publicKey }) ??
        (await family.refuseSignature(signed, verifiersOf(settings, nonce))) ??
        (await nonce.use()) // last, so that a wrong signature doesn't use it up
      return refusal ?? signedIn(message)
    },
  }
}

const requestNames: Readonly<Record<keyof SignInRequest, 1>> = { message: 1, signature: 1, publicKey: 1 }

/** Refuses values that are longer than any wallet's, before a node is called for them at your cost. */
function refuseLong(values: Readonly<Record<string, unknown>>): SignInRefusal | undefined {
  const bytesIn = (value: unknown): number =>
    typeof value === 'string' ? value.length / 2 - 1 : isBytes(value) ? value.length : 0
  const long = Object.keys(values).find((name) => bytesIn(values[name]) > mostBytes)
  return long === undefined ? undefined : refuse('INVALID_SIGNATURE', `${long} is longer than ${mostBytes} bytes`)
}

/** Enough for a signature of a contract or of several keys, with all that belongs to it. */
const mostBytes = 16_384

function signedIn({
  address,
  chain,
  statement,
  requestId,
  resources,
  issuedAt,
  expirationTime,
}: SignInMessage): SignedIn {
  return {
    ok: true,
    address,
    chain: parseSignInChain(chain),
    statement,
    requestId,
    resources,
    issuedAt,
    expirationTime,
  }
}
