import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Types a line, a tab and a return into an interactive shell on a terminal, and returns the words that `ledgerline` was
 * then called with.
 *
 * @param folder - where the package is installed
 * @param start - how the shell starts, without anybody's settings
 * @param setup - a line that is typed before, and loads the script of the shell
 */
export async function completedIn(folder: string, start: string, setup: string, line: string): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'ledgerline-shell-'))
  try {
    const command = `'${process.execPath}' '${join(folder, 'node_modules/ledgerline/dist/command.js')}'`
    const program = `#!/bin/sh\n[ "$1" = completion ] && exec ${command} "$@"\nprintf '%s|' "$@" > '${home}/called'\n`
    writeFileSync(join(home, 'ledgerline'), program, { mode: 0o755 })
    const env = { PATH: `${home}:${process.env.PATH}`, HOME: home, TERM: 'dumb' }
    const child = spawn('script', ['-qec', start, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdin.end(`${setup}\n${line}\t\nexit\n`)
    let shown = ''
    for await (const text of child.stdout.setEncoding('utf8')) shown += text
    return `${readFileSync(join(home, 'called'), 'utf8')}${/not found.*/.exec(shown)?.[0] ?? ''}`
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
