import { createInbox, type InboxDatabase, type InboxEvent, type SweepOptions } from '../../../src/inbox.js'
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

/** A chain from its beginning, as a model that knows nothing of the inbox plays it, and what was delivered of it. */
export interface History {
  readonly seed: number
  readonly steps: readonly Step[]
  readonly counts: Readonly<Record<(typeof occurrences)[number], number>>
  /** What of that which was handed out is not as the chain has it in the end; nothing when all is well. */
  judge(handed: readonly InboxEvent[]): readonly string[]
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

/** Plays histories, several at once, each in an inbox of its own on the same database. */
export async function playHistories(
  database: InboxDatabase,
  histories: readonly History[],
  atOnce = 4,
): Promise<HistoriesReport> {
  const wrong: string[] = []
  let handed = 0
  const waiting = histories.values()
  const playInTurn = async (): Promise<void> => {
    for (const history of waiting) {
      const events = await playHistory(database, history)
      handed += events.length
      wrong.push(...twice(events), ...history.judge(events).map((text) => `${text} (seed ${history.seed})`))
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

/** Plays a history in a schema of its own, which is gone afterwards. Resolves to what was handed out, in order. */
export async function playHistory(database: InboxDatabase, { seed, steps }: History): Promise<readonly InboxEvent[]> {
  const schema = `history_${seed}`
  const failures: unknown[] = []
  const inbox = createInbox({ database, secret, schema, onError: (error) => failures.push(error) })
  await inbox.migrate()
  const handed: InboxEvent[] = []
  const worker = inbox.work((event) => void handed.push(event), { pending: true, concurrency: 1 })
  const query = (text: string) => Object(database).query(text)
  try {
    for (const [index, step] of steps.entries()) {
      if ('deliver' in step) {
        const status = await post(inbox.handler, step.deliver)
        if (status !== 200) throw new Error(`Delivery ${index} of history ${seed} was answered with ${status}`)
      } else if ('sweep' in step) await inbox.sweep({ ...step.sweep, olderThan: 0 })
      else
        await query(
          `update ${schema}.ledgerline_events set missing_at = missing_at - interval '${step.minutes} minutes'`,
        )
      if (index % 3 === 0) await inbox.idle() // else several steps meet before a worker sees them
    }
    await inbox.idle()
    if (failures.length > 0) throw failures[0]
    return handed
  } finally {
    await worker.stop()
    await query(`drop schema ${schema} cascade`)
  }
}

/** No stage of an event is handed out twice, and no key is final twice, as each history has one stream. */
function twice(handed: readonly InboxEvent[]): readonly string[] {
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
