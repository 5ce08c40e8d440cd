import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { endGroup, ends, isUp, start } from '../support/startedPlayground.js'

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe.skipIf(!existsSync('/bin/sh'))('when only npm is told to end', () => {
  afterAll(() => {
    for (const end of ends.splice(0)) end()
  })

  test('the page and the mock server end, without a word to them', async () => {
    const { child, page, mock } = await start(['npm', 'start'])
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
