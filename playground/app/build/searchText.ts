import type { Field, Model, Shape, Use } from '../../../codegen/model/model.js'
import type { SearchText } from '../src/catalogue/entry.js'
import { detailsOf } from './details.js'

/** By what the palette finds an operation besides its name: its inputs, the fields of its answer, what describes it. */
export function searchTextOf(models: readonly Model[]): SearchText {
  return Object.fromEntries(
    models.flatMap((model) => {
      const shapes = new Map(model.answers.map(({ name, shape }) => [name, shape]))
      const details = detailsOf(model)
      return model.operations.map((operation) => [
        `${model.api}/${operation.id}`,
        {
          inputs: operation.inputs.flatMap(namesOf).join(' '),
          fields: [...fieldNames(operation.answer, shapes)].join(' '),
          words: wordsOf([
            operation.description,
            ...(details[operation.id]?.examples.map(({ summary }) => summary) ?? []),
          ]),
        },
      ])
    }),
  )
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

const namesOf = ({ name, wire }: Field): readonly string[] => (wire === '' || wire === name ? [name] : [name, wire])

/** Every name in an answer, public and on the wire, however deep. */
function fieldNames(use: Use, shapes: ReadonlyMap<string, Shape>): ReadonlySet<string> {
  const seen = new Set<string>()
  const names = new Set<string>()
  const visit = ({ shape }: Use): void => {
    if (shape.kind === 'list') visit(shape.item)
    if (shape.kind === 'ref') enter(shape.name)
    if (shape.kind === 'union') for (const arm of shape.arms) enter(arm.name)
    if (shape.kind === 'object') for (const field of shape.fields) take(field)
    if (shape.kind === 'record') for (const field of shape.known) take(field)
  }
  const enter = (name: string): void => {
    const shape = shapes.get(name)
    if (!shape || seen.has(name)) return
    seen.add(name)
    visit({ shape, nullable: false })
  }
  const take = (field: Field): void => {
    for (const name of namesOf(field)) names.add(name)
    visit(field)
  }
  visit(use)
  return names
}
