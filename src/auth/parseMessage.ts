import { truncate } from '../errors/truncate.js'
import { shownAddress } from '../values/notAnAddress.js'
import { families } from './families.js'
import type { Family } from './family.js'
import { isDomain, isNonce, isRequestId, isStatement, isUri, readTime } from './grammar.js'
import { readLines } from './readLines.js'
import { isRefusal, refuse, type SignInRefusal } from './result.js'

/** What a message says. */
export interface SignInMessage {
  readonly family: Family
  /** The scheme before the domain, in lower case. */
  readonly scheme: string | undefined
  readonly domain: string
  readonly address: string
  readonly statement: string | undefined
  readonly uri: string
  /** The chain, which may not be an accepted one. */
  readonly chain: string
  readonly nonce: string
  readonly issuedAt: Date
  readonly expirationTime: Date | undefined
  readonly notBefore: Date | undefined
  readonly requestId: string | undefined
  readonly resources: readonly string[]
}

/**
 * Parses the text that a wallet has signed. It is strict, because two readers could understand a text differently that
 * doesn't follow its standard.
 *
 * @see EIP-4361, CAIP-122, AIP-116
 */
export function parseMessage(text: unknown): SignInMessage | SignInRefusal {
  if (typeof text !== 'string') return invalid(`The message must be text, got ${typeof text}`)
  if (text.length > longest) return invalid(`The message is longer than ${longest} characters`)
  if (text.includes('\r')) return invalid('The message has carriage returns: its lines must end in a line feed')
  if (/\\n/.test(text)) return invalid('The message has escaped line breaks (\\n): pass the text as it was signed')
  const [first = '', addressLine = '', ...rest] = text.split('\n')
  const [, scheme, domain = '', account] = header.exec(first) ?? []
  const family = families.find((one) => one.account === account)
  if (!family || !isDomain(domain))
    return invalid(`The first line of the message is not that of a sign-in: ${truncate(first)}`)
  const address = family.readAddress(addressLine)
  if (address === undefined)
    return invalid(`The message has no valid address in its second line: ${shownAddress(addressLine)}`)
  const lines = readLines(rest, family)
  if (isRefusal(lines)) return lines
  const { statement, values, resources } = lines
  if (statement !== undefined && !isStatement(statement)) return invalidLine('Statement', statement)

  const uri = values.get('URI')
  const chain = family.readChain(values.get('Chain ID') ?? '')
  const nonce = values.get('Nonce')
  const issuedAt = readTime(values.get('Issued At') ?? '')
  const requestId = values.get('Request ID')
  const expirationTime = readTime(values.get('Expiration Time') ?? '')
  const notBefore = readTime(values.get('Not Before') ?? '')
  if (!uri || !isUri(uri)) return invalidLine('URI', uri)
  if (values.get('Version') !== '1') return invalidLine('Version', values.get('Version'))
  if (!chain) return invalidLine('Chain ID', values.get('Chain ID'))
  if (!nonce || !isNonce(nonce)) return invalidLine('Nonce', nonce)
  if (!issuedAt) return invalidLine('Issued At', values.get('Issued At'))
  if (!expirationTime && values.has('Expiration Time'))
    return invalidLine('Expiration Time', values.get('Expiration Time'))
  if (!notBefore && values.has('Not Before')) return invalidLine('Not Before', values.get('Not Before'))
  if (requestId !== undefined && !isRequestId(requestId)) return invalidLine('Request ID', requestId)
  const alien = resources.find((resource) => !isUri(resource))
  if (alien !== undefined) return invalidLine('Resources', alien)
  return {
    family,
    scheme: scheme?.toLowerCase(),
    domain,
    address,
    statement,
    uri,
    chain,
    nonce,
    issuedAt,
    expirationTime,
    notBefore,
    requestId,
    resources,
  }
}

const header =
  /^(?:([A-Za-z][A-Za-z\d+.-]*):\/\/)?(\S+) wants you to sign in with your (Ethereum|Solana|Aptos) account:$/

/** Longer than anybody reads in a wallet. */
const longest = 16_384

const invalid = (message: string): SignInRefusal => refuse('INVALID_MESSAGE', message)

const invalidLine = (label: string, value: string | undefined): SignInRefusal =>
  invalid(
    value === undefined
      ? `The message has no line ${label}`
      : `The message has an invalid ${label}: ${truncate(value)}`,
  )
