import { describe, expect, test } from 'vitest'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

describe.each(await databasesToTest())('an inbox that is idle on %s', (_, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(10)

  test('nothing waits or runs, and what is dead does not count', async () => {
    await used.inbox.idle()
    await post(used.inbox.handler, delivery(1, { transfers: 3 }))
    let done = 0
    used.work(
      async ({ attempt }) => {
        await new Promise((resolve) => setTimeout(resolve, 30))
        if (attempt === 1 || done === 0) throw new Error('not this time')
        done++
      },
      { minDelay: 30, maxAttempts: 2, concurrency: 1 },
    )
    await used.inbox.idle({ signal: AbortSignal.timeout(20_000) })
    expect([done, (await used.inbox.stats()).dead]).toEqual([0, 3])
  })

  test('whoever waits is let go by its signal, with its reason', async () => {
    await post(used.inbox.handler, delivery(2))
    const reason = new Error('enough')
    const controller = new AbortController()
    setTimeout(() => controller.abort(reason), 50)
    await expect(used.inbox.idle({ signal: controller.signal })).rejects.toBe(reason)
    await expect(used.inbox.idle({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    await expect(used.inbox.idle({ signal: 5 as never })).rejects.toThrow('signal takes an AbortSignal')
  })
})
