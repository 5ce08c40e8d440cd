import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutWrittenDown } from '../../codegen/compare/writtenDown.js'
import { generatedDocument } from '../../codegen/document/generatedDocument.js'
import { readPublished } from '../../codegen/published/readPublished.js'
import { apis } from '../support/catalogue.js'
import { comparison, differenceLines } from '../support/published.js'

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
