import { loadableApis } from '../../generated/loaders.gen.js'
import { ConfigurationError } from '../errors/configuration.js'
import { InputError } from '../errors/input.js'
import type { Manifest, ManifestOperation } from '../operation/manifest.js'
import type { PagedOperation } from '../operation/operation.js'
import { type Column, columnsOf } from './columns.js'
import type { ExportFiles, ExportOptions } from './exportOptions.js'
import { inputText } from './failedInputs.js'
import { errorOfInput, isObject, type Prepare, requestOf } from './readInputs.js'
import type { List } from './readLists.js'
import { fileColumns } from './rowText.js'
import { isSliceable, slicesOf } from './slices.js'
import { fingerprintOf, type Identity } from './state.js'
import { type Axis, assertForward, axesOf, boundInput, type Scale, windowInput } from './window.js'

/** What an export reads and writes. */
export interface ExportPlan {
  readonly lists: readonly List[]
  readonly columns: readonly Column[]
  readonly identity: Identity
  /** What was asked for and doesn't apply, in words. */
  readonly notes: readonly string[]
}

/** What a plan is made of. */
export interface PlanParts {
  readonly operation: PagedOperation
  readonly inputs: readonly unknown[]
  readonly options: Omit<ExportOptions, 'signal'>
  readonly files: ExportFiles
  /** When the export began, where windows end that have no other end. */
  readonly end: string
  readonly prepare: Prepare
}

/**
 * Plans an export. Of many inputs, those that can't be sent or sliced become lists with an error.
 *
 * @throws {InputError} if no input can be sent, with the reason of the first.
 * @throws {ConfigurationError} for an operation that no manifest has.
 */
export async function planOf({ operation, inputs, options, files, end, prepare }: PlanParts): Promise<ExportPlan> {
  const { withDoubles = false, slices = 1, from, to } = options
  const { manifest, described } = await describedBy(operation)
  const columns = columnsOf(manifest, described)
  const axes = axesOf(described, columns)
  const window = {
    ...(from !== undefined && windowInput(described, axes, 'from', from)),
    ...(to !== undefined && windowInput(described, axes, 'to', to)),
  }
  const isSliced = slices > 1 && isSliceable(axes)
  const size = described.inputs.find(({ list, limits }) => list === 'size' && limits?.maximum !== undefined)
  const requests: string[] = []
  const hosts = new Set<string>()
  let isMock = false
  const usual = { ...(size && { [size.name]: size.limits?.maximum }), ...window }
  const listsOf = (given: unknown, at: number): readonly List[] => {
    const input = isObject(given) ? { ...usual, ...given } : given
    const request = requestOf(prepare, operation, input)
    assertForward(axes, Object(input), operation)
    const parts = slicesOf(axes, endedBy(end, axes, Object(input)), isSliced ? slices : 1)
    requests.push(request.text)
    hosts.add(request.host)
    isMock ||= request.isMock
    return parts.map((part, slice) => ({ ...part, at, slice }))
  }
  const lists = inputs.flatMap((given, at): readonly List[] => {
    try {
      return listsOf(given, at)
    } catch (error) {
      if (!(error instanceof InputError) || inputs.length === 1) throw error
      requests.push(inputText(operation, given, error))
      return [{ at, slice: 0, input: {}, has: () => false, error }]
    }
  })
  const [{ at = 0, error } = {}] = lists
  if (error && lists.every((list) => list.error)) throw errorOfInput(at, error, operation)
  const written = fileColumns(columns, withDoubles)
  const identity: Identity = {
    host: [...hosts].sort().join(', '),
    mock: isMock,
    operation: `${operation.api}.${operation.id}`,
    format: files.format + (files.isCompressed ? '.gz' : ''),
    withDoubles,
    slices: isSliced ? slices : 1,
    inputs: fingerprintOf(requests),
    columns: fingerprintOf(written.map(({ name, kind }) => `${name} ${kind}`)),
  }
  const isInVain = slices > 1 && !isSliced
  const notes = isInVain ? [`${operation.id} is not sliced: its rows don't say when they happened`] : []
  return { lists, columns: written, identity, notes }
}

/** Ends a window that has no end. */
function endedBy(
  end: string,
  { block, time }: Readonly<Record<Scale, Axis>>,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const isEnded = [block.to, time.to].some((name) => name !== undefined && (input[name] ?? undefined) !== undefined)
  return isEnded || time.to === undefined ? input : { ...input, [time.to]: boundInput('time', Date.parse(end)) }
}

async function describedBy({ api, id }: PagedOperation): Promise<{ manifest: Manifest; described: ManifestOperation }> {
  const loadable = Object.hasOwn(loadableApis, api) ? loadableApis[api] : undefined
  const manifest = loadable && ((await loadable.manifest()).default as Manifest) // the generator writes it
  const described = manifest?.operations.find((operation) => operation.id === id)
  if (manifest && described) return { manifest, described }
  throw new ConfigurationError(`Nothing is known about the rows of ${id}`, {
    operation: id,
    hints: ['Export operations of this package: its documents say which columns there are'],
  })
}
