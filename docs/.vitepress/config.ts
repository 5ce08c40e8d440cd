import { defineConfig } from 'vitepress'
import { fitLinks } from './links.js'
import { sidebar } from './sidebar.js'
import { tryIt } from './tryIt.js'

// `npm run docs:build`: the site of the pages that stand in the repository, where they stand. Links are those that work
// there too: relative, to files.

/** Where the playground is served, so that the site can link to it. */
const playground = process.env.PLAYGROUND_URL

export default defineConfig({
  title: 'ledgerline',
  description: 'A typed TypeScript client for on-chain data',
  srcDir: '..',
  srcExclude: ['{.ci,examples,generated,playground,scripts,src,tests}/**'],
  rewrites: (page) => page.replace(/README\.md$/, 'index.md'),
  lastUpdated: false,
  markdown: {
    config(md) {
      md.core.ruler.push('links', fitLinks)
      if (playground) md.core.ruler.push('try-it', tryIt(playground))
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/docs/guide/calls' },
      { text: 'Reference', link: '/docs/reference/' },
      { text: 'Examples', link: '/docs/guide/recipes' },
      { text: 'Changes', link: '/CHANGELOG' },
      ...(playground ? [{ text: 'Playground', link: playground }] : []),
    ],
    sidebar: sidebar(),
  },
})
