import { typeName } from '../../document/naming.js'
import type { PublishedOperation } from '../../published/operations.js'
import type { Described } from '../../schema/described.js'
import type { Difference } from '../difference.js'
import type { OperationDifferences } from '../operations.js'
import { idOf, stubParameter } from './stubOperation.js'
import type { StubSchema, StubSchemas } from './stubSchemas.js'

/** Returns what our operations lack, by operation and place: parameters, bodies, fields, values. */
export function stubParts(compared: readonly OperationDifferences[], schemas: StubSchemas): StubSchema {
  return Object.fromEntries(
    compared.flatMap(({ ours, theirs, differences }) => {
      if (!ours || !theirs) return []
      const parts = differences.flatMap((one) => partOf(one, theirs, idOf(ours), schemas))
      return parts.length > 0 ? [[idOf(ours), Object.fromEntries(parts)]] : []
    }),
  )
}

function partOf(
  { kind, what, where, theirs: text = '' }: Difference,
  theirs: PublishedOperation,
  id: string,
  schemas: StubSchemas,
): readonly (readonly [where: string, part: unknown])[] {
  if (kind !== 'missing') return []
  if (what === 'value') return [[`values of ${where}`, text.split(', ')]]
  const input = theirs.inputs.find((one) => `${one.in} ${one.name}` === where)
  if (what === 'parameter' && input) return [[where, stubParameter(input, id, schemas)]]
  const direction = where.startsWith('answer') ? 'output' : 'input'
  const value = what === 'field' || what === 'body' || what === 'answer' ? valueAt(theirs, where) : undefined
  return value ? [[where, schemas.of(value, typeName(`${id}_${where}`), direction)]] : []
}

/** Returns the value at a place, as `differencesOfValues` names it. */
function valueAt({ answer, body, inputs }: PublishedOperation, where: string): Described | undefined {
  const input = inputs.find((one) => where.startsWith(`${one.in} ${one.name}`))
  const root = where.startsWith('answer') ? answer : where.startsWith('body') ? body?.value : input?.value
  const steps = where.slice(where.search(/[.[{<]|$/)).match(/\.[^.[{<]+|\[\]|\{\}|<[^>]*>/g) ?? []
  return steps.reduce<Described | undefined>((value, step) => (value ? inner(value, step) : undefined), root)
}

function inner(value: Described, step: string): Described | undefined {
  if (step === '[]') return value.item
  if (step === '{}') return value.rest
  if (step.startsWith('.')) return value.fields.get(step.slice(1))
  const members = [...value.fields.keys()].map((field) => value.membersBy(field)?.get(step.slice(1, -1)))
  return members.find((member) => member !== undefined)
}
