import type { Decoding } from '../../operation/decode/decoding.js'
import { decimals as asDecimals, count } from '../../operation/decode/numbers.js'
import { text as asText, isObject, type Json } from '../../operation/decode/plain.js'
import { uint } from '../../operation/decode/uint.js'
import { leaveOut } from '../../operation/decode/violations.js'
import { memberOf } from '../../runtime/members.js'
import type { SolanaTokenChange } from './solanaDelivery.js'

/** What changes are read from: the wire JSON of a transaction, and its accounts. */
export interface BalanceLists {
  readonly before: unknown
  readonly after: unknown
  readonly accountKeys: readonly string[]
}

/**
 * Derives the changes of token balances from the balances before and after a transaction, which belong together by
 * `accountIndex` and `mint`. A side without such a balance counts as 0.
 *
 * A balance that can't be read is an issue. If it counted as 0, a whole balance would look like a change; so every
 * change that it may belong to is left out.
 *
 * @returns `null` without both lists
 */
export function tokenChangesOf(lists: BalanceLists, decoding: Decoding): readonly SolanaTokenChange[] | null {
  const { before, after, accountKeys } = lists
  if (!Array.isArray(before) || !Array.isArray(after)) return null
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
    changes.push({
      mint,
      owner: other?.owner ?? one?.owner ?? null,
      account: accountKeys[accountIndex] ?? null,
      accountIndex,
      before: held,
      after: holds,
      change: holds - held,
      decimals: other?.decimals ?? one?.decimals ?? null,
    })
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
    if (typeof balance === 'object') {
      side.balances.set(keyOf(balance), balance)
      continue
    }
    if (balance === undefined) side.isIncomplete = true
    else side.unread.add(balance)
    leaveOut(decoding, list, index, 'a token balance with accountIndex, mint and uiTokenAmount.amount')
  }
  return side
}

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
