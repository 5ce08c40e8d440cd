import type { Decoding } from '../../operation/decode/decoding.js'
import { decimals as asDecimals, count } from '../../operation/decode/numbers.js'
import { text as asText, isObject, type Json } from '../../operation/decode/plain.js'
import { uint } from '../../operation/decode/uint.js'
import { leaveOut, violation } from '../../operation/decode/violations.js'
import { memberOf } from '../../runtime/members.js'
import type { SolanaTokenChange } from './solanaDelivery.js'

const lists = ['preTokenBalances', 'postTokenBalances'] as const

/**
 * Derives the changes of token balances from the balances before and after a transaction, which belong together by
 * `accountIndex` and `mint`. A side without such a balance counts as 0. Where an account changes hands, the owner before
 * loses what it held and the owner after gets what it holds: two changes, in this order.
 *
 * A balance that can't be read, one that contradicts another of the same account, and a list that is missing beside the
 * other are issues. If they counted as 0, a whole balance would look like a change; so every change that they may belong
 * to is left out.
 *
 * @param transaction - as it was on the wire
 * @returns `null` without both lists
 */
export function tokenChangesOf(
  transaction: Json,
  accountKeys: readonly string[],
  decoding: Decoding,
): readonly SolanaTokenChange[] | null {
  const [before, after] = lists.map((name) => memberOf(transaction, name))
  if (!Array.isArray(before) || !Array.isArray(after)) {
    const lacking = lists.find((name) => (memberOf(transaction, name) ?? null) === null)
    const isHalf = Array.isArray(before) || Array.isArray(after)
    if (lacking && isHalf) violation(decoding, transaction, lacking, 'a list, as the transaction has the other one')
    return null
  }
  const pre = readSide(before, decoding)
  const post = readSide(after, decoding)
  const changes: SolanaTokenChange[] = []
  for (const key of new Set([...pre.balances.keys(), ...post.balances.keys()])) {
    const [one, other] = [pre.balances.get(key), post.balances.get(key)]
    const some = other ?? one
    const isUncertain = (!one && mayHold(pre, key)) || (!other && mayHold(post, key))
    if (!some || isUncertain) continue
    const { accountIndex, mint } = some
    const [held, holds] = [one?.amount ?? 0n, other?.amount ?? 0n]
    const [ownedBy, owner] = [one?.owner ?? other?.owner ?? null, other?.owner ?? one?.owner ?? null]
    const account = accountKeys[accountIndex] ?? null
    const decimals = other?.decimals ?? one?.decimals ?? null
    const changeOf = (owner: string | null, before: bigint, after: bigint): SolanaTokenChange => ({
      mint,
      owner,
      account,
      accountIndex,
      before,
      after,
      change: after - before,
      decimals,
    })
    if (ownedBy === owner) changes.push(changeOf(owner, held, holds))
    else changes.push(changeOf(ownedBy, held, 0n), changeOf(owner, 0n, holds))
  }
  return changes.sort((one, other) => one.accountIndex - other.accountIndex)
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
  /** Keys of balances whose amount can't be read. */
  readonly unread: Set<string>
  /** Whether there is a balance of which not even the key can be read. */
  isIncomplete: boolean
}

const mayHold = ({ unread, isIncomplete }: Side, key: string): boolean => isIncomplete || unread.has(key)

function readSide(list: readonly unknown[], decoding: Decoding): Side {
  const side: Side = { balances: new Map(), unread: new Set(), isIncomplete: false }
  for (const [index, row] of list.entries()) {
    const balance = readBalance(row, decoding)
    const key = typeof balance === 'object' ? keyOf(balance) : balance
    if (key === undefined) side.isIncomplete = true
    const known = side.balances.get(key ?? '')
    if (typeof balance === 'object' && known && isEqual(known, balance)) continue // a copy
    if (typeof balance === 'object' && !known && !side.unread.has(keyOf(balance))) {
      side.balances.set(keyOf(balance), balance)
      continue
    }
    if (key !== undefined) side.unread.add(key)
    side.balances.delete(key ?? '')
    leaveOut(decoding, list, index, typeof balance === 'object' ? onlyBalance : readableBalance)
  }
  return side
}

const readableBalance = 'a token balance with accountIndex, mint and uiTokenAmount.amount'
const onlyBalance = 'one token balance of an account and mint'

const isEqual = (one: Balance, other: Balance): boolean => one.amount === other.amount && one.owner === other.owner

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
