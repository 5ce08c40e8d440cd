import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { hasProgram } from '../../support/programs.js'
import { documentWith, specFolder } from '../../support/specDocument.js'

/** A folder with one sound document, and a file in `generated/`. */
function homeOfOdd(): string {
  const home = specFolder()
  mkdirSync(join(home, 'specs/odd'), { recursive: true })
  mkdirSync(join(home, 'generated/odd'), { recursive: true })
  cpSync('specs/shared', join(home, 'specs/shared'), { recursive: true })
  writeFileSync(join(home, 'specs/odd/openapi.yaml'), readFileSync(documentWith({})))
  writeFileSync(join(home, 'generated/odd/decoders.gen.ts'), 'before')
  writeFileSync(join(home, 'package.json'), JSON.stringify({ exports: { '.': './index.js' } }))
  return home
}

/** The environment of the tests without what it says about git: a hook of the checkout would have us commit to it. */
const plain: NodeJS.ProcessEnv = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) delete plain[name]

function run(home: string, file: string, ...switches: readonly string[]) {
  const loader = file.endsWith('.js') ? [] : ['--import', import.meta.resolve('tsx')]
  const command = [...loader, resolve(file), ...switches]
  return spawnSync(process.execPath, command, { encoding: 'utf8', cwd: home, env: plain })
}

test('a check tells what would change and writes nothing; then no file is left of an API that is gone, nor its folder', {
  timeout: 180_000,
}, () => {
  const home = homeOfOdd()
  writeFileSync(join(home, 'openapi-ts.config.ts'), `export { default } from '${resolve('openapi-ts.config.ts')}'\n`)
  mkdirSync(join(home, 'generated/gone'))
  writeFileSync(join(home, 'generated/gone/openapi.json'), '{}')
  const check = run(home, 'codegen/run.js', '--check')
  expect(check.status).toBe(1)
  for (const file of ['docs/reference/README.md', 'generated/gone/openapi.json', 'generated/odd/decoders.gen.ts'])
    expect(check.stderr).toContain(`  ${file}\n`)
  expect(readFileSync(join(home, 'generated/odd/decoders.gen.ts'), 'utf8')).toBe('before')
  expect(existsSync(join(home, 'docs/reference'))).toBe(false)
  expect(run(home, 'codegen/run.js').status).toBe(0)
  expect(existsSync(join(home, 'generated/gone'))).toBe(false)
  expect(run(home, 'codegen/run.js', '--check').stdout).toContain('0 files changed')
})

test('what fails late leaves what was generated before', { timeout: 180_000 }, () => {
  const home = homeOfOdd() // without a config of the other generators, whose files are then missing
  const { status, stderr } = run(home, 'codegen/run.js')
  expect(status).toBe(1)
  expect(stderr).not.toContain('    at ')
  expect(readFileSync(join(home, 'generated/odd/decoders.gen.ts'), 'utf8')).toBe('before')
})

test('a folder of documents without an index is refused, and what was generated of it stays', {
  timeout: 180_000,
}, () => {
  const home = homeOfOdd()
  renameSync(join(home, 'specs/odd/openapi.yaml'), join(home, 'specs/odd/opanapi.yaml'))
  const { status, stderr } = run(home, 'codegen/run.js')
  const reason = 'specs/odd/openapi.yaml  is missing: every folder of specs/ is an API, apart from specs/shared'
  expect([status, stderr]).toEqual([1, `${reason}\n`])
  expect(readFileSync(join(home, 'generated/odd/decoders.gen.ts'), 'utf8')).toBe('before')
})

test('the command refuses a switch that it does not know, and generates nothing', { timeout: 180_000 }, () => {
  const command = ['codegen/run.js', '--chek']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain("'--chek'")
})

test.skipIf(!hasProgram('git'))('the difference names an API that is gone', { timeout: 180_000 }, () => {
  const home = specFolder()
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@test', ...args], {
      cwd: home,
      env: plain,
      encoding: 'utf8',
    })
  mkdirSync(join(home, 'specs'))
  mkdirSync(join(home, 'generated/odd'), { recursive: true })
  writeFileSync(join(home, 'generated/odd/openapi.json'), '{}')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message=before')
  rmSync(join(home, 'generated/odd'), { recursive: true })
  expect(run(home, 'codegen/diff.ts').stdout).toBe('breaking    odd: the whole API is gone\n')
})

test('the difference says that it needs git', { timeout: 180_000 }, () => {
  const command = ['--import', 'tsx', 'codegen/diff.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env: { PATH: '' } })
  const reason = "npm run diff can't run git to read the commit: spawnSync git ENOENT"
  expect([status, stdout, stderr]).toEqual([1, '', `${reason}\n`])
})
