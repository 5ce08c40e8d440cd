import { defaultText } from '../../model/docs.js'
import { limitTexts } from '../../model/limits.js'
import type { InputModel, OperationModel } from '../../model/model.js'
import { type Column, code, inCell, table } from './markdown.js'
import { linkedType, pagesOfApi } from './typeLink.js'
import { unitOf } from './units.js'

/** Writes the inputs of an operation as a table: name, description, type with unit and bounds, default. */
export function inputTable({ inputs, page }: OperationModel): string {
  const columns: readonly Column<InputModel>[] = [
    { title: 'input', cell: ({ name, required }) => code(required ? name : `${name}?`) },
    { title: 'description', cell: (input) => inCell((input.deprecated ? '**Deprecated.** ' : '') + input.description) },
    { title: 'type', cell: (input) => typeOf(input, page?.input) },
    { title: 'default', cell: (input) => inCell(defaultText(input)) },
  ]
  return table(inputs, columns)
}

/** Returns the type of an input with its unit and bounds, for which separate columns would be too narrow. */
function typeOf(input: InputModel, cursor: string | undefined): string {
  const type = linkedType({ ...input, nullable: input.name === cursor }, 'input', pagesOfApi)
  return [type, unitOf(input), inCell(boundsOf(input))].filter((text) => text !== '').join('; ')
}

/** Returns the bounds of an input, without the pattern of a value whose format implies it. */
function boundsOf({ limits, shape }: InputModel): string {
  const value = shape.kind === 'list' ? shape.item.shape : shape
  const hasFormat = value.kind === 'scalar' && value.format !== undefined
  return limitTexts(limits)
    .filter((text) => !(hasFormat && text.startsWith('fits')))
    .join(', ')
}
