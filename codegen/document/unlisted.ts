import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isMap, isScalar } from 'yaml'
import { methods } from './document.js'
import type { YamlFiles } from './yamlFiles.js'

/**
 * Finds the folders of documents without an index: an API that is renamed by mistake would otherwise go from the client.
 *
 * @returns a line each, with file and reason.
 */
export function missingIndexes(specs: string): readonly string[] {
  const folders = readdirSync(specs, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .map(({ name }) => join(specs, name, 'openapi.yaml'))
    .filter((file) => dirname(file) !== join(specs, 'shared') && !existsSync(file))
    .map((file) => `${file}  is missing: every folder of ${specs}/ is an API, apart from ${specs}/shared`)
}

/**
 * Finds the path items in `paths/`, beside an API's index, that the index does not reference. A linter follows only its
 * references, so others would be ignored silently.
 *
 * @returns a line each, with file, line and reason.
 */
export function unlistedPathItems(index: string, yaml: YamlFiles): readonly string[] {
  const folder = join(dirname(index), 'paths')
  if (!existsSync(folder)) return []
  const { paths, webhooks } = Object(yaml.parse(index).document.toJS())
  const references = Object.values({ ...paths, ...webhooks }).map((item) => String(Object(item).$ref))
  const listed = new Set(references.map((reference) => join(dirname(index), reference)))
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return files.sort().flatMap((name) => {
    const file = relative(process.cwd(), join(folder, name))
    return entriesOf(join(folder, name), yaml)
      .filter(({ isPathItem }) => isPathItem)
      .filter((item) => !listed.has(`${join(folder, name)}#/${item.name}`))
      .map(
        (item) =>
          `${file}:${item.line}  path item '${item.name}' of ${file} is in no index; add its path to openapi.yaml`,
      )
  })
}

/**
 * Finds the schemas and examples beside an API's index that nothing refers to: no type and no answer of the mock server
 * would be made of them.
 *
 * @returns a line each, with file, line and reason.
 */
export function unusedEntries(index: string, yaml: YamlFiles): readonly string[] {
  const home = dirname(index)
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
  const used = new Set(files.flatMap((name) => referencesIn(join(home, name), yaml)))
  const listed = files.filter((name) => /^(schemas|examples)\//.test(name)).sort()
  return listed.flatMap((name) => {
    const file = relative(process.cwd(), join(home, name))
    return entriesOf(join(home, name), yaml)
      .filter((entry) => !used.has(`${join(home, name)}#/${entry.name}`))
      .map((entry) => `${file}:${entry.line}  nothing refers to '${entry.name}': nothing would be made of it`)
  })
}

/** What the references in a file lead to: a file and a name in it each. */
function referencesIn(file: string, yaml: YamlFiles): readonly string[] {
  const texts = yaml.text(file).match(/(?<=["' ])[^"'\s#]*#\/[^"'\s,}]+/g) ?? []
  return texts.map((text) => {
    const [path, name] = text.split('#')
    return `${path ? join(dirname(file), path) : file}#${name}`
  })
}

interface Entry {
  readonly name: string
  readonly line: number
  /** What has a method is a path item; the file may also hold headers and the like. */
  readonly isPathItem: boolean
}

function entriesOf(file: string, yaml: YamlFiles): readonly Entry[] {
  const { document, lines } = yaml.parse(file)
  const { contents } = document
  if (!isMap(contents)) return []
  return contents.items.flatMap(({ key, value }) =>
    isScalar(key)
      ? [{ name: String(key.value), line: lines.linePos(key.range?.[0] ?? 0).line, isPathItem: hasMethod(value) }]
      : [],
  )
}

const hasMethod = (value: unknown): boolean => isMap(value) && methods.some((method) => value.has(method))
