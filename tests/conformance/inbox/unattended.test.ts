import { describe, expect, test, vi } from 'vitest'
import { createInbox } from '../../../src/inbox.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

describe.each(await databasesToTest())('an inbox on %s that takes deliveries', (name, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(21)

  /** Makes what is in the queue an hour older. */
  const anHourLater = () => used.db.sql(`update ledgerline_queue set due_at = due_at - interval '61 minutes'`)
  /** Posts two deliveries to an inbox of another process, and returns what its `onError` hears. */
  let block = 8
  const heard = async () => {
    const onError = vi.fn()
    const { handler } = createInbox({ database: used.db.database, secret, onError })
    await post(handler, delivery(block++))
    await used.db.sql('select 1') // whatever it asks was sent before
    await post(handler, delivery(block++))
    await used.db.sql('select 1')
    return onError.mock.calls.map(([error]) => error.message.split('\n')[0])
  }

  test('says once that no worker has asked for events for an hour', async () => {
    await post(used.inbox.handler, delivery(1))
    expect(await heard()).toEqual([])
    await anHourLater()
    await expect.poll(heard).toEqual(['Events have waited for an hour, and no worker takes them'])
  })

  test('says nothing while it is paused', async () => {
    await post(used.inbox.handler, delivery(1))
    await anHourLater()
    await used.inbox.pause()
    expect(await heard()).toEqual([])
  })

  test.skipIf(name === 'PGlite')('says nothing of a backlog on which a worker works, in any process', async () => {
    await post(used.inbox.handler, delivery(1, { transfers: 2 }))
    await anHourLater()
    let finish: () => void = () => undefined
    const blocked = new Promise<void>((resolve) => {
      finish = resolve
    })
    const effect = vi.fn(() => blocked)
    used.work(effect, { concurrency: 1 })
    await expect.poll(() => effect.mock.calls.length).toBe(1)
    expect(await heard()).toEqual([])
    finish()
  })
})
