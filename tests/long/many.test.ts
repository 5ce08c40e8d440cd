import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const program = fileURLToPath(new URL('../support/manyCalls.ts', import.meta.url))

test('10,000 inputs that are not kept take less than 50 MB, and no more than 8 calls run at once', async () => {
  let running = 0
  let most = 0
  const server = createServer((_, response) => {
    running += 1
    most = Math.max(most, running)
    response.on('close', () => (running -= 1))
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{"balance":"1"}'), 2)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--import', 'tsx', program, url])
  const { results, complete, megabytes } = JSON.parse(stdout)
  expect({ results, complete, most }).toEqual({ results: 10_000, complete: true, most: 8 })
  expect(megabytes).toBeLessThan(50)
})
