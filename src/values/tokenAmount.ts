import { InputError } from '../errors/input.js'
import { memberOf, membersOf } from '../runtime/members.js'
import { type Amount, formatUnits, parseUnits } from './units.js'

/** An amount of a token, together with the token's decimals. */
export interface TokenAmount {
  /** Base units. */
  readonly value: bigint
  /** Decimal places of the token. */
  readonly decimals: number
  /** The amount as decimal text, without trailing zeros. */
  toString(): string
}

/** Input of `tokenAmount`. */
export interface TokenAmountInput {
  /** Base units: `bigint`, text, or a whole number below 2^53. */
  readonly value: Amount
  /**
   * Default: those of `token`, or else 18. That is wrong for many tokens: if a row has no decimals, they aren't known.
   */
  readonly decimals?: number | null | undefined
  /** The token, as the API describes it. */
  readonly token?: { readonly decimals?: number | null | undefined } | null | undefined
}

/**
 * Combines an amount in base units with the decimals of its token.
 *
 * @throws {InputError} `Decimals do not match` (`INVALID_DATA`) if `decimals` and the token's differ. Also if the value
 * isn't a whole number, or the decimals aren't 0 to 255.
 * @example
 * String(tokenAmount({ value: 1500000n, decimals: 6 })) // '1.5'
 */
export function tokenAmount(input: TokenAmountInput): TokenAmount {
  const given = membersOf<TokenAmountInput, keyof TokenAmountInput>(Object(input), { value: 1, decimals: 1, token: 1 })
  const { value: units, decimals: passed, token } = given
  const ofToken = (token && memberOf(token, 'decimals')) ?? undefined
  const decimals = passed ?? ofToken ?? 18
  if (ofToken !== undefined && ofToken !== decimals) {
    throw new InputError('Decimals do not match', {
      code: 'INVALID_DATA',
      hints: [`The amount has ${decimals} decimals, its token ${ofToken}`],
    })
  }
  const value = parseUnits(units, 0)
  const text = formatUnits(value, decimals)
  return { value, decimals, toString: () => text }
}
