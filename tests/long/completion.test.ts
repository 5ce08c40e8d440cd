import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completedIn } from '../support/completedIn.js'
import { findProgram } from '../support/debian.js'
import { linkPackage } from '../support/packed.js'

// Bash is in tests/package/command.test.ts: it is everywhere.

let folder: string
beforeAll(() => {
  folder = linkPackage()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const zsh = 'eval "$(ledgerline completion zsh)"'
const compinit = 'autoload -Uz compinit; compinit -D'

test.each([
  ['fish', 'fish', '--no-config', 'ledgerline completion fish | source'],
  ['zsh', 'zsh without compinit', '-f', zsh],
  ['zsh', 'zsh after compinit', '-f', `${compinit}; ${zsh}`],
  ['zsh', 'zsh before compinit', '-f', `${zsh}; ${compinit}`],
])('%s: %s completes operations, and values in both forms', async (name, _, flag, setup) => {
  const program = await findProgram({
    name,
    variable: `${name.toUpperCase()}_PATH`,
    places: [`/usr/bin/${name}`, `/bin/${name}`],
    packages: [name],
  })
  const completed = (line: string) => completedIn(folder, `${program} ${flag} -i`, setup, `ledgerline ${line}`)
  expect(await completed('evm getNativeBalance --format t')).toBe('evm|getNativeBalance|--format|table|')
  expect(await completed('evm getNativeBalance --format=t')).toBe('evm|getNativeBalance|--format=table|')
  expect(await completed('evm getNativeBalanc')).toMatch(/^evm\|getNativeBalance/)
})
