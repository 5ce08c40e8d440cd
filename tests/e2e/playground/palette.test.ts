import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { breakIt, nfts, nftTable, open, run, show, startPlayground } from './harness.js'

const { visit } = startPlayground()

/** Types into the search, and waits until something with a text is what Enter would choose. */
async function seek(page: Page, text: string, first: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('[cmdk-input]').fill(text)
  await page.locator('[cmdk-item][data-selected=true]', { hasText: first }).waitFor()
}

describe('by keyboard', () => {
  test('Ctrl K, Enter, Ctrl Enter runs, however quick Enter is', () =>
    visit('#/evm/getNativeBalance', async (page) => {
      await run(page)
      await open(page, nfts)
      await page.keyboard.press('Control+k')
      await page.keyboard.press('Enter') // the search is hardly there
      await page.locator('.operation-id', { hasText: 'getNativeBalance' }).waitFor()
      await page.locator('h1:focus').waitFor()
      await page.keyboard.press('Control+Enter')
      await expect.poll(() => page.locator('.history-entry').count()).toBe(2)
      await page.locator('.outcome .record').waitFor()
    }))

  test.each([nfts, '#/streams/createEvmStream'])('Run of %s is within ten Tabs', (hash) =>
    visit(hash, async (page) => {
      for (let tabs = 1; tabs <= 10; tabs++) {
        await page.keyboard.press('Tab')
        if (await page.locator('.run:focus').count()) return
      }
      expect.unreachable('ten Tabs do not lead to Run')
    }),
  )
})

describe('the search', () => {
  test('takes an address, a hash and a name for what they are', () =>
    visit(nfts, async (page) => {
      await seek(page, 'https://etherscan.io/address/0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', 'What it holds')
      await page.locator('[cmdk-item]', { hasText: 'getNFTOwners' }).waitFor() // all that takes one
      await page.locator('[cmdk-input]').fill('vitalik.eth')
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'Its address' }).waitFor()
      const hash = `0x${'5c504ed432cb5113'.repeat(4)}`
      await page.locator('[cmdk-input]').fill(hash)
      await page.locator('[cmdk-item]', { hasText: 'Aptos address' }).first().waitFor()
      await page.locator('[cmdk-item][data-selected=true]', { hasText: /transaction/i }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        (hash) => document.querySelector<HTMLInputElement>('#input-transactionHash')?.value === hash,
        hash,
      )
    }))

  test('finds the resolver for ens, and switches theme and mode', () =>
    visit(nfts, async (page) => {
      await seek(page, 'ens', 'resolveENSDomain')
      await page.locator('[cmdk-input]').fill('dark')
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'Theme: dark' }).waitFor()
      await page.keyboard.press('Enter')
      await page.locator('html[data-theme=dark]').waitFor()
      await page.getByRole('button', { name: 'Theme: Dark' }).waitFor()
      await seek(page, 'mode live', 'Mode: live')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.getByLabel('Live').isChecked()).toBe(true)
    }))

  test('begins with the runs of the session, which a reload keeps', () =>
    visit('#/evm/getNativeBalance?address=0x1111111111111111111111111111111111111110', async (page) => {
      await run(page)
      await page.reload()
      await page.locator('.run').waitFor()
      await page.locator('.history-entry', { hasText: 'getNativeBalance' }).waitFor()
      await open(page, '#/evm/getBlock')
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'recent' }).waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.operation-id', { hasText: 'getNativeBalance' }).waitFor()
      expect(await page.locator('#input-address').inputValue()).toMatch(/^0x1{39}0$/)
      await page.getByRole('button', { name: 'Run getNativeBalance again' }).first().click()
      await page.locator('.outcome .record').waitFor()
    }))

  test('is where an address of a result is used elsewhere', () =>
    visit('#/evm/getBlock', async (page) => {
      await run(page)
      await page
        .getByRole('button', { name: /^Use in… another operation: 0x/ })
        .first()
        .click()
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'What it holds' }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.locator('.operation-id', { hasText: 'getWalletNFTs' }).waitFor()
      expect(await page.locator('#input-address').inputValue()).toMatch(/^0x[\da-f]{40}$/i)
    }))

  test('is where an address within a tree is used elsewhere', () =>
    visit(nftTable, async (page) => {
      await run(page)
      await show(page, 'Tree')
      const use = page.locator('.tree-line').getByRole('button', { name: /^Use in… another operation: 0x/ })
      const [line] = await use.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
      expect(line).toMatch(/0x[\da-f]{40}$/i)
      await use.first().click()
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'What it holds' }).waitFor()
    }))
})

test('a link carries the fault, the view and the row, and shows them', () =>
  visit(
    nfts,
    async (page, context) => {
      await breakIt(page, 'Rate limit, once')
      await run(page)
      await show(page, 'Wire')
      await page.waitForFunction(() => /~view=wire$/.test(location.hash))
      await show(page, 'Table')
      await page.locator('.table-body [role=row]').nth(1).click()
      await page.waitForFunction(() => /~fault=429x1&~view=decoded&~row=2$/.test(location.hash))
      const other = await context.newPage()
      await other.goto(page.url().replace('~view=decoded', '~view=chart'))
      await other.locator('dialog.row-detail', { hasText: 'Row 2' }).waitFor()
      await other.keyboard.press('Escape')
      expect(await other.locator('.result-head .tab[data-state=active]').textContent()).toBe('Chart')
      expect(await other.getByLabel('Simulate error').inputValue()).toBe('429x1')
    },
    { mayComplain: /429/ },
  ))
