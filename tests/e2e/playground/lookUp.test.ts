import { describe, expect, test } from 'vitest'
import { run, startPlayground } from './harness.js'

const { visit } = startPlayground()

describe('from an answer to more about it', () => {
  test('a transfer leads to its transaction with the keyboard alone, and the back button to the transfer', () =>
    visit('#/evm/getWalletTokenTransfers', async (page) => {
      await run(page)
      await page.locator('.table').focus()
      await page.keyboard.press('Enter')
      const line = page.locator('.row-detail .sheet-line', { hasText: /^transactionHash/ })
      await line.locator('.look-up').waitFor()
      for (let step = 0; step < 80 && !(await line.locator('.look-up:focus').count()); step++)
        await page.keyboard.press('Tab')
      const hash = /0x[\da-f]{64}/.exec((await line.textContent()) ?? '')?.[0]
      await page.keyboard.press('Enter')
      await page.locator('#title:focus', { hasText: 'Transaction, decoded' }).waitFor()
      expect(await page.locator('#input-transactionHash').inputValue()).toBe(hash)
      await page.goBack()
      await page.locator('.operation-id', { hasText: 'getWalletTokenTransfers' }).waitFor()
      await page.locator('.table').waitFor()
    }))

  test('a sheet leads to the block of its transaction, and not to the transaction that it shows', () =>
    visit('#/evm/getTransactionVerbose', async (page) => {
      await run(page)
      expect(await page.locator('.sheet-line .look-up').count()).toBe(1)
      await page.locator('.sheet-line .look-up').click()
      await page.locator('#title:focus', { hasText: 'Block with its transactions' }).waitFor()
    }))

  test('a name that was typed for an address leads to where its address is found', () =>
    visit('#/evm/getNativeBalance', async (page) => {
      await page.locator('#input-address').fill('vitalik.eth')
      await page.getByRole('link', { name: 'Find its address' }).click()
      await page.locator('.operation-id', { hasText: 'resolveENSDomain' }).waitFor()
      expect(await page.locator('#input-domain').inputValue()).toBe('vitalik.eth')
    }))
})
