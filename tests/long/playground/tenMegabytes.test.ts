import { expect, test } from 'vitest'
import { inspect, nftTable, run, startPlayground } from '../../e2e/playground/harness.js'

const { visit } = startPlayground()

test('an answer of 10 MB is shown and scrolls within bounds', () =>
  visit(nftTable, async (page, context) => {
    const body = tenMegabytes()
    const headers = { 'access-control-allow-origin': '*' }
    await page.route('**/evm/**', (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({ contentType: 'application/json', body, headers }),
    )
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const worked = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
    }
    const start = await worked()
    await run(page)
    await page.locator('.table-body [role=row]').first().waitFor()
    const shown = (await worked()) - start
    const rows = await page.locator('.table-body [role=row]').count()
    const steps: number[] = []
    for (let step = 1; step <= 40; step++) {
      const before = await worked()
      await page.locator('.table').evaluate(async (table, part) => {
        table.scrollTop = table.scrollHeight * part
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
      }, step / 40)
      steps.push((await worked()) - before)
    }
    const slowest = Math.max(...steps)
    const heap = await page.evaluate(() => {
      const memory: unknown = Reflect.get(performance, 'memory')
      return typeof memory === 'object' && memory ? Number(Reflect.get(memory, 'usedJSHeapSize')) : 0
    })
    console.log(
      `playground, 10 MB: shown after ${shown.toFixed(0)} ms, slowest scroll step ${slowest.toFixed(0)} ms, heap ${(heap / 1e6).toFixed(0)} MB`,
    )
    await inspect(page)
    expect(await page.locator('.inspector').textContent()).toMatch(/1\d\.\d\d MB/)
    expect(rows).toBeLessThan(60)
    expect(shown).toBeLessThan(3000)
    expect(slowest).toBeLessThan(400)
    expect(heap).toBeLessThan(400e6)
  }))

/** A wallet with enough NFTs for ten megabytes. */
function tenMegabytes(): string {
  const row = {
    token_address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
    contract_type: 'ERC721',
    owner_of: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
    block_number: '18842207',
    block_number_minted: '12354871',
    name: 'BoredApeYachtClub',
    symbol: 'BAYC',
    token_hash: '23fab67ce187b8db5339fcb053b326d0',
    last_token_uri_sync: '2023-12-22T15:30:11.417Z',
    last_metadata_sync: '2023-12-22T15:30:23.902Z',
    metadata: JSON.stringify({
      image: 'ipfs://Qm',
      attributes: Array.from({ length: 6 }, () => ({ trait_type: 'Fur', value: 'Golden' })),
    }),
  }
  const result = Array.from({ length: 14_000 }, (_, index) => ({ ...row, token_id: String(index), amount: '1' }))
  return JSON.stringify({ status: 'SYNCED', page: 1, page_size: 14_000, cursor: null, result })
}
