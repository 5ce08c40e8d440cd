import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Document } from './document.js'
import { joinExamples } from './examples.js'

/**
 * Reads the bundled document of an API, with its examples.
 *
 * @param folder - where it was generated; default `generated/`. A document of its own contains its examples.
 */
export function generatedDocument(api: string, folder: URL = pathToFileURL('generated/')): Document {
  const read = (name: string): string => readFileSync(new URL(`${api}/${name}`, folder), 'utf8')
  const hasExamples = existsSync(new URL(`${api}/examples.json`, folder))
  return joinExamples(read('openapi.json'), hasExamples ? read('examples.json') : '{}')
}
