import { readdirSync, readFileSync } from 'node:fs'

/** A block of code on a page that people read. */
export interface Block {
  /** Where it stands: `docs/guide/pages.md:7`. */
  readonly place: string
  readonly language: string
  readonly code: string
}

/** Every page that is written by hand for people who read the repository. */
export const pages: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'specs/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md') && !/node_modules|^docs\/(api|examples)\//.test(file)),
].sort()

export const textOf = (page: string): string => readFileSync(page, 'utf8')

/** The blocks of a page, in their order. */
export function blocksOf(page: string): readonly Block[] {
  const text = textOf(page)
  return [...text.matchAll(/^```(\w*)\n(.*?)^```/gms)].map(({ index, 1: language = '', 2: code = '' }) => ({
    place: `${page}:${text.slice(0, index).split('\n').length}`,
    language,
    code,
  }))
}
