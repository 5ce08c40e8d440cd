import { describe, expect, test } from 'vitest'
import { breakIt, run, show, startPlayground } from './harness.js'

const { visit } = startPlayground()
const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

describe('several chains as one result', () => {
  test('a portfolio that lacks a chain is no total, until Retry reads that chain alone', () =>
    visit(`#/?text=${wallet}`, async (page) => {
      const total = page.locator('.portfolio-total')
      const missing = page.locator('.issues')
      await total.filter({ hasText: /^\$6,279\.66$/ }).waitFor()
      await page.getByLabel('Let a chain fail').check()
      await total.filter({ hasText: /^at least \$5,275\.87$/ }).waitFor()
      expect(await missing.locator('li').allTextContents()).toEqual([expect.stringContaining('Base')])
      expect(page.url()).toContain('fault=chain')
      await page.reload()
      await missing.filter({ hasText: 'Base' }).waitFor() // the address has it all
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname.endsWith('/tokens') && request.method() === 'GET') asked.push(...searchParams.getAll('chains'))
      })
      await missing.getByRole('button', { name: 'Retry' }).click()
      await total.filter({ hasText: /^\$6,279\.66$/ }).waitFor()
      expect(new Set(asked)).toEqual(new Set(['0x2105']))
      expect(await page.locator('.holdings tbody tr').count()).toBe(4)
      await page.getByRole('button', { name: 'Show spam' }).click()
      expect(await page.locator('.holdings tbody tr').count()).toBe(5)
    }))

  test('an operation runs over several chains, and Retry calls the one that failed', () =>
    visit(
      `#/evm/getNativeBalance?address=${wallet}`,
      async (page) => {
        await page.getByRole('button', { name: 'Run on several chains' }).click()
        for (const chain of ['base', 'polygon']) {
          await page.locator('#input-chain').fill(chain)
          await page.keyboard.press('Enter')
        }
        await page.locator('.code', { hasText: 'client.many(client.evm.getNativeBalance, inputs)' }).waitFor()
        await breakIt(page, '400')
        await run(page)
        const missing = page.locator('.issues', { hasText: 'Polygon' })
        await missing.waitFor()
        const rows = page.locator('.table-body [role=row]')
        expect(await rows.count()).toBe(2)
        await page.reload()
        await page.getByRole('button', { name: 'Remove Polygon Mainnet' }).waitFor() // the address has the chains
        await missing.getByRole('button', { name: 'Retry' }).click()
        await missing.waitFor({ state: 'detached' })
        expect(await rows.count()).toBe(3)
        await show(page, 'Inspector')
        await page
          .locator('.inspector', { hasText: 'chain=polygon' })
          .or(page.locator('.inspector', { hasText: '0x89' }))
          .waitFor()
      },
      { mayComplain: /400/ },
    ))
})
