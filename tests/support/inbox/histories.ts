import { createInbox, type InboxDatabase, type InboxEvent, type SweepOptions } from '../../../src/inbox.js'
import { toJson } from '../../../src/values.js'
import { post, secret, type Wire } from './stream.js'

/** What happens to an inbox, in order. */
export type Step =
  | { readonly deliver: Wire }
  /** A sweep that asks the chain as it is now. */
  | { readonly sweep: Pick<SweepOptions, 'client' | 'resolve'> }
  /** So many minutes go by, as far as missing transactions are concerned. */
  | { readonly minutes: number }

/** What a history has of what costs money elsewhere. */
export const occurrences = ['reorganisations', 'double spends', 'lost deliveries', 'copies'] as const

/** An event that was handed out, with bigints as text. */
export type Handed = Pick<InboxEvent, 'key' | 'kind' | 'stage' | 'blockHash' | 'transactionHash'> & {
  readonly data: Readonly<Record<string, unknown>>
}

/** A chain from its beginning, as a model that knows nothing of the inbox plays it, and what was delivered of it. */
export interface History {
  readonly seed: number
  readonly steps: readonly Step[]
  readonly counts: Readonly<Record<(typeof occurrences)[number], number>>
  /** What of that which was handed out is not as the chain has it in the end; nothing when all is well. */
  judge(handed: readonly Handed[]): readonly string[]
}

/** What came of many histories. */
export interface HistoriesReport {
  /** What went wrong, each with the seed of its history. */
  readonly wrong: readonly string[]
  /** How many there were in all, and in how many histories. */
  readonly totals: Readonly<Record<string, { readonly count: number; readonly histories: number }>>
  readonly deliveries: number
  readonly handed: number
}

/** Plays histories, several at once, in as many inboxes on the same database. */
export async function playHistories(
  database: InboxDatabase,
  histories: readonly History[],
  atOnce = 6,
): Promise<HistoriesReport> {
  const wrong: string[] = []
  let handed = 0
  const waiting = histories.values()
  const playInTurn = async (_: unknown, lane: number): Promise<void> => {
    const player = await openPlayer(database, `history_${lane}`)
    try {
      for (const history of waiting) {
        const events = await player.play(history)
        handed += events.length
        const found = [...twice(events), ...history.judge(events)]
        wrong.push(...found.map((text) => `${text} (seed ${history.seed})`))
      }
    } finally {
      await player.close()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, playInTurn))
  const totals = occurrences.map((name) => {
    const counts = histories.map((history) => history.counts[name])
    return [name, { count: counts.reduce((sum, one) => sum + one, 0), histories: counts.filter(Boolean).length }]
  })
  const deliveries = histories.flatMap(({ steps }) => steps.filter((step) => 'deliver' in step)).length
  return { wrong, totals: Object.fromEntries(totals), deliveries, handed }
}

/** An inbox in a schema of its own, with a worker, which plays one history after the other. */
async function openPlayer(database: InboxDatabase, schema: string) {
  const failures: unknown[] = []
  const inbox = createInbox({ database, secret, schema, onError: (error) => failures.push(error) })
  await inbox.migrate()
  const query = (text: string) => Object(database).query(text)
  await query(`create table ${schema}.handed (id serial, event text)`)
  // By its transaction, because an effect that was overtaken is rolled back.
  const worker = inbox.work(
    (event, { transaction }) => transaction.query(`insert into ${schema}.handed (event) values ($1)`, [toJson(event)]),
    { pending: true, concurrency: 2 },
  )
  const tables = ['deliveries', 'events', 'queue', 'pending', 'spends'].map((name) => `${schema}.ledgerline_${name}`)
  return {
    /** Plays a history from empty tables. Resolves to what was handed out, in order. */
    async play({ seed, steps }: History): Promise<readonly Handed[]> {
      await query(`truncate ${[...tables, `${schema}.handed`].join(', ')}`)
      for (const [index, step] of steps.entries()) {
        if ('deliver' in step) {
          const status = await post(inbox.handler, step.deliver)
          if (status !== 200) throw new Error(`Delivery ${index} of history ${seed} was answered with ${status}`)
        } else if ('sweep' in step) await inbox.sweep({ ...step.sweep, olderThan: 0 })
        else {
          const ago = `missing_at - interval '${step.minutes} minutes'`
          await query(`update ${schema}.ledgerline_events set missing_at = ${ago}`)
        }
        if (index % 4 === 0) await inbox.idle() // else several steps meet before a worker sees them
      }
      await inbox.idle()
      if (failures.length > 0) throw failures[0]
      const { rows } = await query(`select event from ${schema}.handed order by id`)
      return rows.map((row: { readonly event: string }) => JSON.parse(row.event))
    },
    async close(): Promise<void> {
      await worker.stop()
      await query(`drop schema ${schema} cascade`)
    },
  }
}

/** No stage of an event is handed out twice, and no key is final twice, as each history has one stream. */
function twice(handed: readonly Handed[]): readonly string[] {
  const seen = new Set<string>()
  return handed.flatMap(({ key, stage, blockHash }) => {
    const id = stage === 'final' ? `${key} ${stage}` : `${key} ${stage} ${blockHash}`
    if (seen.has(id)) return [`twice: ${id}`]
    seen.add(id)
    return []
  })
}

/** The report in words, to be printed. */
export function reportText({ totals, deliveries, handed }: HistoriesReport, histories: number): string {
  const parts = Object.entries(totals).map(([name, total]) => `${total.count} ${name} in ${total.histories} of them`)
  return `${histories} histories: ${deliveries} deliveries, ${handed} handed out; ${parts.join(', ')}`
}
