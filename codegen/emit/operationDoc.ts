import { endText, notesOf } from '../model/docs.js'
import { isDeprecated, type OperationModel } from '../model/model.js'
import { docComment } from './docComment.js'

/** Writes the docstring of a client's method: what it does, its cost, how it pages, an example, its end. */
export function methodDoc(operation: OperationModel, example: string): string {
  const { summary, description, page } = operation
  const notes = [...notesOf(operation), ...(page ? [pagedNote] : [])]
  const text = [`${summary}.`, description, notes.join(' ')].filter((part) => part !== '').join('\n\n')
  const tags = [`@example\n${example}`, ...deprecatedTag(operation)]
  return docComment(text, '  ', tags)
}

/** Writes the docstring of an operation's constant. The full description is only at the client's method. */
export function constantDoc(api: string, operation: OperationModel): string {
  const { id, summary } = operation
  const notes = [`See \`client.${api}.${id}\`.`, ...notesOf(operation)]
  return docComment(`${summary}. ${notes.join(' ')}`, '', deprecatedTag(operation))
}

const deprecatedTag = (operation: OperationModel): readonly string[] =>
  isDeprecated(operation) ? [`@deprecated ${endText(operation)}`] : []

/** For hovers only: the reference has the return type instead. */
const pagedNote = 'Paged: loop over the call to get the items of all pages.'
