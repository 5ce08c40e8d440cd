import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { documentWith, specFolder } from '../../support/specDocument.js'
import { ref } from '../../support/specParts.js'

test('a document that fails late leaves what was generated before', { timeout: 60_000 }, () => {
  const home = mkdtempSync(join(specFolder, 'home-'))
  const List = { type: 'array', description: 'Lists.', items: { $ref: ref('List') } } // no rule refuses it
  const file = documentWith({ schemas: { List }, answer: { $ref: ref('List') }, example: [] })
  mkdirSync(join(home, 'specs/odd'), { recursive: true })
  mkdirSync(join(home, 'generated/odd'), { recursive: true })
  writeFileSync(join(home, 'specs/odd/openapi.yaml'), readFileSync(file))
  writeFileSync(join(home, 'generated/odd/decoders.gen.ts'), 'before')
  const command = ['--import', import.meta.resolve('tsx'), resolve('codegen/generate.ts')]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: home })
  expect([status, stderr]).toEqual([1, "schema 'List' holds itself: only an object can\n"])
  expect(readFileSync(join(home, 'generated/odd/decoders.gen.ts'), 'utf8')).toBe('before')
})

test('the command refuses a switch that it does not know, and generates nothing', { timeout: 60_000 }, () => {
  const command = ['--import', 'tsx', 'codegen/generate.ts', '--chek']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain("'--chek'")
})

test('the difference names an API that is gone', { timeout: 60_000 }, () => {
  const home = mkdtempSync(join(specFolder, 'home-'))
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@test', ...args], {
      cwd: home,
      encoding: 'utf8',
    })
  mkdirSync(join(home, 'specs'))
  mkdirSync(join(home, 'generated/odd'), { recursive: true })
  writeFileSync(join(home, 'generated/odd/openapi.json'), '{}')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message=before')
  rmSync(join(home, 'generated/odd'), { recursive: true })
  const command = ['--import', import.meta.resolve('tsx'), resolve('codegen/diff.ts')]
  const { stdout } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: home })
  expect(stdout).toBe('breaking    odd: the whole API is gone\n')
})
