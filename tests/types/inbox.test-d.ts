import { PGlite } from '@electric-sql/pglite'
import { Pool, type PoolClient } from 'pg'
import { expectTypeOf, test } from 'vitest'
import { createInbox, type EventKind, type InboxEvent } from '../../src/inbox.js'
import type { WebhookErc20Transfer } from '../../src/streams.js'

const secret = 'secret'
const abi = [
  {
    type: 'event',
    name: 'Paid',
    inputs: [
      { name: 'order', type: 'uint256' },
      { name: 'payer', type: 'address' },
    ],
  },
] as const

test('a pool of pg and a PGlite are databases; a text is none', () => {
  createInbox({ database: new Pool(), secret })
  createInbox({ database: new PGlite(), secret })
  // @ts-expect-error a connection string
  createInbox({ database: 'postgres://localhost', secret })
})

test('a secret may be a variable of the environment, which may be unset', () => {
  createInbox({ database: new Pool(), secret: process.env.STREAMS_SECRET })
  // @ts-expect-error left out
  createInbox({ database: new Pool() })
})

test('the kind of an event tells what its data are', () => {
  createInbox({ database: new Pool(), secret }).work((event, { transaction, signal }) => {
    expectTypeOf(event.kind).toEqualTypeOf<EventKind>()
    expectTypeOf(event.stage).toEqualTypeOf<'pending' | 'provisional' | 'final' | 'orphaned'>()
    expectTypeOf(event.blockNumber).toEqualTypeOf<bigint>()
    expectTypeOf(signal).toEqualTypeOf<AbortSignal>()
    if (event.kind === 'erc20Transfer') expectTypeOf(event.data).toEqualTypeOf<WebhookErc20Transfer>()
    if (event.kind === 'nftTransfer') expectTypeOf(event.data.amount).toEqualTypeOf<bigint>()
    // @ts-expect-error not of every kind
    event.data.value
    expectTypeOf(transaction.query<{ readonly id: number }>('select 1 as id')).resolves.toEqualTypeOf<{
      readonly rows: readonly { readonly id: number }[]
      readonly rowCount: number | null
    }>()
    transaction.query({ text: 'select $1', values: [1], rowMode: 'array' })
    expectTypeOf(transaction as PoolClient).toEqualTypeOf<PoolClient>() // for Drizzle
  })
})

test('an ABI that is `as const` types logs', () => {
  createInbox({ database: new Pool(), secret, abi }).work((event) => {
    if (event.kind !== 'log') return
    expectTypeOf(event.data.name).toEqualTypeOf<'Paid' | undefined>()
    if (event.data.name === 'Paid') expectTypeOf(event.data.args.order).toEqualTypeOf<bigint>()
  })
  expectTypeOf<Extract<InboxEvent, { kind: 'log' }>['data']['name']>().toEqualTypeOf<string | undefined>()
})

test('lists of dead events, of poison and of unknown families are yours to change', () => {
  const inbox = createInbox({ database: new Pool(), secret })
  expectTypeOf(inbox.dead()).resolves.toExtend<{ readonly key: string; readonly attempts: number }[]>()
  expectTypeOf(inbox.unknown({ limit: 1 })).resolves.toExtend<{ readonly id: number; readonly body: string }[]>()
  expectTypeOf(inbox.poison()).resolves.toExtend<{ readonly receivedAt: Date; readonly reason: string }[]>()
})
