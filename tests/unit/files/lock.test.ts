import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from '../../../src/files/lock.js'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-lock-'))
  path = join(folder, 'file.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const heldBy = (holder: object): void =>
  writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname(), started: '', id: '1', ...holder }))

test('only one of many who want a lock at once has it, again and again', async () => {
  let [held, most, count] = [0, 0, 0]
  const work = async (): Promise<void> => {
    for (let turn = 0; turn < 20; ) {
      const release = await takeLock(path, 'a file').catch(() => undefined)
      await new Promise((later) => setTimeout(later, 1))
      if (!release) continue
      most = Math.max(most, ++held)
      await new Promise((later) => setTimeout(later, 1))
      held -= 1
      turn += 1
      count += 1
      await release()
    }
  }
  await Promise.all([work(), work(), work()])
  expect([most, count]).toEqual([1, 60])
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['a process that has ended', { pid: 2 ** 22 - 1 }],
  ['an earlier process of the same number', { started: '1' }],
])('that of %s is taken over', async (_, holder) => {
  heldBy(holder)
  const release = await takeLock(path, 'a file')
  expect(JSON.parse(readFileSync(path, 'utf8')).id).not.toBe('1')
  await release()
  expect(readdirSync(folder)).toEqual([])
})

test('that of another machine is not, because nobody here can tell whether it runs', async () => {
  heldBy({ host: 'elsewhere', pid: 7 })
  await expect(takeLock(path, 'rows.csv')).rejects.toThrow(
    `Another process is writing rows.csv (process 7 on elsewhere)\n  → Wait for it to end, or write somewhere else\n  → If no such process runs any more, delete ${path}`,
  )
})
