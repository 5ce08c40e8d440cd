import { membersOf } from '../runtime/members.js'
import type { Account } from './account.js'

/**
 * A message as fields: the input of a wallet's `signIn`, which writes the text itself. Absent fields have no keys.
 */
export interface SignInFields {
  /** Domain that requests the sign-in, such as `app.example`. */
  readonly domain: string
  /** Address that signs in. Without one, the wallet adds its own. */
  readonly address?: string
  /** What the user agrees to. */
  readonly statement?: string
  /** What the user signs in to. */
  readonly uri: string
  /** Version of the message. */
  readonly version: '1'
  /** The chain as the standard of its family writes it: `1`, `solana:mainnet`, `aptos:mainnet`. */
  readonly chainId: string
  /** Makes sure that the message signs in only once. */
  readonly nonce: string
  /** When the message was created, as ISO text. */
  readonly issuedAt: string
  /** When the message expires, as ISO text. */
  readonly expirationTime?: string
  /** Your own id of the request. */
  readonly requestId?: string
  /** URIs to show to the user with the message. */
  readonly resources?: readonly string[]
}

/** Writes the text that a wallet signs. */
export function writeMessage({ family, address }: Account, fields: SignInFields): string {
  const { domain, statement, uri, version, chainId, nonce, issuedAt, ...more } = membersOf(fields, fieldNames)
  const { expirationTime, requestId, resources } = more
  const lines = [
    `${domain} wants you to sign in with your ${family.account} account:`,
    family.addressText(address),
    '',
    ...(statement === undefined ? [] : [statement]),
    ...(statement === undefined && family.isCompact ? [] : ['']),
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ]
  return lines.join('\n')
}

/** The fields are read by name, so that none is read from `Object.prototype`. */
const fieldNames: Readonly<Record<Exclude<keyof SignInFields, 'address'>, 1>> = {
  domain: 1,
  statement: 1,
  uri: 1,
  version: 1,
  chainId: 1,
  nonce: 1,
  issuedAt: 1,
  expirationTime: 1,
  requestId: 1,
  resources: 1,
}
