import { counted } from '../model/counted.js'
import { endText, inputText, notesOf } from '../model/docs.js'
import { isDeprecated, type Model, mayBeNull, type OperationModel, type Use } from '../model/model.js'
import { linkedType } from './typeReference.js'

/** Emits `generated/API.md`: every operation with its inputs, its output and its cost. */
export function emitReference(models: readonly Model[]): string {
  const count = models.reduce((sum, model) => sum + model.operations.length, 0)
  const index = models.map(
    (model) =>
      `- [${model.document.info.title}](#${anchor(model.document.info.title)}): ${counted(model.operations.length, 'operation')}`,
  )
  return `# API reference

Generated from \`specs/\`. ${counted(count, 'operation')}. An input marked * is required. Kinds are the [formats](../specs/README.md#formats) of the documents: amounts, block numbers and token ids take \`bigint\`, number or text, dates take \`Date\`, ISO text or seconds, chains an id or a name.

${index.join('\n')}

${models.map(section).join('\n')}`
}

function section(model: Model): string {
  const tags = model.document.tags.map((tag) => {
    const operations = model.operations.filter((operation) => operation.tags[0] === tag.name)
    return `### ${model.api}: ${tag.name}\n\n${tag.description}\n\n${operations.map((one) => entry(model, one)).join('\n')}`
  })
  return `## ${model.document.info.title}\n\n${model.document.info.description?.trim() ?? ''}\n\n${tags.join('\n')}`
}

function entry(model: Model, operation: OperationModel): string {
  const types = `${model.api}/TYPES.md`
  const { answer, page } = operation
  const output = page
    ? `a \`Page\` of ${linkedType(page.item, types)}`
    : linkedType({ ...answer, nullable: mayBeNull(operation) }, types).replace(' \\|', ' or')
  const notes = notesOf(operation)
  const lines = [
    `#### \`client.${model.api}.${operation.id}\``,
    `${operation.summary}. ${operation.description.replaceAll('\n', ' ')}`,
    isDeprecated(operation) ? `**${endWord(operation)}.** ${endText(operation)}` : '',
    `\`${operation.method.toUpperCase()} ${operation.path}\` → ${output}${notes.length > 0 ? `. ${notes.join(' ')}` : ''}`,
    operation.inputs.length > 0 ? inputTable(operation, types) : '',
  ]
  return `${lines.filter((line) => line !== '').join('\n\n')}\n`
}

const endWord = ({ lifecycle }: OperationModel): string => (lifecycle?.status === 'removed' ? 'Removed' : 'Ends')

function inputTable({ inputs, page }: OperationModel, types: string): string {
  const rows = inputs.map(
    (input) =>
      `| \`${input.name}\`${input.required ? ' *' : ''} | ${kind(input, types)} | ${cell(inputText(input, page))} |`,
  )
  return ['| input | kind | |', '|---|---|---|', ...rows].join('\n')
}

function kind({ shape }: Use, types: string): string {
  if (shape.kind === 'list') return `list of ${kind(shape.item, types)}`
  if (shape.kind === 'ref') return linkedType({ shape, nullable: false }, types)
  if (shape.kind !== 'scalar') return 'JSON'
  if (shape.values) return shape.values.list.map((value) => `\`${value}\``).join(' ')
  return shape.format ?? shape.type
}

const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|').trim()
const anchor = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
