import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** One import or re-export, types included. */
export interface Import {
  readonly from: string
  /** The file it leads to, or the name of a package. */
  readonly to: string
  readonly isPackage: boolean
}

/** The sources in a folder, by their paths from `root`. */
export function sourcesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .sort()
}

/** Static, dynamic and type imports, and re-exports, of files. */
export function importsOf(root: string, files: readonly string[]): readonly Import[] {
  const known = new Set(files)
  return files.flatMap((from) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, from), 'utf8'), true, true)
    return importedFiles.map(({ fileName }): Import => {
      if (!fileName.startsWith('.')) return { from, to: fileName, isPackage: true }
      const path = normalize(join(dirname(from), fileName)).replaceAll('\\', '/')
      const tsx = path.replace(/\.js$/, '.tsx')
      return { from, to: known.has(tsx) ? tsx : path.replace(/\.js$/, '.ts'), isPackage: false }
    })
  })
}

/** Every import cycle, not even of types may there be one. */
export function cyclesIn(imports: readonly Import[]): readonly string[] {
  const below = new Map<string, string[]>()
  for (const { from, to, isPackage } of imports) if (!isPackage) below.set(from, [...(below.get(from) ?? []), to])
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file) || way.includes(file)) return
    for (const next of below.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of below.keys()) visit(file, [])
  return cycles
}

/**
 * The imports of a tree's rooms that lead neither to the room itself nor to one below it.
 *
 * @param rooms - for each room, which is a folder of the tree, the rooms below it
 */
export function upwardImportsIn(
  imports: readonly Import[],
  tree: string,
  rooms: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return imports
    .filter(({ from, isPackage }) => from.startsWith(`${tree}/`) && !isPackage)
    .filter(({ from, to }) => {
      const [own = '', target = ''] = [from, to].map((file) => roomIn(tree, file))
      const isOutside = !to.startsWith(`${tree}/`)
      return own !== '' && !isOutside && own !== target && !rooms[own]?.includes(target)
    })
    .map(({ from, to }) => `${from} → ${to}`)
}

/** The room of a file: its folder in the tree; none for what lies on top. */
export function roomIn(tree: string, file: string): string {
  if (!file.startsWith(`${tree}/`)) return ''
  const [room = '', ...rest] = file.slice(tree.length + 1).split('/')
  return rest.length > 0 ? room : ''
}
