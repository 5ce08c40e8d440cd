import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Findings } from './walk.js'

/** Asks axe about a page as it is: what it finds, by rule and element. */
export async function look(page: Page): Promise<Findings> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const checker: typeof axe = Reflect.get(globalThis, 'axe')
    const { violations } = await checker.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`)
  })
}

/** Looks at every view of a result that was not looked at before, in both themes; a view is known by its name. */
export async function lookAtViews(page: Page, seen: Set<string>): Promise<Findings> {
  const found: string[] = []
  const lookAt = async (name: string): Promise<void> => {
    if (seen.has(name)) return
    seen.add(name)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      found.push(...(await look(page)).map((finding) => `${name}, ${colorScheme}: ${finding}`))
    }
  }
  const result = page.locator('.outcome .answer')
  await lookAt(`result with ${await kindOf(page)}`)
  for (const tab of await result.getByRole('tab').all()) {
    const name = (await tab.textContent()) ?? ''
    if (seen.has(`tab ${name}`)) continue
    await tab.click()
    await lookAt(`tab ${name}`)
  }
  for (const choice of await result.locator('.segments input[type=radio], .choices input[type=radio]').all()) {
    const name = await choice.evaluate((input: HTMLInputElement) => input.closest('label')?.textContent ?? '')
    if (seen.has(`view ${name}`)) continue
    await choice.check({ force: true })
    await lookAt(`view ${name}`)
  }
  return found
}

const kindOf = async (page: Page): Promise<string> =>
  page.locator('.outcome .answer').evaluate((answer) => {
    const kinds = ['table', 'record', 'tree', 'gallery', 'candles', 'plot']
    return kinds.filter((kind) => answer.querySelector(`.${kind}`)).join(', ') || 'a value'
  })
