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

/** What came back from a wallet. It may be anything: whatever a client sent is refused, not thrown. */
export interface SignInRequest {
  /**
   * What was signed: the text of `message`, or what the wallet has built of `input`. `signedMessage` of a Solana wallet as
   * bytes, or as their base64: it may begin with a header.
   */
  readonly message: string | Uint8Array
  /** EVM and Aptos: hex. Solana: base58 or base64. Or the bytes. At most 16 384 bytes. */
  readonly signature: string | Uint8Array
  /** Public key of an Aptos account, or its keys as the wallet serializes them, as hex or bytes. Other families need none. */
  readonly publicKey?: string | Uint8Array | undefined
}

/** Signs users in by what their wallets have signed. */
export interface SignIn {
  /**
   * Makes a new text for a wallet to sign.
   *
   * @param address - EVM, in one case or with its checksum; Solana; or Aptos, with all 64 digits
   * @throws {InputError} `Param address is required`, `Invalid address provided: {value}`, or for an option that cannot be
   * in a message; {UnsupportedNetworkError} for a chain of another family. A wallet that is not connected has no address yet: give it the fields of `input`.
   */
  message(address: string, options?: MessageOptions): Promise<string>
  /**
   * Makes a new message as fields, for wallets that write the text themselves: `signIn` of Solana's and Aptos' wallets, or
   * `wallet_connect` of EVM wallets. Without an address the wallet adds that of its account.
   *
   * @throws {InputError} as `message` does; `Param chain is required` without an address where `chains` has several families.
   * @example
   * await signIn.input({ statement: 'Sign in to App.', chain: 'solana:mainnet' })
   */
  input(address?: string, options?: MessageOptions): Promise<SignInFields>
  input(options: MessageOptions): Promise<SignInFields>
  /**
   * Verifies what a wallet has signed, and uses up its nonce where all else is right.
   *
   * @returns `{ ok: true, address, chain, … }`, or `{ ok: false, reason, message }`
   * @throws {InputError} `Param request is required`. What your `nonces` throw is thrown too.
   * @throws {ConfigurationError} INVALID_CONFIGURATION when the package `ox` is not installed.
   */
  verify(request: SignInRequest): Promise<SignInResult>
}

/**
 * Creates a sign-in with wallets: by key or smart account on EVM chains, by key on Solana, by one key or several on Aptos.
 * It asks nobody but your `ethCall`, for smart accounts, and your `verifyKeyless`, for keyless ones, and only about nonces
 * that were issued. It starts no session: that is yours.
 *
 * Install the package `ox` beside this one; it is loaded at the first `verify`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is missing, unknown or invalid, such as a `domain`
 * with a scheme.
 * @throws {InputError} for a chain that does not exist, {UnsupportedNetworkError} for one of another family.
 * @example
 * const signIn = createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces() })
 * const message = await signIn.message(address) // the wallet signs it
 * const result = await signIn.verify({ message, signature })
 * if (result.ok) startSession(result.address)
 * @see EIP-4361, CAIP-122, AIP-116
 */
export function createSignIn(options: SignInOptions): SignIn {
  const settings = readSettings(options)
  return {
    async message(address, more = {}) {
      const account = readAccount(address)
      return writeMessage(account, await makeFields(account, more, settings))
    },
    async input(first?: string | MessageOptions, more: MessageOptions = {}) {
      if (typeof first === 'object' && first !== null) return makeFields(undefined, first, settings)
      return makeFields(first === undefined ? undefined : readAccount(first), more, settings)
    },
    async verify(request) {
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
        (await nonce.use()) // last, so that a wrong signature does not use it up
      return refusal ?? signedIn(message)
    },
  }
}

const requestNames: Readonly<Record<keyof SignInRequest, 1>> = { message: 1, signature: 1, publicKey: 1 }

/** Refuses what is longer than any wallet makes it: a node would be asked about it at your cost. */
function refuseLong(values: Readonly<Record<string, unknown>>): SignInRefusal | undefined {
  const bytesIn = (value: unknown): number =>
    typeof value === 'string' ? value.length / 2 - 1 : isBytes(value) ? value.length : 0
  const long = Object.keys(values).find((name) => bytesIn(values[name]) > mostBytes)
  return long === undefined ? undefined : refuse('INVALID_SIGNATURE', `${long} is longer than ${mostBytes} bytes`)
}

/** Of a signature by contract or by several keys, with all that they carry along. */
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
