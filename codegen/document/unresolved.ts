import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * What is wrong with a reference that the linter could not follow: it tells neither where it leads nor what is missing.
 *
 * @param file - the file in which it stands
 * @param text - what stands there, from the reference on, or from the target of a mapping
 */
export function unresolved(file: string, text: string): string | undefined {
  const [, , target] = reference.exec(text) ?? []
  if (target === undefined) return undefined
  const [path = '', pointer = ''] = target.split('#')
  if (path && !existsSync(join(dirname(file), path))) return `'${target}' leads to nothing: there is no file ${path}`
  return `'${target}' leads to nothing: ${path || 'this file'} has no '${pointer.split('/').at(-1)}'`
}

const reference = /(?:\$ref["']?\s*:\s*|^)(["']?)((?!\$ref)[^"'\s{},]+)\1/
