import { readdirSync, readFileSync } from 'node:fs'

/** A program of `examples/`, and the page that shows it. */
export interface Example {
  /** Its path in `examples/`. */
  readonly name: string
  readonly slug: string
  readonly page: string
  /** The page: what it does, how it runs, its source. */
  readonly content: string
}

const folder = new URL('../../examples/', import.meta.url)

export function examples(): readonly Example[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map(exampleOf)
}

function exampleOf(name: string): Example {
  const slug = slugOf(name)
  const source = readFileSync(new URL(name, folder), 'utf8')
  const [, about = ''] = /^\/\/ (.*)\n/.exec(source) ?? []
  const [what = '', command] = about.split(/(?=npm run example)/)
  const intro = [what.replace(/: $/, '.'), ...(command ? [`\`\`\`sh\n${command}\n\`\`\``] : [])]
  const code = `\`\`\`${name.endsWith('x') ? 'tsx' : 'ts'}\n${source}\`\`\``
  return { name, slug, page: pageOf(name), content: [`# ${name}`, ...intro, code].join('\n\n') }
}

/** The page that shows a file of `examples/`. */
export const pageOf = (name: string): string => `/docs/examples/${slugOf(name)}`

const slugOf = (name: string): string => name.replace(/\.tsx?$/, '').replaceAll('/', '-')
