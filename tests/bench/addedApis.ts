import { readFileSync } from 'node:fs'
import type { Document } from '../../codegen/document/document.js'
import { operationsOf } from '../../codegen/document/operations.js'

/** The APIs that the budgets are for. */
const counted: readonly string[] = ['aptos', 'auth', 'evm', 'aptosNode', 'solana', 'streams']

/** An API that somebody added, with how many operations it has. */
export interface AddedApi {
  readonly name: string
  readonly operations: number
}

/** What a bundle may grow by for an added API. */
export interface Room {
  readonly perApi: number
  readonly perOperation: number
}

/** The APIs of a package for which no budget was made. */
export function addedTo(apis: readonly string[]): readonly AddedApi[] {
  return apis
    .filter((name) => !counted.includes(name))
    .map((name) => ({ name, operations: [...operationsOf(documentOf(name))].length }))
}

/** Bytes that added APIs may take, so that a budget says no less of the others than it did before. */
export function roomFor(added: readonly AddedApi[], { perApi, perOperation }: Room): number {
  return added.reduce((sum, { operations }) => sum + perApi + perOperation * operations, 0)
}

const documentOf = (api: string): Document =>
  JSON.parse(readFileSync(`generated/${api}/openapi.json`, 'utf8')) as Document // generated from what was linted
