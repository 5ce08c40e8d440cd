import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const direct = [process.execPath, '--import', 'tsx', 'playground/start.ts'] as const
const npm = ['npm', 'start'] as const

interface Started {
  readonly child: ChildProcess
  readonly page: string
  readonly mock: string
  /** Where it keeps its copy of the page. */
  readonly folder: string
  /** Its first line, and when it came, as a share of the time until it had something to show. */
  readonly first: { readonly line: string | undefined; readonly at: number }
}

const ends: (() => void)[] = []

async function start([command, ...args]: readonly [string, ...string[]]): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-start-'))
  const env = { ...process.env, TMPDIR: folder }
  const begun = performance.now()
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  ends.push(() => {
    endGroup(child)
    rmSync(folder, { recursive: true, force: true })
  })
  let text = ''
  let spoken = 0
  for await (const chunk of child.stdout) {
    spoken ||= performance.now() - begun
    text += chunk
    if (text.includes('Ctrl-C stops both')) break
  }
  const first = { line: text.trim().split('\n')[0], at: spoken / (performance.now() - begun) }
  const urlOf = (name: string): string => new RegExp(`${name} +(http://[\\d.:]+)`).exec(text)?.[1] ?? ''
  return { child, page: urlOf('Playground'), mock: urlOf('Mock server'), folder, first }
}

function endGroup(child: ChildProcess): void {
  try {
    process.kill(-Number(child.pid), 'SIGKILL')
  } catch {
    // the group is gone, as it should be
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

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

describe.skipIf(!existsSync('/bin/sh'))('when only npm is told to end', () => {
  afterAll(() => {
    for (const end of ends.splice(0)) end()
  })

  test('the page and the mock server end, without a word to them', async () => {
    const { child, page, mock } = await start(npm)
    child.kill('SIGKILL')
    await expect.poll(async () => (await isUp(page)) || (await isUp(mock)), { timeout: 30_000 }).toBe(false)
  })

  test.each(['SIGTERM', 'SIGHUP'] as const)('by %s, so does any program that asks for it', async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'ledgerline-npm-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    const [whenEnded, tsx] = ['playground/whenEnded.ts', 'node_modules/tsx/dist/loader.mjs'].map((path) =>
      resolve(path),
    )
    writeFileSync(
      join(folder, 'program.ts'),
      `import { whenEnded } from '${whenEnded}'
      setInterval(() => {}, 1000)
      whenEnded(() => process.exit(0))
      console.log('pid', process.pid)`,
    )
    const scripts = { start: `node --import ${tsx} program.ts` }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))
    const child = spawn('npm', ['start'], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
    ends.push(() => endGroup(child))
    let text = ''
    for await (const chunk of child.stdout) {
      text += chunk
      if (/pid \d+/.test(text)) break
    }
    child.kill(signal)
    const pid = Number(/pid (\d+)/.exec(text)?.[1])
    await expect.poll(() => isThere(pid), { timeout: 30_000 }).toBe(false)
  })
})
