import { stat } from 'node:fs/promises'

/** Returns the bytes of a file; `undefined` if there is none. */
export async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  )
}
