import type { Model } from './model.js'

/** Finds references to other documents that are wrong: replacements and hosts that don't exist. */
export function unknownElsewhere(models: readonly Model[]): readonly string[] {
  const operations = new Set(models.flatMap(({ api, operations }) => operations.map(({ id }) => `${api}.${id}`)))
  const apis = models.map(({ api }) => api)
  return models.flatMap(({ api, operations: own }) =>
    own.flatMap(({ id, lifecycle, host }) => {
      const { replacement = '' } = lifecycle ?? {}
      return [
        ...(replacement.includes('.') && !operations.has(replacement)
          ? [`${api}.${id}: there is no operation '${replacement}' to replace it`]
          : []),
        ...(host !== undefined && !apis.includes(host) ? [`${api}.${id}: there is no API '${host}' to serve it`] : []),
      ]
    }),
  )
}
