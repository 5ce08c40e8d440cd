import type { Wire } from './stream.js'

/** An effect, or an event as it is stored at the end. */
export interface Found {
  readonly key: string
  readonly kind: string
  readonly block: string
  readonly stage: string
  /** Of an effect: whether its worker asks for pending events. */
  readonly asked?: boolean
}

/** What of the effects and of the events is not as the list of deliveries asks for; nothing when all is well. */
export function compareStorm(
  list: readonly string[],
  effects: readonly Found[],
  stored: readonly Found[],
  poison: number,
): readonly string[] {
  const wrong: string[] = []
  const counts = new Map<string, number>()
  for (const effect of effects) {
    const id = `${eventOf(effect)} ${effect.block} ${effect.stage}`
    counts.set(id, (counts.get(id) ?? 0) + 1)
    if (effect.stage === 'pending' && !effect.asked) wrong.push(`nobody asked for it: ${id}`)
  }
  const { blocks, pending, replaced, poisoned } = expected(list)
  if (poison !== poisoned) wrong.push(`${poison} poison, not ${poisoned}`)
  for (const [id, count] of counts) if (count !== 1) wrong.push(`${count} times: ${id}`)
  const events = new Map(stored.map((event) => [`${eventOf(event)} ${event.block}`, event.stage]))
  if (events.size !== stored.length) wrong.push(`${stored.length - events.size} events twice`)
  for (const [id, stages] of blocks) {
    const stage = events.get(id)
    const has = (name: string): boolean => counts.has(`${id} ${name}`)
    const wasPending = counts.has(`${id.slice(0, id.lastIndexOf(' '))} mempool pending`)
    if (has('final') !== stages.has('final')) wrong.push(`final ${has('final')}: ${id}`)
    if ((stage === 'final') !== stages.has('final')) wrong.push(`is ${stage}: ${id}`)
    if (has('provisional') && !stages.has('provisional')) wrong.push(`provisional, unasked: ${id}`)
    if (stage === 'provisional' && (!has('provisional') || has('orphaned'))) wrong.push(`provisional missing: ${id}`)
    if (stage === 'orphaned' && has('provisional') && !has('orphaned')) wrong.push(`orphaned missing: ${id}`)
    if (has('orphaned') && !has('provisional') && !wasPending) wrong.push(`orphaned astray: ${id}`)
    events.delete(id)
  }
  for (const id of pending) {
    const stage = events.get(id)
    const has = (name: string): boolean => counts.has(`${id} ${name}`)
    if (stage !== (replaced.has(id) ? 'orphaned' : 'pending')) wrong.push(`is ${stage}: ${id}`)
    if (stage === 'pending' && !has('pending')) wrong.push(`pending missing: ${id}`)
    if (has('orphaned') !== (stage === 'orphaned' && has('pending'))) wrong.push(`orphaned ${has('orphaned')}: ${id}`)
    events.delete(id)
  }
  for (const [id, stage] of events) wrong.push(`${stage}, never sent: ${id}`)
  return wrong
}

/** An event without its block. Every transaction here has one event of each kind. */
const eventOf = ({ key, kind }: Found): string => `${key.split(':')[1]} ${kind}`

/** What a list of deliveries asks for: the stages of each event in each block, and the events of the mempool. */
function expected(list: readonly string[]) {
  const blocks = new Map<string, Set<string>>()
  const inMempool: Row[] = []
  const mined = new Set<string>()
  const spent = new Set<string>()
  const poisoned = new Set<string>()
  for (const body of list) {
    const wire = JSON.parse(body)
    if (wire.poison) poisoned.add(body)
    const place = wire.block?.hash ?? wire.block?.blockHash
    for (const row of rowsIn(wire)) {
      if (place === 'mempool') {
        inMempool.push(row)
        continue
      }
      mined.add(row.event)
      for (const output of row.spends) spent.add(output)
      const id = `${row.event} ${place}`
      blocks.set(id, (blocks.get(id) ?? new Set()).add(wire.confirmed ? 'final' : 'provisional'))
    }
  }
  const left = inMempool.filter(({ event }) => !mined.has(event))
  const pending = new Set(left.map(({ event }) => `${event} mempool`))
  const lost = left.filter(({ spends }) => spends.some((output) => spent.has(output)))
  const replaced = new Set(lost.map(({ event }) => `${event} mempool`))
  return { blocks, pending, replaced, poisoned: poisoned.size }
}

interface Row {
  readonly event: string
  readonly spends: readonly string[]
}

/** The events that a body asks for. */
function rowsIn(wire: Wire): readonly Row[] {
  const list = (name: string): readonly Wire[] => Array.from(Object(wire[name]))
  const erc20 = wire.erc20Transfers ? list('erc20Transfers') : []
  return [
    ...erc20.map(({ transactionHash }) => ({ event: `${transactionHash} erc20Transfer`, spends: [] })),
    ...(wire.transactions ? list('transactions') : []).flatMap(({ signature, txid, vin }) => {
      const kinds = signature ? ['solanaTransaction', 'solanaTokenChange'] : ['bitcoinTransaction', 'bitcoinOutput']
      const spends = Array.from(Object(vin ?? []), (input) => `${Object(input).txid}:${Object(input).vout}`)
      return kinds.map((kind) => ({ event: `${signature ?? txid} ${kind}`, spends }))
    }),
  ]
}
