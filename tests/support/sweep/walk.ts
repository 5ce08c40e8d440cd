import type { Page } from 'playwright-core'
import type { SweptOperation } from './operations.js'

/** What is wrong with an operation in the page, in words; none where all is well. */
export type Findings = readonly string[]

/** Listens to what a page complains about; each call of the function returns what came since the one before. */
export function listen(page: Page): () => Findings {
  let heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`uncaught: ${error}`))
  return () => {
    const found = heard
    heard = []
    return found
  }
}

/** Goes to an operation by the palette, and runs it with the inputs that its form begins with. */
export async function walk(page: Page, { api, id }: SweptOperation): Promise<Findings> {
  await page.keyboard.press('Control+k')
  await page.locator('[cmdk-input]').fill(id)
  await page.locator(`[cmdk-item][data-value="${api}/${id}"]`).click()
  await page.waitForFunction((path) => location.hash.split('?')[0] === path, `#/${api}/${id}`)
  const title = page.locator('.operation:not([aria-busy]) .operation-id', { hasText: new RegExp(`^${id}$`) })
  await title.waitFor()
  await page.locator('.run:enabled').click()
  const note = page.locator('.tally', { hasText: /^(\d{3}|Failed)\b/ })
  const failure = page.locator('.failure, .complaint, main [role=alert]')
  await note.or(failure).first().waitFor()
  if (await failure.count()) return [`failed: ${(await failure.first().textContent())?.slice(0, 200)}`]
  const told = (await note.textContent()) ?? ''
  await page.locator('.outcome .answer:not(:has([aria-busy=true]))').waitFor()
  return /^2\d\d · \S/.test(told) ? [] : [`no result: ${told}`]
}
