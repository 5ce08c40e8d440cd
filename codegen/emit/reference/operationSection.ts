import { endText, notesOf } from '../../model/docs.js'
import { isDeprecated, type Model, mayBeNull, type OperationModel } from '../../model/model.js'
import { exampleCall } from '../exampleCall.js'
import { inputTable } from './inputTable.js'
import { code, paragraphs, unwrapped } from './markdown.js'
import { ownErrors } from './operationErrors.js'
import { resultFields } from './resultFields.js'
import { sampleResponse } from './sampleResponse.js'
import { linkedType, pagesOfApi } from './typeLink.js'

/** All there is to know of an operation: what it does, how it is called, what it takes, gives, costs and throws. */
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

/** The call with the inputs that it needs, and what it gives. */
function signature(api: string, operation: OperationModel): string {
  const { id, inputs, answer, page } = operation
  const needed = inputs.filter(({ required, fallback }) => required && fallback === undefined).map(({ name }) => name)
  const shown = [...needed, ...(needed.length < inputs.length ? ['…'] : [])]
  const result = page
    ? `a [\`Page\`](../../guide/pages.md) of ${linkedType(page.item, 'output', pagesOfApi)}`
    : linkedType({ ...answer, nullable: mayBeNull(operation) }, 'output', pagesOfApi).replace(' \\|', ' or')
  return `${code(`client.${api}.${id}(${shown.length > 0 ? `{ ${shown.join(', ')} }` : ''})`)} gives ${result}.`
}

/** A sentence each on the request, the cost, the plan, nothing found, pages and errors. */
function factsOf(model: Model, operation: OperationModel): readonly string[] {
  const { method, path, page } = operation
  return [
    ...notesOf(operation),
    ...(page ? [`Paged: iterate over the call for the items of every page, or go on with ${code(page.input)}.`] : []),
    ...ownErrors(model, operation),
    `On the wire: ${code(`${method.toUpperCase()} ${path}`)}.`,
  ]
}
