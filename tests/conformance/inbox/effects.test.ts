import { describe, expect, test } from 'vitest'
import { createInbox, type Effect } from '../../../src/inbox.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, logIndexOf, post, secret } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

const fast = { minDelay: 1, maxDelay: 20 }

/** Writes a row for the event. */
const write: Effect = ({ key, stage }, { transaction }) =>
  transaction.query('insert into effects (key, stage) values ($1, $2)', [key, stage])

describe.each(await databasesToTest())('effects on %s', (name, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(2)
  const written = async (): Promise<number> =>
    Number((await used.db.sql('select count(*)::int as count from effects'))[0]?.count)

  test('an event whose effect always throws is dead after ten attempts, with nothing of it written; others go on; retry brings it back', async () => {
    let isBroken = true
    let attempts = 0
    used.work(async (event, context) => {
      await write(event, context)
      if (logIndexOf(event) !== 0 || !isBroken) return
      attempts = Math.max(attempts, event.attempt)
      throw new Error('no such account')
    }, fast)
    await post(used.inbox.handler, delivery(1, { transfers: 3 }))
    await used.settled()
    const dead = await used.inbox.dead()
    expect(dead).toMatchObject([
      { kind: 'erc20Transfer', stage: 'final', attempts: 10, error: 'Error: no such account' },
    ])
    expect([attempts, await written()]).toEqual([10, 2])
    expect((await used.inbox.stats()).kinds).toEqual({ erc20Transfer: { waiting: 0, running: 0, dead: 1 } })
    expect(await used.inbox.dead({ after: dead[0]?.id })).toEqual([])
    isBroken = false
    expect(await used.inbox.retry({ kind: 'erc20Transfer', since: new Date(Date.now() + 60_000) })).toBe(0)
    expect(await used.inbox.retry({ key: dead[0]?.key ?? '' })).toBe(1)
    await used.settled()
    expect([await used.inbox.dead(), await written()]).toEqual([[], 3])
    expect(used.errors).toHaveLength(1)
  })

  test('a query may be the object that clients of pg take, and says how many rows it changed', async () => {
    const seen: unknown[] = []
    used.work(async (_, { transaction }) => {
      const types = { getTypeParser: (oid: number) => (value: string) => `${oid}: ${value}` }
      const text = 'select $1::int as a, $2::date as b'
      seen.push(await transaction.query({ text, values: [7, '2026-11-29'], rowMode: 'array', types }))
      seen.push(await transaction.query({ text: 'select $1 as a', values: ['own'] }, ['given']))
      seen.push(await transaction.query("insert into effects (key) values ('a'), ('b')"))
      await transaction.query({ text: 'commit' }).catch((error: Error) => seen.push(error.message.split('\n')[0]))
      await transaction
        .query({ sql: 'select 1' } as never)
        .catch((error: Error) => seen.push(error.message.split('\n')[0]))
    }, fast)
    await post(used.inbox.handler, delivery(1, { transfers: 1 }))
    await used.settled()
    expect(seen).toMatchObject([
      { rows: [['23: 7', '1082: 2026-11-29']], rowCount: 1 },
      { rows: [{ a: 'given' }] },
      { rows: [], rowCount: 2 },
      'An effect neither begins nor ends a transaction',
      'Param statement takes text, or { text, values }',
    ])
  })

  test('what is no function is refused by the name that the docs give it', () => {
    expect(() => used.inbox.work('credit' as never)).toThrow(/^Param effect takes a function$/)
  })

  test('a statement that fails makes the attempt fail, also when its error is caught, unless a savepoint is rolled back', async () => {
    const attempts: number[] = []
    used.work(async (event, context) => {
      const { transaction } = context
      attempts.push(event.attempt)
      if (event.attempt === 1) {
        await write(event, context)
        await transaction.query('select 1 / 0').catch(() => undefined)
        return
      }
      await transaction.query('savepoint mine')
      await transaction.query('select 1 / 0').catch(() => transaction.query('rollback to savepoint mine'))
      await write(event, context)
    }, fast)
    await post(used.inbox.handler, delivery(2, { transfers: 1 }))
    await used.settled()
    expect([attempts, await written()]).toEqual([[1, 2], 1])
  })

  test('a statement that nobody awaits is waited for, and ends no process: it fails the attempt by its own error', async () => {
    used.work(
      (event, context) => {
        void write(event, context)
        if (logIndexOf(event) === 0) void context.transaction.query('select 1 / 0')
      },
      { maxAttempts: 1 },
    )
    await post(used.inbox.handler, delivery(11, { transfers: 2 }))
    await used.settled()
    expect(await written()).toBe(1)
    expect(await used.inbox.dead()).toMatchObject([{ error: expect.stringContaining('division by zero') }])
  })

  test('who is told of an error is told which event is dead by it', async () => {
    const told: unknown[][] = []
    const onError = (...args: unknown[]) => told.push(args)
    const { work } = createInbox({ database: used.db.database, secret, onError })
    const worker = work(() => Promise.reject('no such account'), { maxAttempts: 1 })
    await post(used.inbox.handler, delivery(12, { transfers: 1 }))
    await expect.poll(() => told).toHaveLength(1)
    await worker.stop()
    expect(told).toMatchObject([['no such account', { kind: 'erc20Transfer', stage: 'final', attempt: 1 }]])
  })

  test('an effect that ends the transaction fails, whatever it says to the database', async () => {
    const ends = [
      ' COMMIT',
      ';;commit and chain',
      '/* /* so */ */ commit',
      '-- so\nend',
      '-- so\rcommit',
      'rollback -- to\n work',
      'start/* */transaction',
      "prepare transaction 'mine'",
      'do $$ begin commit; end $$',
      "select ';' ; rollback",
      'select $x$ $x$;commit',
      'select 1 as a$x$; commit; select 1 as b$x$',
      'select $ä$ $$ $ä$; commit; select $$ $$',
      "set local standard_conforming_strings = off; select '\\'' ; commit; --'",
    ]
    const fine = `/* commit; */ select '; commit' as "; end", $$;commit$$ -- ; commit`
    used.work(
      async (event, context) => {
        await write(event, context)
        await context.transaction.query(ends[event.attempt - 1] ?? fine)
        await context.transaction.query('savepoint mine')
        await context.transaction.query('/* */ rollback work to mine;')
      },
      { ...fast, maxAttempts: ends.length + 1 },
    )
    await post(used.inbox.handler, delivery(3, { transfers: 1 }))
    await used.settled()
    expect([await written(), await used.inbox.dead()]).toEqual([1, []])
  })

  test('whatever is thrown is text, counted as an attempt, and holds nobody', async () => {
    const revoked = Proxy.revocable({}, {})
    revoked.revoke()
    const thrown: unknown[] = [
      Object.create(null),
      revoked.proxy,
      Object.assign(new Error('odd'), { name: Symbol('odd') }),
      Object.defineProperty({}, 'message', {
        get() {
          throw Object.create(null)
        },
      }),
      Object.assign(() => undefined, { toString: () => 5n / 0n }),
      { code: { toString: null }, toString: null },
      undefined,
    ]
    used.work(
      (event, context) => {
        const index = Number(event.blockNumber) - 18_000_100
        if (index < thrown.length) throw thrown[index]
        return write(event, context)
      },
      { ...fast, maxAttempts: 2 },
    )
    for (let height = 100; height <= 100 + thrown.length; height++)
      await post(used.inbox.handler, delivery(height, { transfers: 1 }))
    await used.settled()
    const dead = await used.inbox.dead()
    expect(dead.map(({ attempts, error }) => [attempts, error])).toEqual([
      [2, 'an object'],
      [2, 'an object'],
      [2, 'odd'],
      [2, '[object Object]'],
      [2, 'a function'],
      [2, 'an object'],
      [2, 'undefined'],
    ])
    expect(await written()).toBe(1)
  })

  test('a deferred constraint that fails is a failed attempt', async () => {
    await used.db.sql('create table owners (key text unique deferrable initially deferred)')
    await used.db.sql("insert into owners values ('taken')")
    used.work(
      async ({ attempt }, { transaction }) =>
        void (await transaction.query('insert into owners values ($1)', [attempt === 1 ? 'taken' : 'free'])),
      fast,
    )
    await post(used.inbox.handler, delivery(4, { transfers: 1 }))
    await used.settled()
    expect(await used.db.sql('select key from owners order by key')).toEqual([{ key: 'free' }, { key: 'taken' }])
  })

  test('an effect that outlasts its time is aborted and rolled back; what it does later is refused', async () => {
    let late: unknown
    let aborted = 0
    used.work(
      async (event, context) => {
        await write(event, context)
        if (event.attempt > 1) return
        context.signal.addEventListener('abort', () => aborted++)
        await new Promise((resolve) => setTimeout(resolve, 300))
        late = await Promise.resolve(write(event, context)).catch((error: Error) => error.message)
      },
      { ...fast, timeout: 100 },
    )
    await post(used.inbox.handler, delivery(5, { transfers: 1 }))
    await used.settled()
    await expect.poll(() => late).toMatch('The transaction of this event has ended')
    expect([await written(), aborted]).toEqual([1, 1])
  })

  test.skipIf(name === 'PGlite')('a statement that outlasts the time of its effect is broken off', async () => {
    const started = performance.now()
    used.work(
      async (event, context) => {
        if (event.attempt === 1) await context.transaction.query('select pg_sleep(30)')
        await write(event, context)
      },
      { ...fast, timeout: 200 },
    )
    await post(used.inbox.handler, delivery(6, { transfers: 1 }))
    await used.settled()
    expect(await written()).toBe(1)
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('a worker that stops finishes what it holds, and takes nothing more', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await post(used.inbox.handler, delivery(7, { transfers: 3 }))
    const worker = used.work(
      async (event, context) => {
        await held
        await write(event, context)
      },
      { concurrency: 1 },
    )
    if (name === 'Postgres') await expect.poll(async () => (await used.inbox.stats()).running).toBe(1)
    else await new Promise((resolve) => setTimeout(resolve, 300))
    const stopped = worker.stop()
    release()
    await stopped
    expect(await written()).toBe(1)
  })

  test('paused, workers rest, whichever process they are in, and deliveries are stored', async () => {
    await used.inbox.pause()
    used.work(write)
    await post(used.inbox.handler, delivery(8))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([await written(), (await used.inbox.stats()).waiting]).toEqual([0, 2])
    await used.inbox.resume()
    await used.settled()
    expect(await written()).toBe(2)
  })

  test('in the order of the chain, one at a time per stream: what is retried holds its stream, what is dead does not', async () => {
    const [other] = [createStream(3)]
    for (const height of [3, 1, 2]) await post(used.inbox.handler, delivery(height))
    await post(used.inbox.handler, other.delivery(9))
    let atOnce = 0
    let most = 0
    used.work(
      async (event, context) => {
        if (event.streamId !== other.streamId) most = Math.max(most, ++atOnce)
        try {
          await new Promise((resolve) => setTimeout(resolve, 5))
          if (event.blockNumber === 18_000_002n && logIndexOf(event) === 0 && event.attempt < 3)
            throw new Error('later')
          if (event.blockNumber === 18_000_001n && logIndexOf(event) === 1) throw new Error('never')
          await write({ ...event, stage: `${event.blockNumber}:${logIndexOf(event)}` as never }, context)
        } finally {
          if (event.streamId !== other.streamId) atOnce--
        }
      },
      { order: 'chain', maxAttempts: 3, ...fast },
    )
    await used.settled()
    const rows = await used.db.sql("select stage from effects where stage not like '18000009%' order by id")
    expect(rows.map(({ stage }) => stage)).toEqual([
      '18000001:0',
      '18000002:0',
      '18000002:1',
      '18000003:0',
      '18000003:1',
    ])
    expect([most, await written(), (await used.inbox.dead()).length]).toEqual([1, 7, 1])
  })
})
