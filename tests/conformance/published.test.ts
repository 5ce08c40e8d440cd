import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withoutWrittenDown } from '../../codegen/compare/writtenDown.js'
import { generatedDocument } from '../../codegen/document/generatedDocument.js'
import { readPublished } from '../../codegen/published/readPublished.js'
import leftOut from '../fixtures/leftOut.json' with { type: 'json' }
import { apis } from '../support/catalogue.js'
import { comparison, differenceLines, requiredIn, withRequired } from '../support/published.js'

// The provider's own documents are no part of this repository. `PROVIDER_DOCUMENTS` names a folder that has some, a file
// `<api>.openapi.json` each.

const folder = process.env.PROVIDER_DOCUMENTS ?? ''
const files = apis.flatMap((api) => {
  const name = existsSync(folder) ? readdirSync(folder).find((file) => file === `${api}.openapi.json`) : undefined
  return name === undefined ? [] : [{ api, file: join(folder, name) }]
})
if (files.length === 0) console.warn('PROVIDER_DOCUMENTS names no folder of documents: ours are not held against them')

test.skipIf(files.length === 0).each(files.length > 0 ? files : [{ api: 'none', file: '' }])(
  'the documents of $api say what the provider’s do, apart from what is written down with its reason',
  async ({ api, file }) => {
    const theirs = (await readPublished(file)).map(({ root }) => root)
    const { compared, outdated } = withoutWrittenDown(comparison({ [api]: generatedDocument(api) }, theirs, api))
    expect(differenceLines(compared)).toEqual([])
    expect(outdated).toEqual([])
  },
)

describe('what the provider’s document leaves out of `required` in a response is optional', () => {
  const tables: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>> =
    leftOut

  test.each(Object.keys(tables))('%s, apart from what is written down with its reason', (api) => {
    const document = generatedDocument(api)
    const own = comparison({ [api]: document }, [withRequired(document, () => [])], api)
    const demanded = own.map((one) => {
      const table = tables[api]?.[one.ours?.id ?? ''] ?? {}
      const differences = Object.entries(requiredIn(one.differences)).flatMap(([where, names]) => {
        const ours = names.filter((name) => table[where]?.includes(name)).join(', ')
        return ours ? [{ kind: 'extra', what: 'required', where, ours } as const] : []
      })
      return { ...one, differences }
    })
    expect(differenceLines(withoutWrittenDown(demanded).compared)).toEqual([])
    expect(Object.keys(tables[api] ?? {}).length).toBeGreaterThan(5)
  })
})
