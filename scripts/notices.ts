import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/**
 * Writes the notices of the packages whose code is in a bundle: their licences want to be with every copy. A package that
 * has no file with its licence fails the build.
 *
 * @param modules paths of the modules in the bundle
 */
export function noticesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((module) => packageOf(module) ?? []))
  const notices = [...folders].sort().map(noticeOf)
  return [introduction, ...notices].join(`\n${'-'.repeat(80)}\n\n`)
}

const introduction = `The files of this package hold code of the packages below, each under its own licence.
`

/** The folder of the package that a module is of, which for what the bundler adds is its own; `undefined` for ours. */
function packageOf(module: string): string | undefined {
  const [, bundler] = /^\0(\w+)\//.exec(module) ?? []
  if (bundler !== undefined) return join('node_modules', bundler)
  if (!module.includes(`${sep}node_modules${sep}`)) return undefined
  const parents = [...parentsOf(module)]
  return parents.find((folder) => existsSync(join(folder, 'package.json')) && 'version' in manifestOf(folder))
}

function* parentsOf(path: string): Generator<string> {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) yield folder
}

interface PackageManifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string
}

const manifestOf = (folder: string): PackageManifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function noticeOf(folder: string): string {
  const { name, version, license } = manifestOf(folder)
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
  if (texts.length === 0) throw new Error(`${name} is bundled, and has no file with its licence`)
  const told = texts.sort().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return `${name} ${version} (${license})\n\n${told.join('\n\n')}\n`
}
