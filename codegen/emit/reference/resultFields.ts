import type { Model, OperationModel, Shape } from '../../model/model.js'
import { fieldTable } from './fieldTable.js'
import { paragraphs } from './markdown.js'
import { pagesOfApi } from './typeLink.js'
import { members } from './unionMembers.js'

/** Writes the fields of an operation's result, or of each of its rows. Nested objects have their own tables. */
export function resultFields(model: Model, { answer, page }: OperationModel): string {
  if (page) return described(model, page.item.shape, 'Each item')
  if (answer.shape.kind === 'list') return described(model, answer.shape.item.shape, 'Each entry')
  return described(model, answer.shape, 'The result')
}

function described(model: Model, shape: Shape, what: string): string {
  if (shape.kind === 'ref') {
    const named = model.answers.find(({ name }) => name === shape.name)
    return named ? described(model, named.shape, what) : ''
  }
  if (shape.kind === 'union') return `${what} is ${members(shape, 'output', pagesOfApi)}`
  if (shape.kind !== 'object' && shape.kind !== 'record') return ''
  const fields = fieldTable(shape, 'output', pagesOfApi)
  return fields === '' ? '' : paragraphs(`${what} has`, fields)
}
