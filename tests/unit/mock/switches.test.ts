import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { readSwitches } from '../../../playground/mock/switches.js'

it('each switch becomes an option of the server, and none leaves all to its defaults', () => {
  expect(readSwitches([])).toEqual({})
  expect(readSwitches(['--port', '0', '--delay=200', '--fault', '429', '--api', 'evm', '--api', 'aptosNode'])).toEqual({
    port: 0,
    delay: 200,
    fault: 429,
    apis: ['evm', 'aptosNode'],
  })
  expect(readSwitches(['--fault', 'poison'])).toEqual({ fault: 'poison' })
  expect(readSwitches(['--fault', '429:60'])).toEqual({ fault: { status: 429, retryAfter: 60 } })
  expect(readSwitches(['--fault', 'resetx2'])).toEqual({ fault: { fault: 'reset', times: 2 } })
  expect(readSwitches(['--port', '65535', '--delay', '600000'])).toEqual({ port: 65_535, delay: 600_000 })
  expect(readSwitches(['--quiet'])).toEqual({ quiet: true })
  expect(readSwitches(['--help'])).toBe('help')
})

it.each([
  [['--port', 'x'], '--port takes a whole number from 0 to 65535, not x'],
  [['--port', '70000'], '--port takes a whole number from 0 to 65535, not 70000'],
  [['--port', '65536'], '--port takes a whole number from 0 to 65535, not 65536'],
  [['--delay', '-1'], '--delay'],
  [['--delay', '600001'], '--delay takes a whole number from 0 to 600000, not 600001'],
  [['--host', ''], '--host must not be empty'], // Node would listen on every address of the machine
  [['--fault', '200'], '--fault takes 400, 401, 404, 429, 500 or another error status'],
  [['--fault', '429:soon'], '--fault takes 400'],
  [['--fault', '429x0'], '--fault takes 400'],
  [['--colour'], "Unknown option '--colour'. All switches: npm run mock -- --help"],
])('%j is refused', (argv, message) => {
  expect(() => readSwitches(argv)).toThrow(message)
})

it('delivering to another machine is refused, and a secret that was given is not shown', () => {
  expect(() => readSwitches(['--deliver', 'https://hooks.example.org/a', '--secret', 'my-own'])).toThrow(
    /^--deliver takes a URL on this machine, such as http:\/\/127\.0\.0\.1:3000\/hook, not https:\/\/hooks\.example\.org\/a$/,
  )
})

it('the command says in one line that it is ready, within five seconds, and stops with SIGTERM', {
  retry: 2,
  timeout: 60_000,
}, async () => {
  const idle = performance.now()
  spawnSync(process.execPath, ['--import', 'tsx', '--eval', '0'])
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'playground/mock/cli.ts', '--port', '0'])
  let text = ''
  for await (const chunk of child.stdout) {
    text += chunk
    if (text.includes('\n')) break
  }
  const ready = performance.now() - start
  expect(text).toMatch(
    /^mock server ready at http:\/\/127\.0\.0\.1:\d+ \(evm, universal, solana, aptos, aptosNode, streams\b[\w, ]*\)\n$/,
  )
  console.log(`mock server ready after ${Math.round(ready)} ms`)
  expect(ready).toBeLessThan(Math.max(5000, 15 * (start - idle))) // a busy machine starts nothing in time
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
