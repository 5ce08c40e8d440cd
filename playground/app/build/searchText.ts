import type { ManifestField, ManifestInput, ManifestUse } from '../../../src/operation/manifest.js'
import type { Reads } from '../../../src/operation/reads.js'
import type { SearchText } from '../catalogue/entry.js'
import type { DescribedApi } from './described.js'
import { detailsOf, thingIn } from './details.js'

/** By what the palette finds an operation besides its name: its inputs, the fields of its answer, what describes it. */
export function searchTextOf(apis: readonly DescribedApi[]): SearchText {
  return Object.fromEntries(
    apis.flatMap((described) => {
      const { api, operations, types } = described.manifest
      const details = detailsOf(described)
      return operations.map((operation) => [
        `${api}/${operation.id}`,
        {
          takes: operation.inputs.flatMap((input) => takenBy(input, operation.reads)).join(' '),
          inputs: operation.inputs.flatMap(namesOf).join(' '),
          fields: [...fieldNames(operation.output, types)].join(' '),
          words: wordsOf([
            operation.description,
            ...(details[operation.id]?.examples.map(({ summary }) => summary) ?? []),
          ]),
        },
      ])
    }),
  )
}

/** An input that takes a thing by its format, or that names one: `address:evm-address`, `domain:ens-name`. */
function takenBy({ name, shape }: ManifestInput, reads: Reads = {}): readonly string[] {
  const list = shape.kind === 'list'
  const one = list ? shape.item.shape : shape
  const format = one.kind === 'scalar' ? one.format : undefined
  const isThing =
    format !== undefined && /address|^universal-wallet$|^xpub$|^hash32$|^block-id$|^block-number$/.test(format)
  const taken = isThing ? format : thingIn(name, reads)
  return taken === undefined ? [] : [`${name}${list ? '[]' : ''}:${taken}`]
}

/** The words of some texts, each once, without the short ones that every text has. */
function wordsOf(texts: readonly string[]): string {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\d-]{4,}/gu) ?? []
  return [...new Set(words)].join(' ')
}

const namesOf = ({ name, wire }: ManifestField): readonly string[] => (wire ? [name, wire] : [name])

/** Every name in an answer, public and on the wire, however deep. */
function fieldNames(use: ManifestUse, types: DescribedApi['manifest']['types']): ReadonlySet<string> {
  const seen = new Set<string>()
  const names = new Set<string>()
  const visit = ({ shape }: ManifestUse): void => {
    if (shape.kind === 'list') visit(shape.item)
    if (shape.kind === 'ref') enter(shape.name)
    if (shape.kind === 'union') for (const variant of shape.variants) enter(variant.name)
    if (shape.kind === 'object') for (const field of shape.fields) take(field)
    if (shape.kind === 'record') for (const field of shape.known ?? []) take(field)
  }
  const enter = (name: string): void => {
    const type = types[name]
    if (!type || seen.has(name)) return
    seen.add(name)
    visit(type)
  }
  const take = (field: ManifestField): void => {
    for (const name of namesOf(field)) names.add(name)
    visit(field)
  }
  visit(use)
  return names
}
