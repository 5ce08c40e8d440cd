import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isMap, isScalar } from 'yaml'
import { methods } from './operations.js'
import type { YamlFiles } from './yamlFiles.js'

/**
 * Finds folders of documents without an index. Otherwise, an API whose index was renamed would vanish from the client.
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
 * Finds the path items in `paths/` that an API's index doesn't reference. The linter only follows references, so they
 * would be ignored silently.
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
 * Finds schemas and examples that nothing references, and that would become neither a type nor a response of the mock
 * server.
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

/** Returns the targets of the references in a file, each as a file and a name in it. */
function referencesIn(file: string, yaml: YamlFiles): readonly string[] {
  const texts = yaml.text(file).match(/(?<=["' ])[^"'\s#]*#\/[^"'\s,}]+/g) ?? []
  return texts.map((text) => {
    const [path, name] = text.split('#')
    return `${path ? join(dirname(file), path) : file}#${name}`
  })
}

/** A named part of a file. A path item's file may also have headers and the like. */
interface Entry {
  readonly file: string
  readonly name: string
  /** Its name in references. */
  readonly place: string
  readonly value: unknown
}

async function entriesOf(file: string, yaml: YamlFiles): Promise<readonly Entry[]> {
  const content = await yaml.content(file)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return []
  return Object.entries(content).map(([name, value]) => ({ file, name, place: `${file}#/${name}`, value }))
}

/** Returns where a name is, for reports. */
function keyOf(file: string, name: string, yaml: YamlFiles): { readonly path: string; readonly line: number } {
  const { document, lines } = yaml.withPlaces(file)
  const items = isMap(document.contents) ? document.contents.items : []
  const key = items.map((item) => item.key).find((one) => isScalar(one) && String(one.value) === name)
  const [offset = 0] = (isScalar(key) && key.range) || []
  return { path: relative(process.cwd(), file), line: lines.linePos(offset).line }
}

const hasMethod = (value: unknown): boolean => methods.some((method) => Object.hasOwn(Object(value), method))
