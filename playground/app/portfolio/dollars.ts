/**
 * Writes US dollars, as `$1,500.25`. Digits behind the cents are cut off, so that nothing looks like more than it is.
 *
 * @param text - decimal text, of any length
 */
export function dollars(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.')
  const cents = fraction.padEnd(2, '0').slice(0, 2)
  const isLess = /^0*$/.test(whole) && cents === '00' && /[1-9]/.test(fraction)
  return isLess ? 'less than $0.01' : `$${grouped(whole)}.${cents}`
}

/** Writes an amount in whole tokens with at most six decimal places; what is cut off is marked. */
export function shortAmount(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.')
  const kept = fraction.slice(0, 6)
  const end = fraction.length > 6 ? '…' : ''
  return kept === '' ? grouped(whole) : `${grouped(whole)}.${kept}${end}`
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
