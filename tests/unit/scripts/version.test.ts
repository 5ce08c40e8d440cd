import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownVersion } from '../../../scripts/bundle.js'
import { npm, run } from '../../../scripts/release/command.js'

const file = 'src/client/version.ts'

test('npm version commits the version in the code too', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-version-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const manifest = { name: 'any', version: '0.1.0', type: 'module', scripts: { version: scripts.version } }
  for (const part of ['src/client', 'scripts']) mkdirSync(join(folder, part), { recursive: true })
  for (const part of [file, 'scripts/writeVersion.ts']) cpSync(part, join(folder, part))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n')
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const git = (...args: readonly string[]) => run('git', args, folder)
  await git('init', '--quiet')
  await git('config', 'user.name', 'anybody')
  await git('config', 'user.email', 'anybody@example.com')
  await git('add', '.')
  await git('commit', '--quiet', '--message', 'first')
  await npm(['version', '7.8.9'], folder)
  expect(await git('show', `HEAD:${file}`)).toContain("export const version = '7.8.9'\n")
})

test('a build that is given a version says it in its code', () => {
  const code = 'export const version = "7.8.9"'
  expect(ownVersion('7.8.9').load(resolve(file))).toEqual({ code, moduleType: 'js' })
  expect(ownVersion('7.8.9').load(resolve('src/client/headers.ts'))).toBeUndefined()
  expect(ownVersion(undefined).load(resolve(file))).toBeUndefined()
})
