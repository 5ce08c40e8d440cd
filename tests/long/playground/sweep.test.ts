import { expect, test } from 'vitest'
import { startPlayground } from '../../e2e/playground/harness.js'
import { sweptOperations } from '../../support/sweep/operations.js'
import { listen, walk } from '../../support/sweep/walk.js'

const { visit } = startPlayground()

/** A share of all; `npm run sweep` walks to each. Other files ask the same server for what some would remove. */
const share = sweptOperations().filter(({ removes }, index) => index % 9 === 4 && !removes)

test('operations that are found in the palette and run have a result of the page, where there is no server', () =>
  visit(
    '#/evm/getBlock',
    async (page) => {
      const complaints = listen(page)
      const found: string[] = []
      for (const operation of share) {
        const findings = [...(await walk(page, operation)), ...complaints()]
        found.push(...findings.map((finding) => `${operation.api}.${operation.id} ${finding}`))
      }
      expect(found.filter((finding) => !/ERR_|Failed to load/.test(finding))).toEqual([])
      expect(share.length).toBeGreaterThan(20)
    },
    { search: '?mock=http://127.0.0.1:9', mayComplain: /ERR_|Failed to load/ },
  ))
