import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { stringify } from 'yaml'

/** Makes an empty folder, which goes with the test that asks for it. */
export function specFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-specs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What of a sound document is another. */
export interface Parts {
  readonly operation?: object
  readonly item?: object
  readonly parameters?: readonly object[]
  readonly answer?: object
  /** An example of another answer, where an object without a field is none. */
  readonly example?: unknown
  readonly schemas?: object
  readonly servers?: readonly object[]
}

/** A document of one operation, sound but for the given parts. */
export function documentWith(parts: Parts): string {
  const {
    operation = {},
    item = {},
    parameters = [],
    answer,
    example = answer ? {} : { id: 'a' },
    schemas = {},
    servers = [{ url: 'https://api.test' }],
  } = parts
  const row = { type: 'object', description: 'A row.', properties: { id: { type: 'string', description: 'Its id.' } } }
  const schema = answer ?? { $ref: '#/components/schemas/Row' }
  const file = join(specFolder(), 'document.yaml')
  const document = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    servers,
    tags: [{ name: 'row', description: 'Rows.' }],
    paths: {
      '/rows': {
        get: {
          operationId: 'getRows',
          tags: ['row'],
          summary: 'Rows',
          description: 'Reads rows.',
          'x-lifecycle': { status: 'live' },
          parameters,
          responses: {
            200: {
              description: 'Rows.',
              content: { 'application/json': { schema, examples: { one: { value: example } } } },
            },
          },
          ...operation,
        },
        ...item,
      },
    },
    components: { schemas: { Row: row, ...schemas } },
  }
  writeFileSync(file, stringify(document, { aliasDuplicateObjects: false })) // each stands in its own place
  return file
}
