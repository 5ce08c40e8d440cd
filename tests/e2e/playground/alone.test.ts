import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPlayground } from '../../../playground/app/serve.js'
import { type FileServer, serveFiles } from '../../support/fileServer.js'
import { breakIt, run, show, startPlayground } from './harness.js'

const { visitAt } = startPlayground()

let folder = ''
let files: FileServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-alone-'))
  await buildPlayground(folder)
  files = await serveFiles(folder, '/docs/try/')
})
afterAll(() => {
  files.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens the page where there is nothing but its files, and returns what it asked for elsewhere. */
async function visitAlone(hash: string, act: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const elsewhere: string[] = []
  await visitAt(files.url, hash, async (page, context) => {
    await context.route(
      (url) => !url.href.startsWith(files.url),
      (route) => {
        elsewhere.push(route.request().url())
        return route.abort()
      },
    )
    await page.reload()
    await page.locator('.run').waitFor()
    await act(page)
  })
  return elsewhere
}

test('from the first page, the NFTs of a wallet are decoded with one click', async () => {
  const elsewhere = await visitAlone('', async (page) => {
    await page.locator('.choice', { hasText: 'Its NFTs' }).click()
    await page.locator('.landing-answer .gallery', { hasText: 'BoredApeYachtClub' }).waitFor()
  })
  expect(elsewhere).toEqual([])
})

test('the files alone, in any folder of any server, run an operation and its pages', async () => {
  const elsewhere = await visitAlone('#/evm/getWalletNFTs', async (page) => {
    await run(page)
    expect(await page.locator('.gallery').textContent()).toContain('BoredApeYachtClub')
    expect(await page.locator('.example-note').textContent()).toBe('Example data, not from this wallet.')
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.locator('.tally', { hasText: '6 rows · 2 pages' }).waitFor()
    expect(await page.locator('.notice').count()).toBe(0)
  })
  expect(elsewhere).toEqual([])
})

test('another wallet stands in its answer, and is not said to own what the example shows', () =>
  visitAlone(`#/evm/getWalletNFTs?address=0x${'5e'.repeat(20)}&~view=decoded`, async (page) => {
    await run(page)
    await show(page, 'Tree')
    expect(await page.locator('.tree').textContent()).toContain('0x5e5e')
    expect(await page.locator('.example-note').count()).toBe(1)
  }))

test('a stream that is made there is remembered, until the mock is reset', async () => {
  const rows = async (page: Page): Promise<number> => {
    await page.evaluate(() => {
      location.hash = '#/streams/getEvmStreams?limit=100'
    })
    await page.locator('.operation-id', { hasText: /^getEvmStreams$/ }).waitFor()
    await run(page)
    return page.locator('.table-body [role=row]').count()
  }
  await visitAlone('#/streams/createEvmStream', async (page) => {
    const before = await rows(page)
    await page.goBack()
    await page.locator('.operation-id', { hasText: /^createEvmStream$/ }).waitFor()
    await run(page)
    expect(await rows(page)).toBe(before + 1)
    await page.getByRole('button', { name: 'Connection settings' }).click()
    await page.getByRole('button', { name: 'Reset the mock' }).click()
    await page.getByText('Streams and settings are back to their initial state.').waitFor()
    await page.keyboard.press('Escape')
    expect(await rows(page)).toBe(before)
  })
})

test('a fault goes wrong there too, and a delivery is simulated', () =>
  visitAlone('#/evm/getBlock', async (page) => {
    await breakIt(page, '400')
    await run(page)
    expect(await page.locator('.failure').textContent()).toContain('ApiError')
    await page.evaluate(() => {
      location.hash = '#/webhooks'
    })
    await page.getByRole('button', { name: 'Simulate' }).click()
    await page.getByRole('button', { name: 'Verify' }).click()
    await page
      .getByText(/signature is valid/i)
      .first()
      .waitFor()
  }))
