import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { hasProgram } from '../../support/programs.js'
import { breakIt, loadPages, nfts, open, openMenu, run, startPlayground } from './harness.js'

const { visit } = startPlayground()

describe('filling', () => {
  test('an address is judged as it is typed, in the client’s own words', () =>
    visit(nfts, async (page) => {
      const input = page.locator('#input-address')
      await input.fill('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9604')
      expect(await page.locator('#about-address').textContent()).toContain('Invalid address provided')
      await input.fill('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
      expect(await page.locator('.verdict').textContent()).toContain('Valid checksum')
      await input.fill('0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
      expect(await page.locator('.verdict').textContent()).toContain('Checksum mismatch')
    }))

  test('the code follows every keystroke, reaches the mock, and live never holds a key', () =>
    visit('#/evm/getWalletNFTs?address=0xd8da6bf26964af9d7eed9e03e53415d37aa96045&limit=5', async (page) => {
      await page.locator('#input-limit').fill('12')
      const code = page.locator('.code-sheet [role=tabpanel][data-state=active]')
      expect(await code.textContent()).toContain('limit: 12')
      const styles = ['Client', 'Small bundle', 'React', 'curl']
      for (const style of styles) {
        await page.getByRole('tab', { name: style, exact: true }).click()
        expect(await code.textContent(), style).toMatch(/http:\/\/127\.0\.0\.1:\d+/)
      }
      await page.getByRole('tab', { name: 'Client', exact: true }).click()
      expect(await code.textContent()).toContain("apiKey: process.env.LEDGERLINE_API_KEY ?? 'playground'")
      await page.getByLabel('Live').check({ force: true })
      await page.getByLabel('API key').fill('key-that-nobody-may-see')
      await page.keyboard.press('Escape')
      for (const style of styles) {
        await page.getByRole('tab', { name: style, exact: true }).click()
        expect(await code.textContent(), style).toContain('process.env.LEDGERLINE_API_KEY')
        expect(await code.textContent(), style).not.toMatch(/127\.0\.0\.1|nobody-may-see/)
      }
    }))

  test('the code that is copied runs on the mock as it is', () =>
    visit('#/evm/getWalletNFTs?address=0xd8da6bf26964af9d7eed9e03e53415d37aa96045&limit=5', async (page) => {
      const code = page.locator('.code-sheet [role=tabpanel][data-state=active] .code')
      const answers: Promise<readonly [style: string, answer: string]>[] = []
      for (const style of ['Client', 'Small bundle', ...(hasProgram('curl') ? ['curl'] : [])]) {
        await page.getByRole('tab', { name: style, exact: true }).click()
        const text = (await code.textContent()) ?? ''
        answers.push(answerTo(text, style === 'curl' ? 'sh' : 'ts').then((answer) => [style, answer]))
      }
      for (const [style, answer] of await Promise.all(answers)) expect(answer, style).toContain('BoredApeYachtClub')
    }))

  test('the code asks for the example and the mishap that were chosen, where the mock has them', () =>
    visit('#/evm/getTransaction', async (page) => {
      const code = page.locator('.code-sheet [role=tabpanel][data-state=active] .code')
      const texts = async (): Promise<readonly string[]> => {
        const all: string[] = []
        for (const style of ['Client', 'Small bundle', 'React', 'curl']) {
          await page.getByRole('tab', { name: style, exact: true }).click()
          all.push((await code.textContent()) ?? '')
        }
        return all
      }
      for (const text of await texts()) expect(text).not.toMatch(/prefer|headers|timeout/)
      await page.locator('.chip').nth(3).click()
      const chosen = await texts()
      for (const text of chosen) expect(text).toContain('example=creation')
      const [client = '', , , curl = ''] = chosen
      expect(await answerTo(client, 'ts')).toContain('0x38a0684e83283adadb7fb48af')
      if (hasProgram('curl')) expect(await answerTo(curl, 'sh')).toContain('0x38a0684e83283adadb7fb48af')
      await breakIt(page, 'Timeout')
      for (const text of await texts()) expect(text).toMatch(/x-mock-fault[\s\S]*(?:timeout: 1500|--max-time 1\.5)/)
      await page.getByLabel('Live').check({ force: true })
      for (const text of await texts()) expect(text).not.toMatch(/prefer|x-mock-fault|1500|max-time/)
    }))

  test('what is missing is said, and nothing is sent', () =>
    visit(nfts, async (page) => {
      await page.locator('#input-address').fill('')
      await page.locator('.run').click()
      expect(await page.locator('#about-address').textContent()).toBe('Param address is required')
      expect(await page.locator('.tally').count()).toBe(0)
    }))

  test('what is wrong in a folded input is unfolded and gone to', () =>
    visit('#/evm/getWalletNFTs?address=0xd8da6bf26964af9d7eed9e03e53415d37aa96045', async (page) => {
      await page.locator('.more').click()
      await page.locator('#input-limit').fill('abc')
      await page.locator('.more').click()
      await page.locator('#input-limit').waitFor({ state: 'hidden' })
      await page.locator('.run').click()
      await page.locator('#input-limit:focus').waitFor()
      expect(await page.locator('#about-limit').textContent()).toContain('expected a whole number')
    }))

  test('what an example fills in stands beside what is required, and typing moves nothing', () =>
    visit('#/evm/getWalletNFTs', async (page) => {
      const names = () => page.locator('.field-name .name:visible').allTextContents()
      expect(await names()).toEqual(['chain', 'address', 'mediaItems', 'includePrices'])
      const more = page.locator('.more')
      expect(await more.textContent()).toBe('+ 6 more optional inputs')
      await more.click()
      await page.locator('#input-limit').fill('7')
      expect((await names()).slice(0, 4)).toEqual(['chain', 'address', 'mediaItems', 'includePrices'])
      await more.click()
      expect(await more.textContent()).toBe('+ 6 more optional inputs · 1 filled')
    }))

  test('a shared address opens with the same inputs', () =>
    visit(
      '#/evm/getWalletNFTs?address=0xd8da6bf26964af9d7eed9e03e53415d37aa96045&chain=polygon&excludeSpam=true&tokenAddresses%5B%5D=0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
      async (page) => {
        expect(await page.locator('#input-chain').inputValue()).toBe('Polygon Mainnet')
        const code = await page.locator('.code-sheet').textContent()
        expect(code).toContain("chain: 'polygon'")
        expect(code).toContain('excludeSpam: true')
        expect(await page.locator('#input-limit').count()).toBe(0) // nobody has given it
        await page.locator('.more').click()
        await page.locator('#input-limit').fill('7')
        await page.waitForFunction(() => location.hash.includes('limit=7'))
      },
    ))
})

describe('an example', () => {
  test('of a stream makes one that is listed afterwards', () =>
    visit('#/streams/createEvmStream', async (page) => {
      const tag = `made at ${Date.now()}` // of all that other tests make
      await page.locator('#input-tag').fill(tag)
      await run(page)
      await open(page, '#/streams/getEvmStreams')
      await run(page)
      expect(await page.locator('.outcome').textContent()).toContain(tag)
    }))
})

describe('an answer', () => {
  test('of other inputs than those above is marked, and its inputs come back with a click', () =>
    visit(nfts, async (page) => {
      const mark = page.locator('.outcome .stale')
      await run(page)
      expect(await mark.count()).toBe(0)
      const before = await page.locator('#input-address').inputValue()
      await page.locator('#input-address').fill('0x11')
      await mark.waitFor()
      await page.locator('.run').click()
      expect(await mark.textContent()).toContain('inputs have changed')
      await mark.getByRole('button').click()
      expect(await page.locator('#input-address').inputValue()).toBe(before)
      expect(await mark.count()).toBe(0)
    }))
})

describe('how many pages to read', () => {
  test('is typed like any number, from an empty field', () =>
    visit(nfts, async (page) => {
      await run(page)
      await openMenu(page)
      const most = page.getByLabel('Most pages to load')
      await most.fill('')
      await most.press('2')
      expect(await most.inputValue()).toBe('2')
      await loadPages(page)
      await page.locator('.tally', { hasText: '6 rows · 2 pages' }).waitFor()
      await most.fill('')
      await most.blur()
      expect(await most.inputValue()).toBe('1')
    }))
})

describe('paging', () => {
  test('next page, then all of them to the end', () =>
    visit(nfts, async (page) => {
      await run(page)
      await page.getByRole('button', { name: 'Next page' }).click()
      await page.locator('.tally', { hasText: '6 rows · 2 pages' }).waitFor()
      await loadPages(page)
      await page.locator('.tally', { hasText: '8 rows · 3 pages · all loaded' }).waitFor()
      expect(await page.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true)
    }))

  test('Enter in the number of pages loads them', () =>
    visit(nfts, async (page) => {
      await run(page)
      await openMenu(page)
      await page.getByLabel('Most pages to load').fill('2')
      await page.getByLabel('Most pages to load').press('Enter')
      await page.locator('.tally', { hasText: '6 rows · 2 pages' }).waitFor()
      await page.getByLabel('Most pages to load').press('Enter') // they are there
      await page.getByLabel('Most pages to load').fill('9')
      await page.getByLabel('Most pages to load').press('Enter')
      await page.locator('.tally', { hasText: 'all loaded' }).waitFor()
    }))

  test('a number out of range is put right before it is read', () =>
    visit(nfts, async (page) => {
      await run(page)
      await openMenu(page)
      const most = page.getByLabel('Most pages to load')
      await most.fill('5000')
      await most.press('Enter')
      await page.locator('.tally', { hasText: 'all loaded' }).waitFor()
      expect(await most.inputValue()).toBe('1000')
    }))

  test('Stop ends with the page under way', () =>
    visit(nfts, async (page) => {
      await run(page)
      let release = (): void => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/cursor=/, (route) => held.then(() => route.continue()))
      await loadPages(page)
      await page.getByRole('button', { name: 'Stop', exact: true }).click()
      release()
      await page.getByRole('button', { name: 'Next page' }).waitFor()
      expect(await page.locator('.tally').textContent()).toMatch(/6 rows · 2 pages · \d/)
    }))

  test('a held Enter loads one page', () =>
    visit(nfts, async (page) => {
      await run(page)
      await page.getByRole('button', { name: 'Next page' }).focus()
      for (let held = 0; held < 4; held++) {
        await page.keyboard.down('Enter')
        await page.locator('.tally', { hasText: '2 pages' }).waitFor()
        await page.waitForTimeout(100)
      }
      expect(await page.locator('.tally').textContent()).toContain('2 pages')
      await page.keyboard.up('Enter')
    }))

  test('rows leave as JSON, CSV and NDJSON', () =>
    visit(nfts, async (page) => {
      await run(page)
      await openMenu(page)
      for (const [kind, part] of [
        ['JSON', '"tokenId": "7804"'],
        ['CSV', 'BoredApeYachtClub'],
        ['NDJSON', '"tokenId":"7804"'],
      ] as const) {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: kind, exact: true }).click(),
        ])
        const text = readFileSync(await file.path(), 'utf8')
        expect(text).toContain(part)
        // The mark by which a spreadsheet knows UTF-8; in JSON it would be an error.
        expect(text.startsWith('\uFEFF'), kind).toBe(kind === 'CSV')
      }
    }))
})

describe('this visit', () => {
  test('runs are remembered for the session, and can be run again', () =>
    visit(nfts, async (page) => {
      await run(page)
      await open(page, '#/evm/getNativeBalance')
      await run(page)
      expect(await page.locator('.history-entry').count()).toBe(2)
      await page.locator('.history-entry', { hasText: 'getWalletNFTs' }).click()
      await page.locator('.gallery', { hasText: 'BoredApeYachtClub' }).waitFor()
      await page.getByRole('button', { name: 'Run getNativeBalance again' }).click()
      await page.locator('.operation-id', { hasText: 'getNativeBalance' }).waitFor()
      await page.locator('.record').waitFor()
      expect(await page.locator('.history-entry').count()).toBe(3)
      await page.reload()
      await page.locator('.run').waitFor()
      await expect.poll(() => page.locator('.history-entry').count()).toBe(3)
    }))

  test('what changes data is run again once, however long Enter is held, and by a double click', () =>
    visit('#/streams/setSettings', async (page) => {
      let sent = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/streams/settings') && request.method() === 'POST') sent++
      })
      await run(page)
      const again = page.getByRole('button', { name: 'Run setSettings again' })
      await again.first().focus()
      for (let held = 0; held < 5; held++) {
        await page.keyboard.down('Enter')
        await expect.poll(() => sent).toBe(2)
        await page.waitForTimeout(50)
      }
      await page.keyboard.up('Enter')
      await again.first().dblclick()
      await expect.poll(() => sent).toBe(3)
      await page.waitForTimeout(100)
      expect(sent).toBe(3)
    }))
})

/** What a snippet prints when it is run as it was copied, with no key in its environment. */
async function answerTo(text: string, language: 'ts' | 'sh'): Promise<string> {
  const { LEDGERLINE_API_KEY: _, ...given } = process.env
  const env = { ...given, no_proxy: '127.0.0.1' } // curl asks a proxy even for this machine
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const source = text.replace(
    /from 'ledgerline(\/?)(\w*)'/g,
    (_all, slash: string, name: string) => `from '${root}src/${slash ? name : 'index'}.ts'`,
  )
  const [command, args] =
    language === 'ts'
      ? [process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source]]
      : ['sh', ['-c', source]]
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, env })
  return stdout
}
