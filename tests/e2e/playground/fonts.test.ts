import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nfts, startPlayground } from './harness.js'

const { visit, folder } = startPlayground({ fresh: true })

test('the fonts are files of the build, 40 KB together, with their licence beside them', () => {
  const files = readdirSync(`${folder}/assets`)
  const fonts = files.filter((file) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  const sizes = fonts.map((file) => statSync(`${folder}/assets/${file}`).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000)
  const licences = files.filter((file) => file.endsWith('license.txt'))
  expect(licences).toHaveLength(2)
  for (const file of licences)
    expect(readFileSync(`${folder}/assets/${file}`, 'utf8')).toContain('SIL OPEN FONT LICENSE')
})

test('text stands in the page’s own fonts', () =>
  visit(nfts, async (page) => {
    const client = await page.context().newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    const { root } = await client.send('DOM.getDocument')
    for (const [selector, family] of [
      ['#title', 'Source Serif 4'],
      ['.operation-id', 'IBM Plex Mono'],
    ] as const) {
      await page.evaluate(() => document.fonts.ready)
      const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(fonts.map(({ familyName, isCustomFont }) => isCustomFont && familyName)).toEqual([family])
    }
  }))

test('fonts that arrive late move nothing that one would notice', () =>
  visit('#/webhooks', async (page) => {
    let release = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await gate
      await route.continue()
    })
    await page.addInitScript(() => {
      Object.assign(globalThis, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, { moved: Reflect.get(globalThis, 'moved') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload({ waitUntil: 'commit' })
    await page.locator('.run').waitFor()
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    release()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toBeLessThan(0.02)
  }))
