import { bundle, createConfig, type NormalizedProblem } from '@redocly/openapi-core'
import { isObject, type SchemaObject } from '../schema/alternatives.js'
import { documentFiles } from './files.js'
import { asOpenApi3 } from './swagger2.js'

/** A document that somebody publishes, in one piece; of OpenAPI 3, whatever it was. */
export interface PublishedDocument {
  /** Path of its file. */
  readonly file: string
  readonly root: SchemaObject
}

/**
 * Reads the documents at a path, JSON or YAML, of Swagger 2.0 or OpenAPI 3.0 or 3.1, each with the files that it refers to.
 *
 * @throws {Error} with the file and the reason where one cannot be read.
 */
export async function readPublished(path: string): Promise<readonly PublishedDocument[]> {
  const config = await createConfig({})
  return Promise.all(
    documentFiles(path).map(async (file) => {
      const { bundle: bundled, problems } = await bundle({ ref: file, config }).catch((cause: Error) => {
        throw new Error(`${file} cannot be read: ${cause.message}`, { cause })
      })
      const [problem] = problems.filter(isFatal)
      if (problem) throw new Error(`${file} cannot be read: ${problem.message}`)
      if (!isObject(bundled.parsed)) throw new Error(`${file} is no document`)
      return { file, root: asOpenApi3(bundled.parsed) }
    }),
  )
}

/** An example that is not there is no loss: examples are not compared. */
function isFatal({ severity, location }: NormalizedProblem): boolean {
  return severity === 'error' && !location.every(({ pointer }) => /\/examples?\//.test(pointer ?? ''))
}
