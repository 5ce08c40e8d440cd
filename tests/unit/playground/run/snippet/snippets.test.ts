import { expect, test } from 'vitest'
import { catalogueOf } from '../../../../../playground/app/build/catalogue.js'
import { readDescribed } from '../../../../../playground/app/build/described.js'
import { detailsOf } from '../../../../../playground/app/build/details.js'
import { inputOf } from '../../../../../playground/app/catalogue/draft.js'
import { snippetStyles } from '../../../../../playground/app/run/snippet/styles.js'
import type { SnippetTarget } from '../../../../../playground/app/run/snippet/target.js'
import { allEntries } from '../../../../support/catalogue.js'
import { complaintsAbout } from '../../../../support/typecheck.js'

const apis = readDescribed()
const details = new Map(apis.map((described) => [described.manifest.api, detailsOf(described)]))
const entries = catalogueOf(apis.map(({ manifest }) => manifest)).flatMap(({ tags }) =>
  tags.flatMap(({ operations }) => operations),
)

/** Every operation with every example that fills its form. */
const calls = (await allEntries()).flatMap(({ api, id, constant: operation }) => {
  const entry = entries.find((one) => one.api === api && one.id === id)
  const page = details.get(api)?.[id]
  if (!entry || !page) throw new Error(`${api} ${id} has no page`)
  const drafts = page.examples.length > 0 ? page.examples.map(({ draft }) => draft) : [{}]
  return drafts.map((draft) => ({ loaded: { entry, operation, details: page }, input: inputOf(page.inputs, draft) }))
})

const targets: readonly SnippetTarget[] = [
  { apiKey: 'any', baseUrl: 'http://127.0.0.1:4010', headers: { prefer: 'code=429' }, timeout: 1500 },
  {},
  { apiKey: 'any', baseUrl: 'https://mock.invalid', inProcess: true },
  { apiKey: null, baseUrl: 'https://example.com/chain' },
]

test('the code of every example of every operation compiles, whatever it calls: a mock, the service or a proxy', {
  timeout: 120_000,
}, () => {
  const styles = snippetStyles.filter(({ language }) => language === 'ts')
  // Examples take turns with what is called, which says how a client is made and nothing of the call.
  const texts = calls.flatMap(({ loaded, input }, at) =>
    styles.map(({ write }) => write(loaded, input, { ...targets[at % targets.length], allPages: at % 2 === 1 })),
  )
  expect(texts.length).toBeGreaterThanOrEqual(styles.length * entries.length)
  const complaints = complaintsAbout(...texts)
  expect(complaints.filter((complaint) => !/is declared but|are unused/.test(complaint))).toEqual([])
})
