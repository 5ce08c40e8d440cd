import type { Model } from '../../model/model.js'
import { type Group, operationsOf, titleOf } from './groups.js'
import { paragraphs } from './markdown.js'
import { operationSection } from './operationSection.js'

/** Emits `docs/reference/<api>/<group>.md`: every operation of a group in full. */
export function groupPage(model: Model, group: Group): string {
  return `${paragraphs(
    `# ${model.document.info.title} · ${titleOf(group)}`,
    `\`client.${model.api}\` · [every operation](../README.md) · [types](types.md) · [errors](../errors.md)`,
    ...operationsOf(model, group).map((operation) => operationSection(model, operation)),
  )}\n`
}
