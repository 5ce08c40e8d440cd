import type { Token } from './links.js'

interface State {
  tokens: Token[]
  readonly env: { readonly relativePath?: string }
  readonly Token: new (type: string, tag: string, nesting: 0) => Token
}

/**
 * Puts a link below the title of each operation, to its form in the playground.
 *
 * @param playground - where that is served
 */
export function tryIt(playground: string) {
  return (state: State): void => {
    const [, api] = /^docs\/reference\/(\w+)\/(?!types\.md)/.exec(state.env.relativePath ?? '') ?? []
    if (api === undefined) return
    state.tokens = state.tokens.flatMap((token, index, tokens) => {
      if (token.type !== 'heading_close' || token.tag !== 'h2') return [token]
      const id = tokens[index - 1]?.content ?? ''
      const link = new state.Token('html_block', '', 0)
      link.content = `<p class="try"><a href="${playground}#/${api}/${id}" target="_blank">Try it in the playground</a></p>\n`
      return [token, link]
    })
  }
}
