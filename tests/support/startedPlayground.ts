import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `npm start` without npm. */
export const direct = [process.execPath, '--import', 'tsx', 'playground/start.ts'] as const

/** A playground that was started. */
export interface Started {
  readonly child: ChildProcess
  readonly page: string
  readonly mock: string
  /** Where it keeps its copy of the page. */
  readonly folder: string
  /** Its first line, and when it came, as a share of the time until it had something to show. */
  readonly first: { readonly line: string | undefined; readonly at: number }
}

/** What ends all that was started, and removes what it kept. */
export const ends: (() => void)[] = []

/** Starts a playground, and waits until it has something to show. */
export async function start([command, ...args]: readonly [string, ...string[]]): Promise<Started> {
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

/** Ends a process and all that it started. */
export function endGroup(child: ChildProcess): void {
  try {
    process.kill(-Number(child.pid), 'SIGKILL')
  } catch {
    // the group is gone, as it should be
  }
}

/** Whether something is served there. */
export const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )
