import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * Finds the documents at a path: a file is one; of a folder its `openapi.yaml` or the like, which may refer to the files
 * around it, else every document in it and in the folders below.
 *
 * @throws {Error} where there is none.
 */
export function documentFiles(path: string): readonly string[] {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) throw new Error(`There is nothing at ${path}`)
  const found = entry.isDirectory() ? filesIn(path) : [path]
  const documents = found.filter(isDocument)
  if (documents.length > 0) return documents
  throw new Error(`${path} holds no document: one has \`openapi\` or \`swagger\` at its top, in JSON or YAML`)
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  const main = entries.find(({ name }) => /^(openapi|swagger)\.(ya?ml|json)$/i.test(name))
  if (main) return [join(folder, main.name)]
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : filesIn(path)
    return /\.(ya?ml|json)$/i.test(entry.name) ? [path] : []
  })
}

/** Whether the text of a file has the one key that every document begins with, before it is parsed as a whole. */
function isDocument(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  if (!/(^|[{,\s])["']?(openapi|swagger)["']?\s*:/.test(text)) return false
  try {
    const top: unknown = /^\s*\{/.test(text) ? JSON.parse(text) : parse(text, { logLevel: 'silent' })
    return ['openapi', 'swagger'].some((key) => Object.hasOwn(Object(top), key))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
