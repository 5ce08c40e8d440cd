import { readFileSync } from 'node:fs'
import type { Manifest } from '../../../src/operation/manifest.js'
import type { ManifestExamples } from '../../../src/operation/manifestExamples.js'
import { apisIn, examplesFile, generatedFolder, manifestFile } from '../../apis.js'

/** What the generator tells of one API. */
export interface DescribedApi {
  readonly manifest: Manifest
  readonly examples: ManifestExamples
}

/** Reads what the generator tells of each API. */
export function readDescribed(): readonly DescribedApi[] {
  return apisIn(generatedFolder).map((api) => ({
    manifest: read(manifestFile(generatedFolder, api)) as Manifest, // the generator's type of its own file
    examples: read(examplesFile(generatedFolder, api)) as ManifestExamples,
  }))
}

const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))
