import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

/** One import or re-export, types and late ones included. */
export interface Import {
  readonly from: string
  /** The file it leads to, or the name of a package. */
  readonly to: string
  readonly isPackage: boolean
}

/** The TypeScript files of some folders of a tree, by their path in it. */
export function sourcesIn(root: string, ...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .sort(),
  )
}

/** What files of a tree import. */
export function importsIn(root: string, files: readonly string[]): readonly Import[] {
  return files.flatMap((from) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, from), 'utf8'), true, true)
    return importedFiles.map(({ fileName }) => {
      const isPackage = !fileName.startsWith('.')
      return { from, to: isPackage ? fileName : fileOf(root, from, fileName, files), isPackage }
    })
  })
}

function fileOf(root: string, from: string, target: string, files: readonly string[]): string {
  const path = relative(root, resolve(root, dirname(from), target))
  const page = path.replace(/\.js$/, '.tsx')
  return files.includes(page) ? page : path.replace(/\.js$/, '.ts')
}

/** The cycles among files, each once. */
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
