import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMockFetch } from '../../src/mock.js'
import { simulateDeliveries } from '../../src/webhooks.js'
import { launchChromium } from '../support/chromium.js'
import { freePort } from '../support/freePort.js'
import { packPackage } from '../support/packed.js'
import { endGroup } from '../support/startedPlayground.js'

// The app of examples/next with the packed package, in Chromium, on a service that counts what arrives.

const apiKey = 'eyJ-key-of-the-app'
const secret = 'a secret of the streams'
const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const account = privateKeyToAccount(`0x${'46'.repeat(32)}`)

let folder: string
let browser: Browser
let service: Server
let serviceUrl: string
const arrivals: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-next-'))
  cpSync('examples/next', folder, { recursive: true })
  const given = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  given.dependencies.ledgerline = `file:${packPackage()}`
  writeFileSync(join(folder, 'package.json'), JSON.stringify(given))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], { cwd: folder })
  browser = await launchChromium()
  const answer = createMockFetch()
  service = createServer(async ({ method, url, headers }, response) => {
    arrivals.push(`${method} ${url}`)
    const answered = await answer(`http://localhost${url}`, { headers: { 'x-api-key': String(headers['x-api-key']) } })
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text())
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}` // listening on a port
}, 400_000)
afterAll(async () => {
  await browser?.close()
  service?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['dev', 'start'])(
  'next %s',
  (command) => {
    let app: ChildProcess
    let origin: string
    let output = ''

    beforeAll(async () => {
      const env = {
        ...process.env,
        NODE_ENV: undefined,
        NEXT_TELEMETRY_DISABLED: '1',
        LEDGERLINE_URL: serviceUrl,
      }
      // without key and secrets, as in the image of a build
      if (command === 'start') execFileSync('npx', ['next', 'build'], { cwd: folder, env, stdio: 'pipe' })
      const port = await freePort()
      origin = `http://localhost:${port}`
      const more = {
        LEDGERLINE_API_KEY: apiKey,
        STREAMS_SECRET: secret,
        SESSION_PASSWORD: 'a password of more than 32 characters',
        APP_ORIGIN: origin,
        PGLITE_FOLDER: join(folder, `inbox-${command}`),
      }
      app = spawn('npx', ['next', command, '-p', String(port)], {
        cwd: folder,
        env: { ...env, ...more },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [app.stdout, app.stderr])
        stream?.on('data', (chunk) => {
          output += chunk
        })
      await vi.waitFor(() => expect(output).toContain('Ready in'), { timeout: 60_000 })
    }, 300_000)
    afterAll(() => endGroup(app))

    /** Opens a page, and sees to it that nothing complains, and that no byte of it has the key. */
    const open = async (path: string): Promise<Page> => {
      arrivals.length = 0
      const page = await browser.newPage()
      const complaints: string[] = []
      const bodies: Promise<string>[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => /error|warning/.test(message.type()) && complaints.push(message.text()))
      page.on('response', (response) => bodies.push(response.text().catch(() => '')))
      onTestFinished(async () => {
        expect(complaints).toEqual([])
        expect((await Promise.all(bodies)).filter((body) => body.includes(apiKey))).toEqual([])
        expect(arrivals.filter((request, at) => arrivals.indexOf(request) !== at)).toEqual([])
        await page.close()
      })
      await page.goto(origin + path, { timeout: 90_000 })
      return page
    }

    test("a page with 'use cache' has bigints and dates, and an action brings newer ones", async () => {
      const page = await open(`/wallet/${wallet}`)
      await expect.poll(() => page.locator('li').allTextContents(), { timeout: 30_000 }).toHaveLength(3)
      for (const row of await page.locator('li').allTextContents())
        expect(row).toMatch(/^\d+ thousand at \d{4}-\d\d-\d\dT[\d:.]+Z$/)
      expect(arrivals).toHaveLength(2)
      await page.getByRole('button', { name: 'Update' }).click()
      await expect.poll(() => arrivals, { timeout: 30_000 }).toHaveLength(3)
      expect(arrivals).toHaveLength(3)
    })

    test('hooks go on with what the server prefetched', async () => {
      const page = await open(`/tokens/${wallet}`)
      await expect.poll(() => page.locator('li').count(), { timeout: 30_000 }).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      expect(arrivals).toHaveLength(1)
    })

    test('a component that suspends costs one request', async () => {
      const page = await open(`/balance/${wallet}`)
      await expect.poll(() => page.locator('h1').textContent(), { timeout: 30_000 }).toMatch(/^[\d.]+ ETH$/)
      await page.waitForLoadState('networkidle')
      expect(arrivals).toHaveLength(1)
    })

    test('a delivery is verified, and its effect runs', async () => {
      for await (const { body, headers } of simulateDeliveries({
        network: 'evm',
        secret,
        scenario: 'confirmed-first',
      })) {
        const post = (signed: Readonly<Record<string, string>>) =>
          fetch(`${origin}/webhooks`, { method: 'POST', body, headers: signed })
        expect((await post({ 'x-signature': `0x${'0'.repeat(64)}` })).status).toBe(401)
        expect((await post(headers)).status).toBe(200)
      }
      await expect.poll(() => output, { timeout: 30_000 }).toMatch(/final \d+n 0x/)
    })

    test('a wallet signs in', async () => {
      const page = await browser.newPage()
      onTestFinished(() => page.close())
      await page.exposeFunction('sign', (message: string) => account.signMessage({ message }))
      await page.addInitScript((address) => {
        const request = async ({ method, params }: { method: string; params?: string[] }) =>
          method === 'personal_sign' ? Reflect.get(window, 'sign')(params?.[0]) : [address]
        Object.assign(window, { ethereum: { request } })
      }, account.address)
      await page.goto(origin, { timeout: 90_000 })
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText(`Signed in: ${account.address}`).waitFor({ timeout: 60_000 })
    })
  },
  120_000,
)
