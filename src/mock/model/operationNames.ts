import { ConfigurationError } from '../../errors/configuration.js'
import { nearest } from '../../errors/nearest.js'

/** Ids of operations, by the name of their API. */
export type OperationIds = Readonly<Record<string, readonly string[]>>

/**
 * Asserts that a name stands for one operation.
 *
 * @param option the option that has the name, for the message
 * @throws {ConfigurationError} INVALID_CONFIGURATION if several APIs have it.
 */
export function assertOneApi(name: string, operations: readonly string[], option: string): void {
  if (operations.length < 2) return
  throw new ConfigurationError(`Invalid option: ${option}.${name}: several APIs have this operation`, {
    hints: [`Say which one: ${operations.map((full) => `'${full}'`).join(' or ')}`],
  })
}

/**
 * Returns the operations that a name stands for, each with its API: `solana.getTokenPrice` is one operation,
 * `getTokenPrice` is that of every API that has one.
 *
 * @param option the option that has the name, for the message
 * @throws {ConfigurationError} INVALID_CONFIGURATION if there is none.
 */
export function operationsNamed(name: string, ids: OperationIds, option: string): readonly string[] {
  const all = Object.entries(ids).flatMap(([api, own]) => own.map((id) => ({ id, full: `${api}.${id}` })))
  const found = all.filter(({ id, full }) => name === id || name === full)
  if (found.length > 0) return found.map(({ full }) => full)
  const meant = nearest(
    name,
    all.flatMap(({ id, full }) => [id, full]),
  )
  const hint =
    meant === undefined ? 'Takes operation ids of the mocked APIs, such as getBlock' : `Did you mean ${meant}?`
  throw new ConfigurationError(`Invalid option: ${option}.${name}: no mocked API has this operation`, { hints: [hint] })
}
