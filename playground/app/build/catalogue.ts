import type { Manifest, ManifestInput, ManifestOperation } from '../../../src/operation/manifest.js'
import type { Reads } from '../../../src/operation/reads.js'
import { getChains } from '../../../src/values/chainDetails.js'
import type { CatalogueApi, CatalogueEntry, ChainOption, Reading } from '../catalogue/entry.js'

/** What the first screen knows about every operation: enough to list, filter and announce it. */
export function catalogueOf(manifests: readonly Manifest[]): readonly CatalogueApi[] {
  return manifests.map(({ api, title, tags, operations }) => ({
    name: api,
    title,
    tags: tags
      .map(({ name, description }) => ({
        name,
        description,
        operations: operations.filter(({ tag }) => tag === name).map((operation) => entryOf(api, operation)),
      }))
      .filter((tag) => tag.operations.length > 0),
  }))
}

function entryOf(api: string, operation: ManifestOperation): CatalogueEntry {
  const { id, title, path, method, tag, page, nullable = false, cost, costPer, lifecycle, reads } = operation
  const secrets = operation.inputs.filter(({ secret }) => secret).map(({ name }) => name)
  return {
    api,
    id,
    summary: title,
    path,
    method,
    tag,
    paged: page !== undefined,
    nullable,
    ...(cost !== undefined && { cost }),
    ...(costPer && { costPer: costPer.unit }),
    ...(lifecycle && { lifecycle }),
    ...(secrets.length > 0 && { secrets }),
    ...(reads && { reads: readingOf(reads, operation.inputs) }),
  }
}

function readingOf(things: Reads, inputs: readonly ManifestInput[]): Reading {
  for (const { name, shape, default: usual } of inputs) {
    const format = shape.kind === 'scalar' ? shape.format : undefined
    if (format === 'evm-chain' || format === 'aptos-network')
      return { things, place: { input: name, format, usual: String(usual ?? '') } }
  }
  return { things }
}

/** The chains the client knows, for the chain picker. */
export function chainList(): readonly ChainOption[] {
  return getChains().map(({ id, name, nativeCurrency: { symbol }, aliases: [alias = ''] }) => ({
    id,
    name,
    symbol,
    alias,
    test: /test|goerli|sepolia|holesky|fuji|amoy|mumbai|moonbase|alpha|hoodi|devnet/i.test(name),
  }))
}
