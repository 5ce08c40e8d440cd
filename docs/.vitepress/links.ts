import { pageOf } from './examples.js'

/** The parts of a markdown token that links are made of. */
export interface Token {
  type: string
  readonly tag: string
  content: string
  readonly children: Token[] | null
  attrGet(name: string): string | null
  attrSet(name: string, value: string): void
}

/**
 * Fits links between files to the site: a README is the index of its folder there, an example has a page, and what is
 * no page, such as a folder of sources, is not there to be linked.
 */
export function fitLinks({ tokens }: { readonly tokens: readonly Token[] }): void {
  for (const { children } of tokens) {
    let isDropped = false
    for (const token of children ?? []) {
      const target = token.type === 'link_open' ? (token.attrGet('href') ?? '') : ''
      if (target !== '') {
        const [, example] = /^(?:[./]*)examples\/(.*\.tsx?)$/.exec(target) ?? []
        isDropped = example === undefined && !/^https?:|^#|\.md(#.*)?$/.test(target)
        token.attrSet('href', example ? pageOf(example) : target.replace(/README\.md(?=#|$)/, 'index.md'))
      }
      if (isDropped && token.type.startsWith('link_')) Object.assign(token, { type: 'text', content: '' })
    }
  }
}
