#!/usr/bin/env node
import { runCommand } from './runCommand.js'
import { Interrupt } from './shell/shell.js'

// What `ledgerline` starts.

const stopping = new AbortController()

for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) process.exit(exitCode) // whoever asks twice doesn't want to wait
    stopping.abort(new Interrupt(exitCode))
  })
}

const { stdin, stdout, stderr, env } = process
runCommand(process.argv.slice(2), { stdin, stdout, stderr, env, signal: stopping.signal }).then((code) => {
  stdout.write('', () => process.exit(code)) // once all that was written is out
})
