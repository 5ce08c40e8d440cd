/** Writes a cursor of our own: the index of the row where the next page begins. */
export const formatPosition = (index: number): string => Buffer.from(`index:${index}`).toString('base64url')

/** Reads a cursor of our own; `undefined` for any other. */
export function parsePosition(cursor: string): number | undefined {
  const index = /^index:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  return index === undefined ? undefined : Number(index)
}
