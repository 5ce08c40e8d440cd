import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { specFolder } from '../../support/specDocument.js'

function compare(...args: readonly string[]): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'codegen/compare.ts', ...args], {
    encoding: 'utf8',
  })
  return { code: status, output: stdout + stderr }
}

describe('npm run spec:compare', () => {
  test('ends with 0 where all documents of a folder are as ours, in our own layout', () => {
    const { code, output } = compare('specs')
    expect([code, output.trim()]).toEqual([
      0,
      expect.stringMatching(/^No difference in \d+ operations of aptos, aptosNode, auth/),
    ])
  })

  test('ends with 1 where one differs, tells where, and writes what ours lack', () => {
    const folder = specFolder()
    const document = JSON.parse(readFileSync('generated/solana/openapi.json', 'utf8'))
    document.paths['/new'] = { get: { operationId: 'getNew', responses: {} } }
    writeFileSync(join(folder, 'solana.json'), JSON.stringify(document))
    const { code, output } = compare(join(folder, 'solana.json'), '--stubs', '--out', join(folder, 'stubs'))
    expect(code).toBe(1)
    expect(output).toContain('solana.getNew  GET /new\n  missing    the operation\n')
    expect(output).toMatch(/^1 missing, 0 extra, 0 different in 1 of 19 operations of solana$/m)
    expect(readFileSync(join(folder, 'stubs/solana/paths/new.yaml'), 'utf8')).toContain('getNew:')
  })

  test('is JSON for programs', () => {
    const { code, output } = compare('generated/solana/openapi.json', '--api', 'auth', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(output)).toMatchObject({
      operations: expect.arrayContaining([
        expect.objectContaining({
          api: 'auth',
          operation: 'requestBind',
          differences: [{ kind: 'extra', what: 'operation', where: '' }],
        }),
      ]),
      summary: { extra: 11 },
    })
  })

  test.each([
    ['no path', []],
    ['no document', ['package.json']],
    ['an API that there is not', ['specs', '--api', 'moon']],
  ])('ends with 2 for %s', (_, args) => {
    expect(compare(...args).code).toBe(2)
  })
})
