/** Writes a cursor of the mock: the index of the row where the next page starts. */
export const formatCursor = (index: number): string => btoa(`index:${index}`).replace(/=+$/, '')

/** Reads a cursor of the mock. Returns `undefined` for any other. */
export function parseCursor(cursor: string): number | undefined {
  if (!/^[\w+/]+$/.test(cursor) || cursor.length % 4 === 1) return undefined
  const index = /^index:(\d+)$/.exec(atob(cursor))?.[1]
  return index === undefined ? undefined : Number(index)
}
