import { counted } from '../../model/counted.js'
import { isDeprecated, type Model, type OperationModel } from '../../model/model.js'
import { type Group, groupsOf, operationsOf, titleOf } from './groups.js'
import { type Column, code, paragraphs, table, unwrapped } from './markdown.js'

/** Emits `docs/reference/README.md`: every operation by what it returns, with a link to its description. */
export function indexPage(models: readonly Model[]): string {
  const count = models.reduce((sum, model) => sum + model.operations.length, 0)
  const ordered = [...models].sort((a, b) => served(b) - served(a))
  const apis = ordered.map(
    ({ api, document }) => `- [${document.info.title}](#${anchorOf(document.info.title)}): \`client.${api}\``,
  )
  return `${paragraphs(
    '# Reference',
    `${counted(count, 'operation')}, by what they return. Generated from the documents in \`specs/\`.`,
    apis.join('\n'),
    "See also [formats and input types](formats.md), [errors](errors.md), [what ends when, and what needs a plan](lifecycle.md), and [what plans grant and cost](plans.md). Costs are in the provider's compute units.",
    ...ordered.map(section),
  )}\n`
}

/** Counts the operations of an API that neither end nor have ended. */
const served = ({ operations }: Model): number => operations.filter((one) => !isDeprecated(one)).length

function section(model: Model): string {
  const { title, description = '' } = model.document.info
  return paragraphs(
    `## ${title}`,
    unwrapped(description),
    `[Types of ${title}](${model.api}/types.md)`,
    ...groupsOf(model).map((group) => paragraphs(`### ${titleOf(group)}`, operationTable(model, group))),
  )
}

function operationTable(model: Model, group: Group): string {
  const page = `${model.api}/${group.name}.md`
  const columns: readonly Column<OperationModel>[] = [
    { title: 'what', cell: ({ id, summary }) => `[${summary}](${page}#${id.toLowerCase()})` },
    { title: 'call', cell: ({ id }) => code(id) },
    {
      title: 'cost',
      cell: ({ cost, costPer }) => (cost === undefined ? '' : `${cost}${costPer ? ` per ${costPer.unit}` : ''}`),
    },
    { title: 'ends', cell: endedText },
  ]
  return table(operationsOf(model, group), columns)
}

function endedText(operation: OperationModel): string {
  const { status, replacement } = operation.lifecycle ?? {}
  if (!isDeprecated(operation)) return ''
  return `${status === 'removed' ? 'removed' : 'ends'}${replacement ? `: ${code(replacement)}` : ''}`
}

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')
