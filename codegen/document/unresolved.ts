import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Says what is wrong with a reference that the linter couldn't follow, because the linter doesn't say what is missing.
 *
 * @param file - the file that contains it
 * @param text - the text from the reference on, or from the target of a mapping
 */
export function unresolved(file: string, text: string): string | undefined {
  const [, , target] = reference.exec(text) ?? []
  if (target === undefined) return undefined
  const [path = '', pointer = ''] = target.split('#')
  if (path && !existsSync(join(dirname(file), path))) return `'${target}' leads to nothing: there is no file ${path}`
  return `'${target}' leads to nothing: ${path || 'this file'} has no '${pointer.split('/').at(-1)}'`
}

const reference = /(?:\$ref["']?\s*:\s*|^)(["']?)((?!\$ref)[^"'\s{},]+)\1/
