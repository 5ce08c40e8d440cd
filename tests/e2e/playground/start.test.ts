import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const direct = [process.execPath, '--import', 'tsx', 'playground/start.ts'] as const
const npm = ['npm', 'start'] as const

interface Started {
  readonly child: ChildProcess
  readonly page: string
  readonly mock: string
  /** Where it keeps what it builds. */
  readonly folder: string
}

async function start([command, ...args]: readonly [string, ...string[]]): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-start-'))
  const env = { ...process.env, TMPDIR: folder }
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL')
    } catch {
      // the group is gone, as it should be
    }
    rmSync(folder, { recursive: true, force: true })
  })
  let text = ''
  for await (const chunk of child.stdout) {
    text += chunk
    if (text.includes('Ctrl-C stops both')) break
  }
  const urlOf = (name: string): string => new RegExp(`${name} +(http://[\\d.:]+)`).exec(text)?.[1] ?? ''
  return { child, page: urlOf('Playground'), mock: urlOf('Mock server'), folder }
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

/** The mock server that a page asks; the default, which is also in its scripts, comes after it. */
async function mockOf(page: string): Promise<string | undefined> {
  const html = await (await fetch(page)).text()
  const scripts = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, path]) => `${page}/${path}`)
  const code = (await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))).join('\n')
  return /http:\/\/127\.0\.0\.1:\d+/.exec(code)?.[0]
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

  test('is served at the port that it is given', async () => {
    const { page } = await start([...direct, '--port', '48231', '--mock-port', '0'])
    expect(page).toBe('http://127.0.0.1:48231')
  })

  test('says at once what it does, long before it has something to show', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledgerline-start-'))
    const begun = performance.now()
    const child = spawn(direct[0], direct.slice(1), {
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    })
    const times: number[] = []
    let text = ''
    for await (const chunk of child.stdout) {
      times.push(performance.now() - begun)
      text += chunk
      if (text.includes('a short tour')) break
    }
    expect(text.trim().split('\n')[0]).toBe('Starting the mock server and building the playground …')
    expect(times[0]).toBeLessThan(Number(times.at(-1)) / 2)
  })

  test('runs twice side by side, each page with its own mock server', async () => {
    const first = await start(direct)
    const second = await start(direct)
    expect(second.mock).not.toBe(first.mock)
    expect(await mockOf(first.page)).toBe(first.mock)
    expect(await mockOf(second.page)).toBe(second.mock)
  })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends cleanly with %s and leaves nothing behind',
    async (signal) => {
      const { child, page, mock, folder } = await start(direct)
      expect([await isUp(page), await isUp(mock)]).toEqual([true, true])
      expect(readdirSync(folder).join()).toContain('ledgerline-playground-')
      child.kill(signal)
      expect(await once(child, 'exit')).toEqual([0, null])
      expect([await isUp(page), await isUp(mock)]).toEqual([false, false])
      expect(readdirSync(folder).join()).not.toContain('ledgerline-playground-')
    },
  )

  test.skipIf(!existsSync('/bin/sh')).each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'ends when only npm gets %s',
    async (signal) => {
      const { child, page, mock } = await start(npm)
      child.kill(signal)
      await expect.poll(async () => (await isUp(page)) || (await isUp(mock)), { timeout: 30_000 }).toBe(false)
    },
  )
})
