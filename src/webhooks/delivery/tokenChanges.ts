import type { Decoding } from '../../operation/decode/decoding.js'
import { decimals as asDecimals, count } from '../../operation/decode/numbers.js'
import { text as asText, isObject, type Json } from '../../operation/decode/plain.js'
import { uint } from '../../operation/decode/uint.js'
import { leaveOut, violation } from '../../operation/decode/violations.js'
import { memberOf } from '../../runtime/members.js'
import type { SolanaTokenChange } from './solanaDelivery.js'

/** The names of the lists of balances, before and after a transaction. */
const names = ['preTokenBalances', 'postTokenBalances'] as const

/**
 * Derives the changes of token balances from the balances before and after a transaction, which belong together by
 * `accountIndex` and `mint`. A side without such a balance counts as 0. Where an account changes hands, the owner before
 * loses the whole balance, and the owner after gets the whole balance.
 *
 * A list that is missing beside the other is an issue, and so is a balance that can't be read or contradicts another
 * one. If it counted as 0, a whole balance would look like a change; so every change that it may belong to is left out.
 *
 * @param transaction - its wire JSON
 * @returns `null` without both lists
 */
export function tokenChangesOf(
  transaction: Json,
  accountKeys: readonly string[],
  decoding: Decoding,
): readonly SolanaTokenChange[] | null {
  const [before, after] = names.map((name) => memberOf(transaction, name))
  if (!Array.isArray(before) || !Array.isArray(after)) {
    for (const name of names) reportMissing(transaction, name, decoding)
    return null
  }
  const pre = readSide(before, decoding)
  const post = readSide(after, decoding)
  const changes: SolanaTokenChange[] = []
  for (const key of new Set([...pre.balances.keys(), ...post.balances.keys()])) {
    const [one, other] = [pre.balances.get(key), post.balances.get(key)]
    const isUncertain = mayHold(pre, key, one) || mayHold(post, key, other)
    const some = other ?? one
    if (!some || isUncertain) continue
    const { accountIndex, mint } = some
    const account = accountKeys[accountIndex] ?? null
    const decimals = other?.decimals ?? one?.decimals ?? null
    for (const { owner, held, holds } of holdings(one, other))
      changes.push({ mint, owner, account, accountIndex, before: held, after: holds, change: holds - held, decimals })
  }
  return changes.sort((one, other) => one.accountIndex - other.accountIndex)
}

/** Reports a list that is missing beside the other one; without both, nothing is said about balances. Other values that aren't lists are issues already. */
function reportMissing(transaction: Json, name: (typeof names)[number], decoding: Decoding): void {
  const isMissing = (list: (typeof names)[number]): boolean => (memberOf(transaction, list) ?? null) === null
  if (isMissing(name) && !names.every(isMissing))
    violation(decoding, transaction, name, 'a list, as the transaction has the other one')
}

/** What the owners of an account held of a token, and hold now: two if it changes hands, the owner before first. */
function holdings(one: Balance | undefined, other: Balance | undefined) {
  const [held, holds] = [one?.amount ?? 0n, other?.amount ?? 0n]
  const [giver, taker] = [one?.owner ?? null, other?.owner ?? null]
  const changesHands = giver !== null && taker !== null && giver !== taker
  if (!changesHands) return [{ owner: taker ?? giver, held, holds }]
  return [
    { owner: giver, held, holds: 0n },
    { owner: taker, held: 0n, holds },
  ]
}

/** A balance of a token account. */
interface Balance {
  readonly accountIndex: number
  readonly mint: string
  readonly amount: bigint
  readonly owner: string | undefined
  readonly decimals: number | undefined
}

/** The balances on one side of a transaction, and what is known of those that can't be read. */
interface Side {
  readonly balances: Map<string, Balance>
  /** Keys of balances that can't be read, or contradict each other. */
  readonly unread: Set<string>
  /** Whether there is a balance of which not even the key can be read. */
  isIncomplete: boolean
}

/** Whether a side may hold another balance than the one that was read. */
const mayHold = ({ unread, isIncomplete }: Side, key: string, read: Balance | undefined): boolean =>
  unread.has(key) || (isIncomplete && !read)

function readSide(list: readonly unknown[], decoding: Decoding): Side {
  const side: Side = { balances: new Map(), unread: new Set(), isIncomplete: false }
  for (const [index, row] of list.entries()) {
    const balance = readBalance(row, decoding)
    if (typeof balance !== 'object') {
      if (balance === undefined) side.isIncomplete = true
      else side.unread.add(balance)
      leaveOut(decoding, list, index, 'a token balance with accountIndex, mint and uiTokenAmount.amount')
      continue
    }
    const key = keyOf(balance)
    const first = side.balances.get(key)
    if (!first || agree(first, balance)) {
      const { owner = first?.owner, decimals = first?.decimals } = balance
      side.balances.set(key, { ...balance, owner, decimals })
      continue
    }
    side.unread.add(key)
    leaveOut(decoding, list, index, 'one balance of each account and token')
  }
  return side
}

/** Whether two balances of one account may be copies: what only one of them says contradicts nothing. */
const agree = (one: Balance, other: Balance): boolean =>
  one.amount === other.amount && mayBeSame(one.owner, other.owner) && mayBeSame(one.decimals, other.decimals)

const mayBeSame = (one: unknown, other: unknown): boolean => one === undefined || other === undefined || one === other

/** Reads a balance; its key if that is all that can be read, or else `undefined`. */
function readBalance(row: unknown, decoding: Decoding): Balance | string | undefined {
  if (!isObject(row)) return undefined
  const accountIndex = count(memberOf(row, 'accountIndex'))
  const mint = asText(memberOf(row, 'mint'))
  if (accountIndex === undefined || accountIndex < 0 || !mint) return undefined
  const token: Json = Object(memberOf(row, 'uiTokenAmount'))
  const amount = uint(memberOf(token, 'amount'), decoding)
  if (amount === undefined) return keyOf({ accountIndex, mint })
  const owner = asText(memberOf(row, 'owner')) || undefined // an empty text says nothing
  return { accountIndex, mint, amount, owner, decimals: asDecimals(memberOf(token, 'decimals')) }
}

const keyOf = ({ accountIndex, mint }: Pick<Balance, 'accountIndex' | 'mint'>): string => `${accountIndex} ${mint}`
