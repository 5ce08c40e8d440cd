import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allEntries } from '../support/catalogue.js'
import { type Block, blocksOf, pages, textOf } from '../support/docPages.js'
import { complaintsOfEach } from '../support/typecheck.js'

// Who reads a page pastes its samples.

/** What a sample may take from the reader, or from the first one of the guide. */
const yours = `
declare global {
  const client: import('ledgerline').Client
  const address: string
  const secret: string
  const signature: string
  const body: Buffer<ArrayBuffer>
  const onDelivery: (delivery: import('ledgerline/webhooks').Delivery) => Promise<void>
  const app: import('express').Express
  interface Transaction { query(text: string, values: readonly unknown[]): Promise<{ readonly rowCount: number | null }> }
  const redis: {
    set(key: string, value: string, options: { EX: number }): Promise<unknown>
    del(key: string): Promise<number>
    exists(key: string): Promise<number>
  }
  const aptosConfig: { readonly network: string }
  const deserializeSignInPublicKey: (scheme: 'ed25519' | 'multi_ed25519' | 'single_key' | 'multi_key', key: string) => {
    verifySignatureAsync(of: { aptosConfig: { readonly network: string }; message: string | Uint8Array; signature: object }): Promise<boolean>
  }
  const deserializeSignInSignature: (scheme: 'ed25519' | 'multi_ed25519' | 'single_key' | 'multi_key', signature: string) => object
  const proxy: (request: Request) => Promise<Response>
  const database: { transaction(work: (transaction: Transaction) => Promise<void>): Promise<void> }
  const credit: (transaction: Transaction, delivery: import('ledgerline/webhooks').Delivery) => Promise<void>
}
export {}
`

describe('every sample compiles as it stands', { timeout: 120_000 }, () => {
  const blocks = pages
    .filter((page) => page !== nextPage)
    .flatMap(blocksOf)
    .filter(({ language }) => language === 'ts' || language === 'tsx')
    .filter(({ code }) => !usesOthers.test(code))
  const [examples, samples] = [blocks.filter(isGenerated), blocks.filter((block) => !isGenerated(block))]
  const complaints = complaintsOf([...samples.map(({ code }) => code), inFunctions(examples)])
  test.each(samples.map(({ place }, at) => [place, at] as const))('%s', (_, at) => {
    expect(complaints[at]).toEqual([])
  })

  test('there are samples on the pages that need them', () => {
    expect(samples.length).toBeGreaterThan(30)
  })

  test('the examples of the reference', async () => {
    expect(examples.length).toBe((await allEntries()).length)
    expect(complaints[samples.length]).toEqual([])
  })
})

test('every block of the page on Next.js is a file of its example, whose test builds and opens it', () => {
  const names = [...textOf(nextPage).matchAll(/^`(\S+)`:\n\n```tsx?$/gm)].map(([, name = '']) => name)
  const blocks = blocksOf(nextPage).filter(({ language }) => language === 'ts' || language === 'tsx')
  expect(blocks.map(({ code }) => code)).toEqual(names.map((name) => readFileSync(`examples/next/${name}`, 'utf8')))
})

/** Imports of packages that aren't in the checkout: tests in `tests/long` install them, and compile and run the blocks. */
const usesOthers = /from '(drizzle-orm|kysely|knex)\b/

const nextPage = 'docs/guide/nextjs.md'

const isGenerated = ({ place }: Block): boolean => place.startsWith('docs/reference/')

/** Many small examples as one module, which costs the compiler less than a module each. */
const inFunctions = (blocks: readonly Block[]): string =>
  blocks.map(({ code }, at) => `export async function example${at}() {\n${code}}`).join('\n')

/** Complaints about each text, as a module beside the others; what it leaves unused is for the reader to use. */
function complaintsOf(codes: readonly string[]): readonly (readonly string[])[] {
  const modules = codes.map((code) => `${code}\nexport {}\n`)
  return complaintsOfEach([...modules, yours]).map((found) =>
    found.filter((each) => !/is declared but|are unused/.test(each)),
  )
}

test('every block says its language, and is code of a kind that is checked, run or shown', () => {
  const known = ['ts', 'tsx', 'js', 'sh', 'sql', 'python', 'r', 'yaml', 'json', 'md', 'mermaid', '']
  expect(pages.flatMap(blocksOf).filter(({ language }) => !known.includes(language))).toEqual([])
})

test('every number of operations that a page tells is that of the documents', async () => {
  const entries = await allEntries()
  const written = pages.filter((page) => !page.startsWith('docs/reference/'))
  const places = written.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/(?<=\ball )\d+|\d+(?= operations, each)/g)].map(
          ([number]) => `${file}:${index + 1}: ${number}`,
        ),
      ),
  )
  expect(places.length).toBeGreaterThan(3)
  const total = entries.length
  expect(places.filter((place) => !place.endsWith(`: ${total}`))).toEqual([])
})

describe('a sample gives what its operation needs one of', async () => {
  const blocks = [
    ...pages.flatMap(blocksOf),
    { code: readFileSync('generated/streams/client.gen.ts', 'utf8'), place: 'hover' },
  ]
  const needing = (await allEntries()).filter(({ operation }) => operation['x-needs-one'])
  const calls = needing.flatMap(({ id, operation }) =>
    blocks.flatMap(({ code, place }) =>
      [...code.matchAll(new RegExp(`client\\.\\w+\\.${id}\\(\\{.*?\\}\\)`, 'gs'))].map(([call]) => ({
        id,
        place,
        call,
        needs: operation['x-needs-one'] ?? [],
      })),
    ),
  )

  test.each(calls)('$id of $place', ({ call, needs }) => {
    expect(needs.filter((name) => call.includes(`${name}: true`))).not.toEqual([])
  })

  test('of both families, in the guide, the reference and hovers', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2)
    expect(calls.length).toBeGreaterThanOrEqual(5)
  })
})
