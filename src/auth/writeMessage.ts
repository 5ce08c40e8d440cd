import { membersOf } from '../runtime/members.js'
import type { Account } from './account.js'

/**
 * What a message says, as fields: the input of `signIn` of a wallet that builds the text itself. Absent fields are no keys
 * of it.
 */
export interface SignInFields {
  /** Domain that asks, such as `app.example`. */
  readonly domain: string
  /** Address that signs in. Without one, the wallet adds that of its account. */
  readonly address?: string
  /** What the user agrees to, in words. */
  readonly statement?: string
  /** What the user signs in to. */
  readonly uri: string
  /** Version of the message. */
  readonly version: '1'
  /** Chain as the standard of its family has it: `1`, `solana:mainnet`, `aptos:mainnet`. */
  readonly chainId: string
  /** Lets the message sign in once. */
  readonly nonce: string
  /** When the message was made, ISO text. */
  readonly issuedAt: string
  /** When it stops being valid, ISO text. */
  readonly expirationTime?: string
  /** Your own id of the request. */
  readonly requestId?: string
  /** URIs that the user is to see with the message. */
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

/** Read by name, so that no line comes from `Object.prototype`. */
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
