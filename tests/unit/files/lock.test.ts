import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeLock } from '../../../src/files/lock.js'

let folder: string
let path: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-lock-'))
  file = join(folder, 'file')
  path = `${file}.lock`
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('only one of many who want a lock at once has it, again and again', async () => {
  let [held, most, count] = [0, 0, 0]
  const work = async (): Promise<void> => {
    for (let turn = 0; turn < 20; ) {
      const lock = await takeLock(path, file).catch(() => undefined)
      await new Promise((later) => setTimeout(later, 1))
      if (!lock) continue
      most = Math.max(most, ++held)
      await new Promise((later) => setTimeout(later, 1))
      held -= 1
      turn += 1
      count += 1
      await lock.release()
    }
  }
  await Promise.all([work(), work(), work()])
  expect([most, count]).toEqual([1, 60])
  expect(readdirSync(folder)).toEqual([])
})

/** The lock of a process that has ended, as this machine would have written it, with something changed. */
async function heldByEnded(changed: object): Promise<void> {
  const lock = await takeLock(path, file)
  const own = JSON.parse(readFileSync(path, 'utf8'))
  await lock.release()
  writeFileSync(path, JSON.stringify({ ...own, id: '1', pid: 2 ** 22 - 1, ...changed }))
}

/** Sets the time of the last renewal to some seconds ago. */
const renewed = (seconds: number): void => utimesSync(path, Date.now() / 1000 - seconds, Date.now() / 1000 - seconds)

test.each([
  ['a process that has ended', {}],
  ['an earlier process of the same number', { pid: process.pid, started: '1' }],
  ['a process of 0.1 that has ended', { boot: undefined, namespace: undefined }],
])('the lock of %s is taken over at once', async (_, holder) => {
  await heldByEnded(holder)
  const lock = await takeLock(path, file)
  expect(JSON.parse(readFileSync(path, 'utf8')).id).not.toBe('1')
  await lock.release()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['another machine', { host: 'elsewhere' }],
  ['a container of the same name', { namespace: 'pid:[1]' }],
  ['this machine before it started again', { boot: 'another' }],
])('the lock of %s is taken over once it was not renewed for 30 seconds', async (_, holder) => {
  await heldByEnded(holder)
  renewed(25)
  await expect(takeLock(path, file)).rejects.toThrow('Another process is writing')
  renewed(35)
  await (await takeLock(path, file)).release()
  expect(readdirSync(folder)).toEqual([])
})

test('a lock is renewed every 5 seconds, in its own file alone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const lock = await takeLock(path, file)
    renewed(60)
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(() => expect(Date.now() - statSync(path).mtimeMs).toBeLessThan(30_000))
    rmSync(path)
    writeFileSync(path, 'of another')
    vi.advanceTimersByTime(5_000)
    await lock.release()
    expect(readFileSync(path, 'utf8')).toBe('of another')
  } finally {
    vi.useRealTimers()
  }
})

test('a holder that slept finds that its lock was taken over', async () => {
  const first = await takeLock(path, file)
  await expect(first.assertHeld()).resolves.toBeUndefined()
  renewed(35)
  const second = await takeLock(path, file)
  await expect(first.assertHeld()).rejects.toThrow(`This process no longer holds the lock of ${file}`)
  await first.release()
  await expect(second.assertHeld()).resolves.toBeUndefined()
  await second.release()
})

test('a lock that is no lock of ours stays', async () => {
  writeFileSync(path, 'mine')
  renewed(1000)
  await expect(takeLock(path, file)).rejects.toThrow('Another process is writing')
  expect(readFileSync(path, 'utf8')).toBe('mine')
})

test('whoever holds a lock removes drafts of an hour ago, and nothing else', async () => {
  const old = Date.now() / 1000 - 3601
  const [gone, young, mine] = [['7.tmp', 'state.json.7.tmp', 'lock.7.0.123.tmp'], ['8.tmp'], ['7.csv', 'draft.tmp']]
  for (const name of [gone, young, mine].flat()) {
    writeFileSync(`${file}.${name}`, '')
    if (!young.includes(name)) utimesSync(`${file}.${name}`, old, old)
  }
  await (await takeLock(path, file)).release()
  expect(readdirSync(folder).sort()).toEqual([...young, ...mine].map((name) => `file.${name}`).sort())
})

test('the lock of a process of 0.1 on another machine stays: it renews nothing', async () => {
  await heldByEnded({ host: 'elsewhere', pid: 7, boot: undefined, namespace: undefined })
  renewed(1000)
  await expect(takeLock(path, 'rows.csv')).rejects.toThrow(
    `Another process is writing rows.csv (process 7 on elsewhere)\n  → Wait for it to end, or write somewhere else\n  → If no such process runs any more, delete ${path}`,
  )
})
