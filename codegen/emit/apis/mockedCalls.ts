import { entryName } from '../../../src/operation/entryName.js'
import type { Model, OperationModel } from '../../model/model.js'
import { inputType, wireType } from '../../model/typeText.js'
import { type Emitted, Imports } from '../imports.js'
import { quoted } from '../source.js'

/** Emits the types for answers and faults of the mock: inputs and raw response of every operation. */
export function emitMockedCalls(models: readonly Model[]): Emitted {
  const imports = new Imports()
  const named = models.flatMap((model) => model.operations.map((operation) => ({ api: model.api, operation })))
  const type = (api: string, name: string): string => imports.typeOf(api, `../src/${entryName(api)}.js`, name)
  const calls = named.map(
    ({ api, operation }) =>
      `  readonly ${quoted(`${api}.${operation.id}`)}: MockedCall<${type(api, inputType(operation))}, ${type(api, wireType(operation))}>`,
  )
  const apisOf = ({ id }: OperationModel): readonly string[] =>
    named.flatMap(({ api, operation }) => (operation.id === id ? [api] : []))
  const ids = new Map(named.map(({ operation }) => [operation.id, apisOf(operation)]))
  const lines = (isShared: boolean): string =>
    [...ids]
      .filter(([, apis]) => apis.length > 1 === isShared)
      .map(([id, apis]) => `  readonly ${id}: ${apis.map((api) => quoted(`${api}.${id}`)).join(' | ')}`)
      .join('\n')
  const text = `/** Inputs and raw response of an operation. */
export interface MockedCall<Input, Wire> {
  readonly input: Input
  readonly wire: Wire
}

/** Every operation, by \`api.id\`. */
export interface MockedCalls {
${calls.join('\n')}
}

/** Operations whose id is unique among all APIs. */
export interface MockedIds {
${lines(false)}
}

/** Ids that several APIs have. */
export interface SharedIds {
${lines(true)}
}`
  return { text, imports: imports.lines() }
}
