/** A number of things with their word, as `1 row` or `1,200 rows`. */
export function formatCount(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`
}
