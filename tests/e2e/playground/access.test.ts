import { describe, expect, test } from 'vitest'
import { axeFindings } from './axe.js'
import { walkWithAxe } from './axeWalk.js'
import { breakIt, nfts, open, rest, run, shoot, show, showBeside, startPlayground } from './harness.js'

const { visit } = startPlayground()
const phone = { width: 375, height: 812 }

describe('kindness', () => {
  test('the whole way is walked by keyboard', () =>
    visit(nfts, async (page) => {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-input]').waitFor()
      await page.keyboard.type('getWalletNFTs')
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'getWalletNFTs' }).waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.palette').waitFor({ state: 'detached' })
      await page.locator('h1:focus').waitFor()
      for (let step = 0; step < 10 && !(await page.locator('#input-address:focus').count()); step++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.locator('.gallery').waitFor()
      await page.getByRole('tab', { name: 'Gallery', exact: true }).focus()
      await page.keyboard.press('ArrowLeft')
      await page.locator('.table').waitFor()
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'grid')) break
      }
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.locator('dialog.row-detail', { hasText: 'Row 2' }).waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog.row-detail').waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid')
    }))

  test('whoever leaves the search stands at the title of what was chosen, or where they were', () =>
    visit(nfts, async (page) => {
      const choose = async (text: string): Promise<void> => {
        await page.keyboard.press('Control+k')
        await page.locator('[cmdk-input]').fill(text)
        await page.locator('[cmdk-item][data-selected=true]', { hasText: text }).waitFor()
        await page.keyboard.press('Enter')
        await page.locator('.palette').waitFor({ state: 'detached' }) // a dialog tells only later that it was closed
      }
      await choose('getBlockStats')
      await page.locator('h1:focus', { hasText: 'block' }).waitFor()
      await choose('Webhook lab')
      await page.locator('h1:focus', { hasText: 'Webhook lab' }).waitFor()
      await page.locator('#lab-secret').focus()
      await choose('Webhook lab')
      await page.locator('h1:focus', { hasText: 'Webhook lab' }).waitFor()
      await page.locator('#lab-secret').focus()
      await page.keyboard.press('Control+k')
      await page.locator('.palette').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('#lab-secret:focus').waitFor()
    }))

  test('a search that finds many says how many it shows', () =>
    visit(nfts, async (page) => {
      await page.keyboard.press('Control+k')
      const foot = page.locator('.palette-foot')
      await foot.filter({ hasText: 'Showing the first 40' }).waitFor()
      await page.locator('[cmdk-input]').fill('getBlock')
      await foot.filter({ hasNotText: 'Showing the first' }).waitFor()
    }))

  test('whoever presses a button keeps the focus, also where nothing is left to do', () =>
    visit(nfts, async (page) => {
      const press = async (name: string): Promise<void> => {
        await page
          .locator('button', { hasText: new RegExp(`^${name}`) })
          .last()
          .focus()
        await page.keyboard.press('Enter')
      }
      const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
      await press('Run')
      await page.locator('.gallery').waitFor()
      expect(await focused()).toMatch(/^Run/)
      await press('Next page')
      await page.locator('.tally', { hasText: '2 pages' }).waitFor()
      expect(await focused()).toBe('Next page')
      await page.keyboard.press('Enter')
      await page.locator('.tally', { hasText: 'all loaded' }).waitFor()
      expect(await focused()).toBe('Next page')
      await showBeside(page)
      await page.locator('.stepper').waitFor()
      for (let row = 2; row <= 8; row++) await press('Next$')
      await page.locator('.stepper', { hasText: 'row 8 of 8' }).waitFor()
      expect(await focused()).toBe('Next')
      await show(page, 'Response')
      await breakIt(page, 'Timeout')
      await press('Run')
      await page.locator('.waiting', { hasText: 'Waiting' }).waitFor()
      await press('Cancel')
      await page.locator('.waiting', { hasText: 'Cancelled' }).waitFor()
      expect(await focused()).toBe('Cancel')
    }))

  test('whoever presses a button that is gone then stands where it led', () =>
    visit('#/evm/getWalletNFTs?address=0xd8da6bf26964af9d7eed9e03e53415d37aa96045', async (page) => {
      const press = async (name: string): Promise<string> => {
        await page
          .locator('button', { hasText: new RegExp(`^${name}$`) })
          .first()
          .focus()
        await page.keyboard.press('Enter')
        return page.evaluate(() => document.activeElement?.id ?? '')
      }
      expect(await press('Use it')).toBe('input-address')
      await page.locator('.more').click()
      await page.locator('#input-tokenAddresses').fill('a, b')
      expect(await press('One per line')).toBe('input-tokenAddresses')
      await page.locator('#input-tokenAddresses').fill('')
      await run(page)
      await page.locator('#input-limit').fill('2')
      expect(await press('Restore inputs')).toBe('result-title')
      expect(await press('Clear')).toBe('sidebar')
      await open(page, '#/evm/runContractFunction')
      await page.locator('#input-abi').fill('[{ "type":"function" }]')
      expect(await press('Format')).toBe('input-abi')
    }))

  test('results are announced', () =>
    visit(nfts, async (page) => {
      await run(page)
      await page.locator('[data-testid=announcer]', { hasText: '3 rows on 1 page' }).waitFor({ state: 'attached' })
    }))

  test.each([
    ['an answer with lists', '#/evm/getBlock'],
    ['the webhook lab', '#/webhooks'],
  ])('axe finds nothing at all in %s on a phone', (_, hash) =>
    visit(
      hash,
      async (page) => {
        const simulate = page.getByRole('button', { name: 'Simulate' })
        if (await simulate.count()) await simulate.click()
        await page.locator('.run:enabled').click()
        await page.locator('.record, .verdict-line[data-good]').first().waitFor()
        await rest(page)
        const found = await axeFindings(page, undefined, { 'target-size': { enabled: true } })
        expect(found).toEqual([])
      },
      { viewport: phone, hasTouch: true, fresh: true },
    ),
  )

  test('axe finds nothing on a walk through the page; in the dark theme that of tests/long says so', () =>
    visit(nfts, (page) => walkWithAxe(page, 'light'), { fresh: true }))

  test('a phone shows everything without scrolling sideways', () =>
    visit(
      nfts,
      async (page) => {
        const fits = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
        await run(page)
        expect(await fits()).toBe(true)
        await shoot(page, 'phone')
        for (const view of ['Wire', 'Chart']) {
          await show(page, view)
          expect(await fits(), view).toBe(true)
        }
        await showBeside(page)
        expect(await fits(), 'beside').toBe(true)
        for (const hash of [
          '#/streams/createEvmStream',
          '#/evm/runContractFunction',
          '#/aptosNode/simulateTransaction',
        ]) {
          await open(page, hash)
          expect(await fits(), hash).toBe(true)
        }
        await page.getByRole('button', { name: 'Operations', exact: true }).click()
        await page.getByLabel('Filter operations').waitFor()
        expect(await fits(), 'menu').toBe(true)
        await page.locator('.sidebar a', { hasText: 'Webhook lab' }).click()
        await page.getByRole('button', { name: 'Simulate' }).click()
        await page.locator('.run:enabled').click()
        await page.locator('.verdict-line').waitFor()
        expect(await fits(), 'webhook lab').toBe(true)
      },
      { viewport: phone, hasTouch: true },
    ))

  test('the panel of the connection is whole on a phone', () =>
    visit(
      nfts,
      async (page) => {
        await page.getByLabel('Live').check({ force: true })
        const box = await page.locator('.panel').boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
      },
      { viewport: phone, hasTouch: true },
    ))

  test('the menu of a phone is closed by Escape and by the way back', () =>
    visit(
      nfts,
      async (page) => {
        const button = page.getByRole('button', { name: 'Operations', exact: true })
        const menu = page.locator('.sidebar')
        await open(page, '#/evm/getBlock')
        await button.click()
        await page.getByLabel('Filter operations').fill('block')
        await page.keyboard.press('Escape')
        await menu.waitFor({ state: 'hidden' })
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
        await button.click()
        await menu.waitFor()
        await page.goBack()
        await menu.waitFor({ state: 'hidden' })
        await page.locator('.operation-id', { hasText: 'getWalletNFTs' }).waitFor()
      },
      { viewport: phone, hasTouch: true },
    ))

  test('light or dark is chosen by the system, and by a switch that is remembered', () =>
    visit(
      nfts,
      async (page) => {
        const ground = (): Promise<string> =>
          page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
        const dark = await ground()
        await page.getByRole('button', { name: /^Theme/ }).click()
        await expect.poll(ground).not.toBe(dark)
        await page.reload()
        await page.locator('.run').waitFor()
        await expect.poll(ground).not.toBe(dark)
      },
      { colorScheme: 'dark' },
    ))

  test.each(['#/evm/getWalletNFTs', '#/streams/createEvmStream', '#/evm/getPairPrice', '#/webhooks'])(
    'no field of %s is of type so small that a phone zooms in on it',
    (hash) =>
      visit(
        hash,
        async (page) => {
          const more = page.locator('.more[aria-expanded=false]')
          if (await more.count()) await more.click()
          if (hash.includes('NFTs')) await run(page)
          const fields = page.locator('main :is(input:not([type=radio], [type=checkbox]), select, textarea):visible')
          for (const field of await fields.all()) {
            await field.focus()
            const [id, size] = await field.evaluate((box) => [box.id, getComputedStyle(box).fontSize])
            expect(size, id).toBe('16px')
          }
          await page.keyboard.press('Control+k')
          const size = await page.locator('[cmdk-input]').evaluate((box) => getComputedStyle(box).fontSize)
          expect(size).toBe('16px')
        },
        { viewport: phone, hasTouch: true, isMobile: true },
      ),
  )
})
