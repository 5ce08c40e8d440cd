import type { Manifest, ManifestOperation, ManifestUse } from '../../../src/operation/manifest.js'
import { fieldOf } from '../../../src/values/fieldOf.js'
import type { Draft } from '../catalogue/details.js'
import { renameToPublic } from './publicValues.js'

/** A value as a form holds it: text, a list of texts, or JSON. */
export function draftOf(value: unknown): Draft[string] {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return value.map(String)
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : String(value)
}

/** A request body of the document as a form holds it: a field per input, or the body as a whole. */
export function bodyDraft({ types }: Manifest, operation: ManifestOperation, value: unknown): Draft {
  const fields = operation.inputs.filter((input) => input.in === 'body')
  const whole = fields.find((field) => field.wire === '')
  if (whole) return { [whole.name]: draftOf(renameToPublic(value, whole, types)) }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const sent = fieldOf(value, field.wire ?? field.name)
      if (sent === undefined) return []
      const renamed = renameToPublic(sent, field, types)
      return [[field.name, isListOfLines(field) ? [renamed].flat().map(String) : draftOf(renamed)]]
    }),
  )
}

/** Whether a form takes a list as a line per entry; lists of anything else are typed as JSON. */
const isListOfLines = ({ shape }: ManifestUse): boolean =>
  shape.kind === 'list' && shape.item.shape.kind === 'scalar' && shape.item.shape.type !== 'boolean'
