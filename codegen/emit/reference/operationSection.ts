import { endText, notesOf } from '../../model/docs.js'
import { isDeprecated, type Model, mayBeNull, type OperationModel } from '../../model/model.js'
import { exampleCall } from '../exampleCall.js'
import { inputTable } from './inputTable.js'
import { code, paragraphs, unwrapped } from './markdown.js'
import { ownErrors } from './operationErrors.js'
import { resultFields } from './resultFields.js'
import { sampleResponse } from './sampleResponse.js'
import { linkedType, pagesOfApi } from './typeLink.js'

/** Writes the section of an operation: what it does, an example, its inputs, result, cost and errors. */
export function operationSection(model: Model, operation: OperationModel): string {
  const { id, summary, description } = operation
  return paragraphs(
    `## ${id}`,
    `**${summary}.** ${unwrapped(description)}`,
    isDeprecated(operation) ? `**${endWord(operation)}.** ${endText(operation)}` : '',
    `\`\`\`ts\n${exampleCall(model, operation)}\n\`\`\``,
    [`- ${signature(model.api, operation)}`, ...factsOf(model, operation).map((fact) => `- ${fact}`)].join('\n'),
    inputTable(operation),
    resultFields(model, operation),
    sampleResponse(model, operation),
  )
}

const endWord = ({ lifecycle }: OperationModel): string => (lifecycle?.status === 'removed' ? 'Removed' : 'Ends')

/** Writes the call with its required inputs, and what it returns. */
function signature(api: string, operation: OperationModel): string {
  const { id, inputs, answer, page } = operation
  const needed = inputs.filter(({ required, fallback }) => required && fallback === undefined).map(({ name }) => name)
  const shown = [...needed, ...(needed.length < inputs.length ? ['…'] : [])]
  const result = page
    ? `a [\`Page\`](../../guide/pages.md) of ${linkedType(page.item, 'output', pagesOfApi)}`
    : linkedType({ ...answer, nullable: mayBeNull(operation) }, 'output', pagesOfApi).replace(' \\|', ' or')
  return `${code(`client.${api}.${id}(${shown.length > 0 ? `{ ${shown.join(', ')} }` : ''})`)} returns ${result}.`
}

/** Writes a sentence each about cost, plan, `null` results, pages, errors and the request. */
function factsOf(model: Model, operation: OperationModel): readonly string[] {
  const { method, path, page } = operation
  return [
    ...notesOf(operation),
    ...(page ? [`Paged: loop over the call to get the items of all pages, or continue with ${code(page.input)}.`] : []),
    ...ownErrors(model, operation),
    `On the wire: ${code(`${method.toUpperCase()} ${path}`)}.`,
  ]
}
