import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareCommand } from '../../../codegen/compareCommand.js'
import { outcomeOf } from '../../support/commandOutcome.js'
import { specFolder } from '../../support/specDocument.js'

const compare = (...args: readonly string[]) => outcomeOf(() => compareCommand(args))

describe('npm run spec:compare', () => {
  test('ends with 0 where all documents of a folder are as ours, in our own layout', async () => {
    const folder = specFolder()
    for (const name of ['auth', 'solana', 'shared'])
      cpSync(join('specs', name), join(folder, name), { recursive: true })
    const { code, output } = await compare(folder)
    expect([code, output.trim()]).toEqual([
      0,
      expect.stringMatching(/^No difference in \d+ operations of auth, solana$/),
    ])
  })

  test('ends with 1 where one differs, tells where, and writes what ours lack', async () => {
    const folder = specFolder()
    const document = JSON.parse(readFileSync('generated/solana/openapi.json', 'utf8'))
    document.paths['/new'] = { get: { operationId: 'getNew', responses: {} } }
    writeFileSync(join(folder, 'solana.json'), JSON.stringify(document))
    const { code, output } = await compare(join(folder, 'solana.json'), '--stubs', '--out', join(folder, 'stubs'))
    expect(code).toBe(1)
    expect(output).toContain('solana.getNew  GET /new\n  missing    the operation\n')
    expect(output).toMatch(/^1 missing, 0 extra, 0 different in 1 of 19 operations of solana$/m)
    expect(readFileSync(join(folder, 'stubs/solana/paths/new.yaml'), 'utf8')).toContain('getNew:')
  })

  test('is JSON for programs', async () => {
    const { code, output } = await compare('generated/solana/openapi.json', '--api', 'auth', '--json')
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
    ['no document', ['package.json']],
    ['an API that there is not', ['specs', '--api', 'moon']],
  ])('is refused with %s', async (_, args) => {
    expect((await compare(...args)).code).toBe('refused')
  })

  test('as a command ends with 2 and the reason where it gets no path', () => {
    const command = ['--import', 'tsx', 'codegen/compare.ts']
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^Pass the path of one document or folder/)])
  })
})
