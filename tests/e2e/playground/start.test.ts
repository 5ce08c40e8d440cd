import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { direct, ends, isUp, type Started, start } from '../../support/startedPlayground.js'

/** The mock server that a page asks. */
async function mockOf(page: string): Promise<string | undefined> {
  const html = await (await fetch(page)).text()
  return /<meta name="mock-server" content="(.*?)"/.exec(html)?.[1]
}

describe('npm start', () => {
  const answerTo = (...switches: readonly string[]) =>
    spawnSync(direct[0], [...direct.slice(1), ...switches], { encoding: 'utf8' })

  test('refuses a switch that it does not have, and a port that is none', () => {
    expect(answerTo('--deliver', 'x')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/--deliver.*npm start -- --help/s),
    })
    expect(answerTo('--port', 'http')).toMatchObject({
      status: 1,
      stderr: '--port takes a whole number from 0 to 65535, not http\n',
    })
  })

  test('lists its switches, and starts nothing', () => {
    const { status, stdout } = answerTo('--help')
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/--port 5173.*--mock-port 4010.*npm run mock -- --help/s),
    ])
  })
})

describe('three that were started, side by side', () => {
  let [given, second, third]: readonly Started[] = []
  beforeAll(async () => {
    const switches = [['--port', '48231', '--mock-port', '0'], [], []]
    ;[given, second, third] = await Promise.all(switches.map((each) => start([...direct, ...each])))
  })
  afterAll(() => {
    for (const end of ends.splice(0)) end()
  })

  test('one is served at the port that it is given', () => {
    expect(given?.page).toBe('http://127.0.0.1:48231')
  })

  test('one says at once what it does, long before it has something to show', () => {
    expect(second?.first).toEqual({
      line: 'Starting the mock server and building the playground …',
      at: expect.any(Number),
    })
    expect(second?.first.at).toBeLessThan(0.5)
  })

  test('each page has its own mock server', async () => {
    expect(new Set([given, second, third].map((each) => each?.mock)).size).toBe(3)
    for (const each of [given, second, third]) expect(await mockOf(String(each?.page))).toBe(each?.mock)
  })

  test.each([
    ['SIGINT', () => given],
    ['SIGTERM', () => second],
    ['SIGHUP', () => third],
  ] as const)('each ends cleanly, here with %s, and leaves nothing behind', async (signal, one) => {
    const { child, page, mock, folder } = one() as Started // the hook has started it
    expect([await isUp(page), await isUp(mock)]).toEqual([true, true])
    expect(readdirSync(folder).join()).toContain('ledgerline-playground-')
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect([await isUp(page), await isUp(mock)]).toEqual([false, false])
    expect(readdirSync(folder).join()).not.toContain('ledgerline-playground-')
  })
})
