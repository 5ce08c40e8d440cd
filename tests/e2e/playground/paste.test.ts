import { describe, expect, test } from 'vitest'
import { run, startPlayground } from './harness.js'

const { visit } = startPlayground()

describe('what people paste', () => {
  test('a list is parted as it was pasted, and a link to an explorer gives its address', () =>
    visit('#/evm/getNativeBalancesForAddresses', async (page) => {
      const [one, two] = ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D']
      const list = page.locator('#input-walletAddresses')
      await list.fill(`["${one}", "${two}"]`)
      await page.getByRole('button', { name: 'One per line' }).click()
      expect(await list.inputValue()).toBe(`${one}\n${two}`)
      await page.evaluate(() => {
        location.hash = '#/evm/getNativeBalance'
      })
      await page.locator('#input-address').fill(`https://etherscan.io/address/${one}`)
      await page.getByRole('button', { name: 'Use it' }).click()
      expect(await page.locator('#input-address').inputValue()).toBe(one)
    }))

  test('every entry of a list is in sight, and its count beside them', () =>
    visit('#/aptos/getCoinBalancesByWallets', async (page) => {
      const list = page.locator('#input-ownerAddresses')
      const hidden = (): Promise<number> => list.evaluate((field) => field.scrollHeight - field.clientHeight)
      await list.fill([1, 2, 3].map((digit) => `0x${String(digit).repeat(64)}`).join('\n'))
      expect(await hidden()).toBe(0)
      const [end, start] = await list.evaluate((field) => [
        field.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(field).paddingRight),
        field.parentElement?.querySelector('.count')?.getBoundingClientRect().left,
      ])
      expect(end).toBeLessThan(start ?? 0)
    }))

  test('a link with a list for an input that takes one text shows where each ends', () =>
    visit('#/evm/getNativeBalance?address[]=0x12&address[]=0x34', async (page) => {
      expect(await page.locator('#input-address').inputValue()).toBe('0x12, 0x34')
    }))

  test('a link to an explorer gives the hash of its transaction', () =>
    visit('#/evm/getTransaction', async (page) => {
      const hash = '0x8b06a518546e991efa69e4ac5a1650c2461e8e36b690da794f1a4c8081d65aae'
      const field = page.locator('#input-transactionHash')
      await field.fill(`https://etherscan.io/tx/${hash}#eventlog`)
      await page.getByRole('button', { name: 'Use it' }).click()
      expect(await field.inputValue()).toBe(hash)
      expect(await page.locator('.verdict').count()).toBe(0)
    }))

  test('an ABI as people write it becomes JSON, and calls with it', () =>
    visit('#/evm/runContractFunction', async (page) => {
      await page.locator('#input-abi').fill("parseAbi(['function name() view returns (string)'])")
      await page.getByRole('button', { name: 'As JSON' }).click()
      expect(await page.locator('.code').first().textContent()).toContain("stateMutability: 'view'")
      await run(page)
      await page.locator('.sheet-lines').waitFor()
    }))

  test('the webhook lab decodes by an ABI as people write it', () =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('summary').click()
      await page
        .getByLabel('ABI, to replace')
        .fill('event Transfer(address indexed sender, address indexed receiver, uint256 sum)')
      await page.getByRole('button', { name: 'Verify and decode' }).click()
      await page.locator('.event dt', { hasText: 'sender' }).first().waitFor()
    }))
})
