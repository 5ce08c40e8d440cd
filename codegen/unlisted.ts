import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { methods } from './document.js'

/**
 * Finds the path items in `paths/`, beside an API's index, that the index does not reference. A linter follows only its
 * references, so others would be ignored silently.
 *
 * @returns a line each, with file, line and reason.
 */
export function unlistedPathItems(index: string): readonly string[] {
  const folder = join(dirname(index), 'paths')
  if (!existsSync(folder)) return []
  const { paths, webhooks } = Object(parseDocument(readFileSync(index, 'utf8')).toJS())
  const listed = new Set(Object.values({ ...paths, ...webhooks }).map((item) => Object(item).$ref))
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return files.sort().flatMap((name) => {
    const file = relative(process.cwd(), join(folder, name))
    return pathItemsOf(join(folder, name))
      .filter((item) => !listed.has(`paths/${name}#/${item.name}`))
      .map(
        (item) =>
          `${file}:${item.line}  path item '${item.name}' of ${file} is in no index; add its path to openapi.yaml`,
      )
  })
}

/** What has a method is a path item; the file may also hold headers and the like. */
function pathItemsOf(file: string): readonly { readonly name: string; readonly line: number }[] {
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(readFileSync(file, 'utf8'), { lineCounter })
  if (!isMap(contents)) return []
  return contents.items.flatMap(({ key, value }) =>
    isScalar(key) && isMap(value) && methods.some((method) => value.has(method))
      ? [{ name: String(key.value), line: lineCounter.linePos(key.range?.[0] ?? 0).line }]
      : [],
  )
}
