import type { Meaning } from './meaning.js'

const large = new Intl.NumberFormat('en-US', dollars({}))
const usual = new Intl.NumberFormat('en-US', dollars({ minimumFractionDigits: 2, maximumFractionDigits: 4 }))
const small = new Intl.NumberFormat('en-US', dollars({ minimumFractionDigits: 2, maximumFractionDigits: 8 }))
const tiny = new Intl.NumberFormat('en-US', dollars({ maximumSignificantDigits: 4 }))

/** Two decimals, or three digits of what is less: a small share is not none. */
const share = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 2,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
})

const plain = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 7 })

/** Whether a field holds US dollars. */
export const isMoney = ({ format, display }: Meaning): boolean => format === 'usd' || display?.unit === 'usd'

/** Whether a field holds parts of a hundred. */
export const isShare = ({ format, display }: Meaning): boolean => format === 'percent' || display?.unit === 'percent'

/**
 * A number of dollars or percent as it stands everywhere: cents at least, and more digits the smaller it is; a change
 * with its sign. `undefined` for what is neither.
 */
export function unitText(amount: number, meaning: Meaning): string | undefined {
  if (!Number.isFinite(amount)) return undefined
  const sign = meaning.display?.as === 'change' && amount > 0 ? '+' : ''
  if (isMoney(meaning)) return sign + moneyText(amount)
  return isShare(meaning) ? `${sign}${share.format(amount)} %` : undefined
}

/** A number for the eye, in a chart: rounded, with its unit where that is dollars or percent. */
export function figureText(amount: number, meaning: Meaning): string {
  return unitText(amount, meaning) ?? plain.format(amount)
}

/** US dollars for the eye. */
function moneyText(amount: number): string {
  const size = Math.abs(amount)
  if (size >= 100) return large.format(amount)
  return (size >= 1 || size === 0 ? usual : size >= 0.0001 ? small : tiny).format(amount)
}

function dollars(digits: Intl.NumberFormatOptions): Intl.NumberFormatOptions {
  return { style: 'currency', currency: 'USD', ...digits }
}
