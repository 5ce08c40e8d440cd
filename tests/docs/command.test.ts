import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blocksOf } from '../support/docPages.js'
import { linkPackage } from '../support/packed.js'
import { runPacked } from '../support/packedCommand.js'

// Who reads these pages pastes their lines into a shell, and an agent does so too.

const guide = 'docs/guide/command.md'
const skill = 'docs/skills/ledgerline/SKILL.md'

let folder: string
beforeAll(() => {
  folder = linkPackage()
}, 240_000)
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

describe.each([guide, skill])('the shell blocks of %s run without a key', (page) => {
  const blocks = blocksOf(page).filter(({ language }) => language === 'sh')

  test.each(blocks.map(({ place, code }) => [place, code] as const))('%s', async (_, code) => {
    mkdirSync(join(folder, 'here'), { recursive: true })
    const lines = `npx() { shift; ledgerline "$@"; }; set -e; cd here\n${code}`
    const { code: exit, stdout, stderr } = await runPacked(folder, [], { shell: lines })
    expect([exit, stderr]).toEqual([0, expect.not.stringContaining('ledgerline: ')])
    if (!/>/.test(code)) expect(stdout).not.toBe('')
  })

  test('there are some', () => {
    expect(blocks.length).toBeGreaterThan(5)
  })
})

test('the guide begins with five lines that run without a key', () => {
  const [first] = blocksOf(guide)
  expect(first?.code.trim().split('\n')).toEqual(
    Array.from({ length: 5 }, () => expect.stringMatching(/^npx ledgerline /)),
  )
  expect(readFileSync(guide, 'utf8').split('\n')[2]).toBe('```sh')
})

test('the skill has a name and a description, and fewer than 150 lines', () => {
  const text = readFileSync(skill, 'utf8')
  expect(text).toMatch(/^---\nname: ledgerline\ndescription: .{80,1000}\n---\n/)
  expect(text.split('\n').length).toBeLessThan(150)
})
