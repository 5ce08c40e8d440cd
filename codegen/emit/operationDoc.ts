import { endText, notesOf } from '../model/docs.js'
import { isDeprecated, type OperationModel } from '../model/model.js'
import { docComment } from './docComment.js'

/** The docstring of a client's method: what it does, its cost, how it pages, how it is called, its end. */
export function methodDoc(operation: OperationModel, example: string): string {
  const { summary, description, page } = operation
  const notes = [...notesOf(operation), ...(page ? [pagedNote] : [])]
  const text = [`${summary}.`, description, notes.join(' ')].filter((part) => part !== '').join('\n\n')
  const tags = [`@example\n${example}`, ...deprecatedTag(operation)]
  return docComment(text, '  ', tags)
}

/** The docstring of an operation's constant. What it does in full stands once, at the client's method. */
export function constantDoc(api: string, operation: OperationModel): string {
  const { id, summary } = operation
  const notes = [`\`client.${api}.${id}\` tells more.`, ...notesOf(operation)]
  return docComment(`${summary}. ${notes.join(' ')}`, '', deprecatedTag(operation))
}

const deprecatedTag = (operation: OperationModel): readonly string[] =>
  isDeprecated(operation) ? [`@deprecated ${endText(operation)}`] : []

/** For those who hover the call: the reference gives the type of what it returns instead. */
const pagedNote = 'Paged: iterate over the call for the items of every page.'
