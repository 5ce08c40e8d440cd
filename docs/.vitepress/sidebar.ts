import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { DefaultTheme } from 'vitepress'
import { examples } from './examples.js'

type Item = DefaultTheme.SidebarItem

/** Pages of the guide in the order that a reader needs them. One that nobody has placed yet is in the last group. */
const groups: readonly (readonly [title: string, pages: readonly string[]])[] = [
  [
    'Start',
    [
      'calls',
      'command',
      'values',
      'pages',
      'errors',
      'options',
      'limits',
      'many-chains',
      'export',
      'universal',
      'aptos-node',
    ],
  ],
  ['Webhooks and sign-in', ['webhooks', 'streams', 'inbox', 'inbox-reference', 'bitcoin-payments', 'sign-in']],
  ['In your app', ['proxy', 'react', 'nextjs', 'telemetry', 'testing']],
  ['Help', ['troubleshooting', 'recipes', 'from-moralis', 'toolchains', 'glossary']],
]

/** The sidebar: the guide by task, then what is looked up, then how it is made. */
export function sidebar(): Item[] {
  const placed = new Set(groups.flatMap(([, names]) => names))
  const others = namesIn('guide').filter((name) => !placed.has(name))
  const guide = groups.map(([text, names], index): Item => {
    const pages = [...names, ...(index === groups.length - 1 ? others : [])]
    return {
      text,
      items: pages.filter((name) => existsSync(fileOf('guide', name))).map((name) => pageItem('guide', name)),
    }
  })
  const [start, ...rest] = guide
  return [
    { ...start, items: [{ text: 'Overview', link: '/' }, ...(start?.items ?? [])] },
    ...rest,
    { text: 'Examples', collapsed: true, items: examples().map(({ name, page }) => ({ text: name, link: page })) },
    {
      text: 'Operations',
      items: [{ text: 'Every operation', link: '/docs/reference/' }, ...pagesOf('reference'), ...apis()],
    },
    { text: 'Modules', collapsed: true, items: modules() },
    {
      text: 'Internals',
      collapsed: true,
      items: [...pagesOf('internals'), { text: 'Contributing', link: '/CONTRIBUTING' }],
    },
  ]
}

const apis = (): Item[] =>
  readdirSync(new URL('../reference', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ text: name, collapsed: true, items: pagesOf(`reference/${name}`) }))

const pagesOf = (folder: string): Item[] => namesIn(folder).map((name) => pageItem(folder, name))

/** The names of the pages in a folder; none where it is only made for the site, and has not been. */
function namesIn(folder: string): readonly string[] {
  const path = new URL(`../${folder}`, import.meta.url)
  const files = existsSync(path) ? readdirSync(path) : []
  return files.filter((file) => file.endsWith('.md') && file !== 'README.md').map((file) => file.replace('.md', ''))
}

function pageItem(folder: string, name: string): Item {
  const [, title = name] = /^# (?:.* · )?(.*)$/m.exec(readFileSync(fileOf(folder, name), 'utf8')) ?? []
  return { text: title.replaceAll('`', ''), link: `/docs/${folder}/${name}` }
}

/** The modules that are written by hand; TypeDoc lists them on a page of its own, too. */
const modules = (): Item[] =>
  namesIn('api')
    .filter((name) => name !== 'modules')
    .map(moduleItem)

const moduleItem = (name: string): Item => ({
  text: name === 'index' ? 'ledgerline' : `ledgerline/${name.replace('mock-node', 'mock/node')}`,
  link: `/docs/api/${name}`,
})

const fileOf = (folder: string, name: string): URL => new URL(`../${folder}/${name}.md`, import.meta.url)
