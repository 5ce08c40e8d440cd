import type { Meaning } from './meaning.js'

const large = new Intl.NumberFormat('en-US', dollars({}))
const usual = new Intl.NumberFormat('en-US', dollars({ minimumFractionDigits: 2, maximumFractionDigits: 4 }))
const small = new Intl.NumberFormat('en-US', dollars({ minimumFractionDigits: 2, maximumFractionDigits: 8 }))
const tiny = new Intl.NumberFormat('en-US', dollars({ maximumSignificantDigits: 4 }))

/** Whether a field holds US dollars. */
export const isMoney = ({ format, display }: Meaning): boolean => format === 'usd' || display?.unit === 'usd'

/** US dollars for the eye: cents at least, and more digits the smaller the amount is. */
export function moneyText(amount: number): string {
  const size = Math.abs(amount)
  if (size >= 100) return large.format(amount)
  return (size >= 1 || size === 0 ? usual : size >= 0.0001 ? small : tiny).format(amount)
}

function dollars(digits: Intl.NumberFormatOptions): Intl.NumberFormatOptions {
  return { style: 'currency', currency: 'USD', ...digits }
}
