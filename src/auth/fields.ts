import { paramsOf } from '../arguments/params.js'
import { anything, type RulesOf } from '../arguments/rules.js'
import { ConfigurationError } from '../errors/configuration.js'
import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { asIsoDate } from '../operation/encode/dates.js'
import type { DateInput } from '../operation/encode/inputTypes.js'
import type { Account } from './account.js'
import { parseSignInChain, type SignInChain } from './chain.js'
import type { SignInChainId } from './chainId.js'
import { familyOf } from './families.js'
import type { Family } from './family.js'
import { isNonce, isRequestId, isStatement, isUri, readTime } from './grammar.js'
import type { SignInSettings } from './settings.js'
import type { SignInFields } from './writeMessage.js'

/** What to put into one message, in addition to the options of `createSignIn`. */
export interface MessageOptions {
  /** What the user agrees to. ASCII without line breaks, quotes and percent signs. */
  readonly statement?: string | undefined
  /** When the message expires. It also expires with its nonce. */
  readonly expirationTime?: DateInput | undefined
  /** URIs to show to the user with the message. */
  readonly resources?: readonly string[] | undefined
  /** Your own id of the request. */
  readonly requestId?: string | undefined
  /**
   * One of `chains`. Default: the first one that fits the address. Required without an address, if `chains` has several
   * families.
   */
  readonly chain?: SignInChain | undefined
}

/**
 * Creates the fields of a new message.
 *
 * @throws {InputError} for an option that a message can't contain, and `Param chain is required` without an address, if
 * `chains` has several families.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK `Incorrect network provided. Got "{value}", Valid values are:
 * "evm", "solana", "aptos"` for a chain of another family.
 * @throws {ConfigurationError} if `nonces` issues an invalid nonce.
 */
export async function makeFields(
  account: Account | undefined,
  options: MessageOptions,
  settings: SignInSettings,
): Promise<SignInFields> {
  const given = paramsOf(options, 'options', optionRules, '{ statement }')
  const { statement, expirationTime, resources, requestId, chain: wanted } = given
  if (statement !== undefined) assertGrammar('statement', statement, isStatement)
  if (requestId !== undefined) assertGrammar('requestId', requestId, isRequestId)
  if (resources !== undefined) assertList('resources', resources)
  for (const resource of resources ?? []) assertGrammar('resources', resource, isUri)
  const end = expirationTime === undefined ? undefined : timeText(expirationTime)
  const chain = chooseChain(settings.chains, account?.family, wanted)
  return {
    domain: settings.domain,
    ...(account && { address: account.family.addressText(account.address) }),
    ...(statement !== undefined && statement !== '' && { statement }),
    uri: settings.uri,
    version: '1',
    chainId: familyOf(chain).chainText(chain),
    nonce: await issueNonce(settings),
    issuedAt: new Date().toISOString(),
    ...(end !== undefined && { expirationTime: end }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
}

/** Each option is checked by its own grammar later. */
const optionRules: RulesOf<MessageOptions> = {
  statement: anything,
  expirationTime: anything,
  resources: anything,
  requestId: anything,
  chain: anything,
}

function assertGrammar(name: string, value: string, fits: (text: string) => boolean): void {
  if (typeof value === 'string' && fits(value)) return
  throw new InputError(`Param ${name} cannot be in a message: ${truncate(value, 80)}`, { hints: ['See EIP-4361'] })
}

function assertList(name: string, value: unknown): void {
  if (!Array.isArray(value)) throw new InputError(`Param ${name} takes a list, got ${truncate(value, 80)}`)
}

function chooseChain(
  chains: readonly SignInChainId[],
  family: Family | undefined,
  wanted: SignInChain | undefined,
): SignInChainId {
  const hints = [`chains has ${chains.join(', ')}`]
  if (!family && wanted === undefined && new Set(chains.map(familyOf)).size > 1) {
    const hint = 'Pass the address, or { chain }: chains has several families, and a wallet signs for one'
    throw new InputError('Param chain is required', { hints: [hint, ...hints] })
  }
  const fitting = chains.filter((chain) => !family || familyOf(chain) === family)
  const id = wanted === undefined ? fitting[0] : parseSignInChain(wanted, 'network')
  const chain = fitting.find((one) => one === id)
  if (chain) return chain
  if (id === undefined) throw new InputError(`No chain in chains is for ${family?.account} accounts`, { hints })
  throw new InputError(`Invalid chain provided: ${id}`, { hints: [...hints, 'The address must be of its family'] })
}

async function issueNonce({ nonces }: SignInSettings): Promise<string> {
  const nonce = await nonces.issue()
  if (typeof nonce === 'string' && isNonce(nonce)) return nonce
  throw new ConfigurationError('nonces.issue must return 8 letters and digits or more', { hints: ['See memoryNonces'] })
}

/** Writes a time by RFC 3339, which has no years beyond 9999. */
function timeText(value: DateInput): string {
  const text = String(asIsoDate(value, 'expirationTime'))
  assertGrammar('expirationTime', text, (iso) => readTime(iso) !== undefined)
  return text
}
