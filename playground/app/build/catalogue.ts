import type { Model, OperationModel } from '../../../codegen/model/model.js'
import type { CatalogueApi, CatalogueEntry } from '../src/catalogue/entry.js'

/** What the first screen knows about every operation: enough to list, filter and announce it. */
export function catalogueOf(models: readonly Model[]): readonly CatalogueApi[] {
  return models.map((model) => ({
    name: model.api,
    title: model.document.info.title,
    tags: model.document.tags
      .map((tag) => ({
        name: tag.name,
        description: tag.description,
        operations: model.operations
          .filter((operation) => operation.tags[0] === tag.name)
          .map((operation) => entryOf(model.api, operation)),
      }))
      .filter((tag) => tag.operations.length > 0),
  }))
}

function entryOf(api: string, operation: OperationModel): CatalogueEntry {
  const { id, summary, path, cost, rateLimitCost, deprecated } = operation
  return {
    api,
    id,
    summary,
    path,
    method: operation.method.toUpperCase(),
    tag: operation.tags[0] ?? '',
    paged: operation.page !== undefined,
    nullable: operation.nullable,
    ...(cost !== undefined && { cost }),
    ...(rateLimitCost !== undefined && { rateLimitCost }),
    ...(deprecated && { deprecated }),
  }
}
