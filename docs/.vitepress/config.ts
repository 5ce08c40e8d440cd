import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { fitLinks } from './links.js'

// `npm run docs:build`: the site of the pages that stand in the repository, where they stand. Links are those that work
// there too: relative, to files.

/** Where the playground is served, so that the site can link to it. */
const playground = process.env.PLAYGROUND_URL

const pages = (folder: string) =>
  readdirSync(new URL(`../${folder}`, import.meta.url))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => ({ text: titleOf(`${folder}/${file}`), link: `/docs/${folder}/${file.replace('.md', '')}` }))

const titleOf = (file: string): string =>
  /^# (?:.* · )?(.*)$/m.exec(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))?.[1] ?? file

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

/** The guide, in the order in which the table of the README lists it. */
const guide = pages('guide').sort((one, other) => placeOf(one.link) - placeOf(other.link))

function placeOf(link: string): number {
  return readme.lastIndexOf(`(${link.slice(1)}.md`)
}

const apis = readdirSync(new URL('../reference', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ text: name, collapsed: true, items: pages(`reference/${name}`) }))

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
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/docs/guide/calls' },
      { text: 'Reference', link: '/docs/reference/' },
      { text: 'Changes', link: '/CHANGELOG' },
      ...(playground ? [{ text: 'Playground', link: playground }] : []),
    ],
    sidebar: [
      { text: 'Guide', items: guide },
      {
        text: 'Reference',
        items: [{ text: 'Every operation', link: '/docs/reference/' }, ...pages('reference'), ...apis],
      },
      { text: 'Internals', items: pages('internals') },
    ],
  },
})
