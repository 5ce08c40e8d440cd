import { refName, type Schema, successOf } from '../../codegen/document.js'
import { fieldOf } from '../fieldOf.js'
import type { MockOperation } from './documents.js'
import { rowsOf } from './examples.js'

/**
 * Breaks an answer the way real answers break: in the second row of a list an address or hash is cut short, and the
 * metadata text of the first NFT that has one ends amid its JSON. The given answer is not changed.
 */
export function poison(operation: MockOperation, body: unknown): unknown {
  const poisoned: unknown = structuredClone(body)
  const rows = rowsOf(operation, poisoned)
  cutAddress(rows[1] ?? rows[0], requiredOfRow(operation))
  cutMetadata(rows.length > 0 ? rows : [poisoned])
  return poisoned
}

function cutAddress(row: unknown, required: readonly string[]): void {
  if (typeof row !== 'object' || row === null) return
  // A required field, so that the row is lost, as in a real fault; an optional one would only become absent.
  const names = Object.keys(row).sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)))
  const name = names.find((each) => isText(fieldOf(row, each), /^0x[0-9a-f]{40}$|^0x[0-9a-f]{60,64}$/i))
  // Any number of hex digits would still be an Aptos address, so the cut shows.
  if (name !== undefined) Reflect.set(row, name, `${String(fieldOf(row, name)).slice(0, 10)}…`)
}

function cutMetadata(rows: readonly unknown[]): void {
  const row = rows.find((each) => isText(fieldOf(each, 'metadata'), /^\{/))
  if (typeof row === 'object' && row !== null)
    Reflect.set(row, 'metadata', String(fieldOf(row, 'metadata')).slice(0, -2))
}

const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value)

function requiredOfRow(operation: MockOperation): readonly string[] {
  const resolve = (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref === undefined ? schema : operation.schemas[refName(schema.$ref)]
  const answer = resolve(successOf(operation.object).media?.schema)
  const items = operation.object['x-page']?.items ?? '.'
  const list = items === '.' ? answer : resolve(answer?.properties?.[items])
  return resolve(list?.items)?.required ?? []
}
