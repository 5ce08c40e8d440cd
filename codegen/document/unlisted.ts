import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isMap, isScalar } from 'yaml'
import { methods } from './operations.js'
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
export async function unlistedPathItems(index: string, yaml: YamlFiles): Promise<readonly string[]> {
  const folder = join(dirname(index), 'paths')
  if (!existsSync(folder)) return []
  const { paths, webhooks } = Object(await yaml.content(index))
  const references = Object.values({ ...paths, ...webhooks }).map((item) => String(Object(item).$ref))
  const listed = new Set(references.map((reference) => join(dirname(index), reference)))
  const isUnlisted = ({ place, value }: Entry): boolean => hasMethod(value) && !listed.has(place)
  const files = yamlIn(folder).map((name) => join(folder, name))
  const unlisted = (await Promise.all(files.map((file) => entriesOf(file, yaml)))).flat().filter(isUnlisted)
  return unlisted.map(({ file, name }) => {
    const { path, line } = keyOf(file, name, yaml)
    return `${path}:${line}  path item '${name}' of ${path} is in no index; add its path to openapi.yaml`
  })
}

/**
 * Finds the schemas and examples beside an API's index that nothing refers to: no type and no answer of the mock server
 * would be made of them.
 *
 * @returns a line each, with file, line and reason.
 */
export async function unusedEntries(index: string, yaml: YamlFiles): Promise<readonly string[]> {
  const home = dirname(index)
  const files = yamlIn(home)
  const used = new Set(files.flatMap((name) => referencesIn(join(home, name), yaml)))
  const listed = files.filter((name) => /^(schemas|examples)\//.test(name)).map((name) => join(home, name))
  const entries = (await Promise.all(listed.map((file) => entriesOf(file, yaml)))).flat()
  return entries
    .filter(({ place }) => !used.has(place))
    .map(({ file, name }) => {
      const { path, line } = keyOf(file, name, yaml)
      return `${path}:${line}  nothing refers to '${name}': nothing would be made of it`
    })
}

const yamlIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()

/** What the references in a file lead to: a file and a name in it each. */
function referencesIn(file: string, yaml: YamlFiles): readonly string[] {
  const texts = yaml.text(file).match(/(?<=["' ])[^"'\s#]*#\/[^"'\s,}]+/g) ?? []
  return texts.map((text) => {
    const [path, name] = text.split('#')
    return `${path ? join(dirname(file), path) : file}#${name}`
  })
}

/** What stands in a file under a name: in that of a path item there may also be headers and the like. */
interface Entry {
  readonly file: string
  readonly name: string
  /** How references name it. */
  readonly place: string
  readonly value: unknown
}

async function entriesOf(file: string, yaml: YamlFiles): Promise<readonly Entry[]> {
  const content = await yaml.content(file)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return []
  return Object.entries(content).map(([name, value]) => ({ file, name, place: `${file}#/${name}`, value }))
}

/** Where a name stands, as reports tell it. */
function keyOf(file: string, name: string, yaml: YamlFiles): { readonly path: string; readonly line: number } {
  const { document, lines } = yaml.withPlaces(file)
  const items = isMap(document.contents) ? document.contents.items : []
  const key = items.map((item) => item.key).find((one) => isScalar(one) && String(one.value) === name)
  const [offset = 0] = (isScalar(key) && key.range) || []
  return { path: relative(process.cwd(), file), line: lines.linePos(offset).line }
}

const hasMethod = (value: unknown): boolean => methods.some((method) => Object.hasOwn(Object(value), method))
