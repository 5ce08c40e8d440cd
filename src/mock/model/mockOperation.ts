import type { Manifest, ManifestOperation } from '../../operation/manifest.js'
import type { ManifestExamples } from '../../operation/manifestExamples.js'

/** An operation, with the types that its shapes refer to and the examples of its API. */
export interface MockOperation extends ManifestOperation {
  /** Name of its API. */
  readonly api: string
  readonly types: Manifest['types']
  readonly formats: Manifest['formats']
  readonly examples: ManifestExamples
}

/** Returns the name of an input on the wire, without the brackets that a list may have in a query. */
export function wireName({ name, wire = name }: { readonly name: string; readonly wire?: string }): string {
  return wire.replace(/\[\]$/, '')
}
