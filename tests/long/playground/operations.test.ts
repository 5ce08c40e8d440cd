import { expect, test } from 'vitest'
import { catalogueOf } from '../../../playground/app/build/catalogue.js'
import { readDescribed } from '../../../playground/app/build/described.js'
import { nfts, startPlayground } from '../../e2e/playground/harness.js'

const { visit } = startPlayground()
const catalogue = catalogueOf(readDescribed().map(({ manifest }) => manifest))

test('every operation has a page, and its first example is taken by the client', () =>
  visit(nfts, async (page) => {
    const ids = catalogue
      .flatMap(({ tags }) => tags)
      .flatMap(({ operations }) => operations.map(({ api, id }) => `${api}/${id}`))
    const faults = await page.evaluate(async (all) => {
      const faults: string[] = []
      for (const each of all) {
        const id = each.slice(each.indexOf('/') + 1)
        location.hash = `#/${each}`
        const end = performance.now() + 20_000
        const isThere = (): boolean => document.querySelector('.code-sheet .code')?.textContent?.includes(id) === true
        while (performance.now() < end && !isThere()) await new Promise((next) => requestAnimationFrame(next))
        if (!isThere()) faults.push(`${each} has no page`)
        const complaint = document.querySelector('.complaint')?.textContent
        if (complaint) faults.push(`${each}: ${complaint}`)
      }
      return faults
    }, ids)
    expect(faults).toEqual([])
    expect(ids.length).toBeGreaterThan(100)
  }))
