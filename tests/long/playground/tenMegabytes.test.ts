import { expect, test } from 'vitest'
import { inspect, nftTable, run, startPlayground } from '../../e2e/playground/harness.js'
import { walletOf } from '../../e2e/playground/walletOf.js'

const { visit } = startPlayground()

test('an answer of 10 MB is shown and scrolls within bounds', () =>
  visit(nftTable, async (page, context) => {
    const body = walletOf(14_000)
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
