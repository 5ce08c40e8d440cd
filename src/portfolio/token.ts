import { addDecimals, readDecimal, writeDecimal } from '../values/decimalText.js'
import type { UniversalAddress } from '../values/universalAddress.js'
import type { UniversalChainId } from '../values/universalChain.js'
import { multiplyUsd } from '../values/usd.js'
import type { Xpub } from '../values/xpub.js'

/** What a wallet holds of one token on one chain. */
export interface PortfolioToken {
  /** The wallet that you passed: an address, in lower case on EVM chains, or an extended public key. */
  readonly wallet: UniversalAddress | Xpub
  readonly chain: UniversalChainId
  /** Contract or mint of the token; `native` for the coin of the chain. */
  readonly token: UniversalAddress | 'native'
  /** Ticker; absent if the service doesn't know it. */
  readonly symbol?: string
  readonly name?: string
  /** URL of its logo. */
  readonly logo?: string
  /** Decimal places; absent if the service doesn't know them. */
  readonly decimals?: number
  /** How much the wallet holds, in the token's smallest unit (wei, lamports, satoshi). */
  readonly amount: bigint
  /**
   * What that is worth, in US dollars as exact decimal text; absent if there is no price, and in a row that is doubtful.
   */
  readonly usd?: string
  /** Whether the service considers the token spam. Spam doesn't count in the sum. */
  readonly spam: boolean
  /** Whether the service has verified the token's contract. */
  readonly verified: boolean
  /** The API that the row comes from. */
  readonly source: 'universal' | 'solana'
}

/** A row whose figures can't be added up, and why. */
export interface DoubtfulToken {
  readonly token: PortfolioToken
  /**
   * - `amounts`: the service's amount in whole tokens isn't its raw amount by the token's decimals, or one of them can't
   *   be read. Tokens whose amounts are multiplied, such as stocks after a split, look so
   * - `worth`: what the service says the row is worth isn't its amount at its price, by more than 1 % and a cent
   * - `price`: the price can't be read
   */
  readonly reason: 'amounts' | 'worth' | 'price'
}

/** A holding of one account: an address of an extended public key, or a token account of a Solana wallet. */
export interface Holding extends PortfolioToken {
  /** The account, if a wallet has several; empty if the row doesn't say. */
  readonly account: string
  readonly doubt?: DoubtfulToken['reason']
}

/**
 * Adds up what the accounts of a wallet hold of a token. The same account twice counts once: a token may be listed as
 * `native` and by an address, and a page may repeat a row.
 */
export function rowsOf(holdings: readonly Holding[]): {
  readonly tokens: readonly PortfolioToken[]
  readonly doubtful: readonly DoubtfulToken[]
} {
  const rows = new Map<string, Row>()
  const seen = new Set<string>()
  for (const { account, doubt, ...token } of holdings) {
    const key = `${token.wallet} ${token.chain} ${token.token}`
    if (seen.has(`${key} ${account}`)) continue
    seen.add(`${key} ${account}`)
    const first = rows.get(key)
    rows.set(key, first ? { token: added(first.token, token), doubt: first.doubt ?? doubt } : { token, doubt })
  }
  const list = [...rows.values()].map(({ token: { usd, ...token }, doubt }) =>
    doubt === undefined && usd !== undefined ? { token: { ...token, usd }, doubt } : { token, doubt },
  )
  return {
    tokens: list.map(({ token }) => token),
    doubtful: list.flatMap(({ token, doubt }) => (doubt && !token.spam ? [{ token, reason: doubt }] : [])),
  }
}

interface Row {
  readonly token: PortfolioToken
  readonly doubt: DoubtfulToken['reason'] | undefined
}

function added({ usd: worth, ...a }: PortfolioToken, b: PortfolioToken): PortfolioToken {
  const isPriced = worth !== undefined && b.usd !== undefined
  return { ...a, amount: a.amount + b.amount, ...(isPriced && { usd: sumOfUsd([worth, b.usd]) }) }
}

/** What an amount is worth: by the token's price, or else as the service says. Nothing is worth less than zero. */
export function usdOf(
  amount: bigint,
  decimals: number | null | undefined,
  price: number | null | undefined,
  value?: number | null,
): { readonly usd?: string } {
  const isKnown = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255
  if (isKnown && isWorth(price)) return { usd: multiplyUsd(amount, decimals, price) }
  return isWorth(value) ? { usd: sumOfUsd([String(value)]) } : {}
}

const isWorth = (usd: number | null | undefined): usd is number => Number.isFinite(usd) && Number(usd) >= 0

/** Adds decimal texts, exactly. */
export function sumOfUsd(texts: readonly string[]): string {
  const zero = { digits: 0n, places: 0 }
  return writeDecimal(texts.reduce((sum, text) => addDecimals(sum, readDecimal(text) ?? zero), zero))
}
