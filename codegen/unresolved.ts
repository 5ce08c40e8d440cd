import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * What is wrong with a reference that the linter could not follow: it tells neither where it leads nor what is missing.
 *
 * @param file - the file in which it stands
 * @param text - its line, from the reference on
 */
export function unresolved(file: string, text: string): string | undefined {
  const [, , target] = /\$ref:\s*(["']?)([^"'\s}]+)\1/.exec(text) ?? []
  if (target === undefined) return undefined
  const [path = '', way = ''] = target.split('#')
  if (path && !existsSync(join(dirname(file), path))) return `'${target}' leads to nothing: there is no file ${path}`
  return `'${target}' leads to nothing: ${path || 'this file'} has no '${way.split('/').at(-1)}'`
}
