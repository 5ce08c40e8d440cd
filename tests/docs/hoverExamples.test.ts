import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { allEntries } from '../support/catalogue.js'
import { complaintsAbout } from '../support/typecheck.js'

// Who hovers a method of a client pastes the example that stands there.

const clients = readdirSync('generated', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('client.gen.ts'))
  .map((file) => `generated/${file}`)

/** The examples of a client's methods, by name. */
function examplesIn(file: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)
  const client = source.statements.find(ts.isInterfaceDeclaration)
  return new Map(
    (client?.members ?? []).flatMap((method) => {
      const example = ts.getJSDocTags(method).find(({ tagName }) => tagName.text === 'example')
      return example ? [[method.name?.getText() ?? '', ts.getTextOfJSDocComment(example.comment) ?? '']] : []
    }),
  )
}

describe('the example of an operation', () => {
  const examples = new Map(clients.flatMap((file) => [...examplesIn(file)]))

  test('is at every method of the client', async () => {
    const missing = (await allEntries()).filter(({ id }) => !examples.get(id)?.includes(`.${id}(`))
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  test('compiles', { timeout: 60_000 }, () => {
    const calls = [...examples].map(([id, example]) => `export async function ${id}() {\n${example}\n}\n`)
    expect(complaintsAbout(`declare const client: import('ledgerline').Client\n${calls.join('')}`)).toEqual([])
  })

  test('is short', () => {
    expect([...examples].filter(([, example]) => example.split('\n').length > 24)).toEqual([])
  })
})
