import { isDeprecated, type Model, type OperationModel } from '../../model/model.js'

/** A group of operations: a tag of the document. */
export type Group = Model['document']['tags'][number]

/** Returns the operations of a group. Those that end or have ended come last. */
export function operationsOf(model: Model, group: Group): readonly OperationModel[] {
  const operations = model.operations.filter(({ tags }) => tags[0] === group.name)
  return [...operations.filter((one) => !isDeprecated(one)), ...operations.filter(isDeprecated)]
}

/** Returns a group's description as a title. */
export function titleOf({ description }: Group): string {
  return description.trim().replace(/\.$/, '')
}

/** Returns the groups of an API that have operations. */
export function groupsOf(model: Model): readonly Group[] {
  return model.document.tags.filter((group) => operationsOf(model, group).length > 0)
}
