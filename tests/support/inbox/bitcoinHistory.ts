import { createRandom, type Random } from '../../../src/webhooks/simulate/random.js'
import type { Handed, History, Step } from './histories.js'
import type { Wire } from './stream.js'

interface Transaction {
  readonly txid: string
  readonly inputs: readonly Outpoint[]
  readonly outputs: readonly { readonly address: string; readonly satoshi: bigint }[]
}

interface Outpoint {
  readonly txid: string
  readonly vout: number
}

interface Block {
  readonly hash: string
  readonly height: number
  readonly time: number
  readonly txids: readonly string[]
  isConfirmed: boolean
}

/** How many blocks follow one that the service calls confirmed. */
const confirmations = 2

/**
 * Plays a chain of Bitcoin: payments in the mempool, replacements of them and of those, payments that spend payments,
 * blocks, reorganisations of one and two blocks, some of them back to the first block, and double spends by them. Of its
 * deliveries some are lost, late, doubled, or lack fields. A sweep asks the chain now and then, and in the end.
 */
export function bitcoinHistory(seed: number): History {
  const random = createRandom(seed * 7919)
  const chance = (percent: number): boolean => random.below(100) < percent
  const world = createWorld(random)
  const timed: { readonly at: number; readonly step: Step }[] = []
  const told = createTold()
  const counts = { reorganisations: 0, 'double spends': 0, 'lost deliveries': 0, copies: 0 }
  let now = 0

  const send = (kind: Kind, block: Block | undefined, txids: readonly string[]): void => {
    if (txids.length === 0) return
    if (chance(kind === 'mempool' ? 30 : 20)) {
      counts['lost deliveries']++
      return
    }
    const rows = txids.map((txid) => wireRow(world.transactions.get(txid) as Transaction, block, kind, chance)) // it is in the world
    const wire = deliveryOf(seed, kind, block, rows)
    const late = chance(40) ? random.below(9) : 0
    timed.push({ at: now + late, step: { deliver: wire } })
    if (!chance(25)) return
    counts.copies++
    timed.push({ at: now + random.below(15), step: { deliver: chance(50) ? wire : { ...wire, retries: 1 } } })
  }
  const sweep = (): void => {
    timed.push({ at: now, step: { sweep: { client: { universal: told.chainAt(world) } } } })
  }
  const mine = (mayInclude = chance): void => {
    send('mined', ...world.mine(mayInclude))
    for (const block of world.confirmable()) send('confirmed', block, block.txids)
  }

  for (let turn = 0; turn < 18; turn++, now++) {
    const dice = random.below(100)
    if (dice < 34) send('mempool', undefined, [world.pay(chance)])
    else if (dice < 50) {
      const replacement = world.replace(chance)
      if (replacement) send('mempool', undefined, [replacement])
    } else if (dice < 78) mine()
    else if (dice < 92) {
      const reorg = world.reorganise(random, chance)
      if (!reorg) continue
      counts.reorganisations++
      counts['double spends'] += reorg.rivals.length
      for (const rival of reorg.rivals) if (chance(70)) send('mempool', undefined, [rival])
      for (let block = 0; block <= reorg.depth; block++) mine()
      if (reorg.depth === 1 && chance(40) && world.goBack(reorg.lost)) {
        counts.reorganisations++
        for (const block of reorg.lost) send('mined', block, block.txids)
        mine()
        mine()
      }
    } else {
      sweep()
      if (chance(30)) timed.push({ at: now, step: { minutes: 11 } })
    }
  }
  for (let block = 0; block < 8; block++, now++) mine(() => block < 2)
  now += 20
  const dropped = new Set(told.dropped())
  for (let last = 0; last < 2; last++) sweep()
  const steps = timed.sort((one, other) => one.at - other.at).map(({ step }) => step)
  return { seed, steps, counts, judge: (handed) => judge(world, steps, dropped, handed) }
}

type Kind = 'mempool' | 'mined' | 'confirmed'
type Chance = (percent: number) => boolean
type World = ReturnType<typeof createWorld>

/** The chain itself: what waits, what is in a block, and what can never be any more. */
function createWorld(random: Random) {
  const transactions = new Map<string, Transaction>()
  let mempool: string[] = []
  let chain: Block[] = []
  let blocks = 0
  const digits = (): string => random.hex(32).slice(2)
  const of = (txid: string): Transaction => transactions.get(txid) as Transaction // every txid here is in the world
  const inChain = (): string[] => chain.flatMap(({ txids }) => [...txids])
  const add = (inputs: readonly Outpoint[]): Transaction => {
    const outputs = Array.from({ length: 1 + random.below(2) }, () => ({
      address: `bc1qcustomer${random.below(8)}`,
      satoshi: BigInt(1 + random.below(2_000_000_000)),
    }))
    const transaction = { txid: digits(), inputs, outputs }
    transactions.set(transaction.txid, transaction)
    return transaction
  }
  /** Whether what it spends exists, and nothing before it has spent it. */
  const isPossible = (txid: string, before: readonly string[]): boolean =>
    of(txid).inputs.every(
      (input) =>
        (!transactions.has(input.txid) || before.includes(input.txid)) &&
        !before.some((other) => spends(of(other), input)),
    )
  const enter = (transaction: Transaction): string => {
    const gone = new Set(mempool.filter((other) => transaction.inputs.some((input) => spends(of(other), input))))
    for (const other of mempool) if (of(other).inputs.some(({ txid }) => gone.has(txid))) gone.add(other) // in their order
    mempool = [...mempool.filter((other) => !gone.has(other)), transaction.txid]
    return transaction.txid
  }
  return {
    transactions,
    inChain,
    pay(chance: Chance): string {
      const parent = chance(30) ? [...mempool, ...inChain().slice(-3)].at(-1) : undefined
      const input = { txid: parent ?? digits(), vout: 0 }
      const known = [...mempool, ...inChain()]
      const isFree = parent === undefined || !known.some((txid) => spends(of(txid), input))
      const first = isFree ? input : { txid: digits(), vout: 0 }
      return enter(add(chance(30) ? [first, { txid: digits(), vout: 1 }] : [first]))
    },
    replace(chance: Chance): string | undefined {
      const old = mempool[random.below(Math.max(1, mempool.length))]
      const [first] = old === undefined ? [] : of(old).inputs
      if (!first) return undefined
      return enter(add(chance(30) ? [first, { txid: digits(), vout: 0 }] : [first]))
    },
    mine(chance: Chance): [Block, readonly string[]] {
      const txids: string[] = []
      for (const txid of mempool) if (isPossible(txid, [...inChain(), ...txids]) && chance(60)) txids.push(txid)
      const height = 800_000 + chain.length
      const block = {
        hash: `0000${digits().slice(4)}`,
        height,
        time: 1_700_000_000 + 600 * blocks++,
        txids,
        isConfirmed: false,
      }
      chain.push(block)
      mempool = mempool.filter((txid) => isPossible(txid, inChain()) || (of(txid).inputs.length > 0 && isHopeful(txid)))
      return [block, txids]
    },
    confirmable(): readonly Block[] {
      const found = chain.slice(0, -confirmations).filter(({ isConfirmed }) => !isConfirmed)
      for (const block of found) block.isConfirmed = true
      return found
    },
    /** Takes blocks away that aren't confirmed. What was in them waits again, has vanished, or loses to a rival. */
    reorganise(dice: Random, chance: Chance) {
      const depth = Math.min(1 + dice.below(2), chain.filter(({ isConfirmed }) => !isConfirmed).length)
      if (depth === 0) return undefined
      const lost = chain.slice(-depth)
      chain = chain.slice(0, -depth)
      const rivals: string[] = []
      for (const txid of lost.flatMap(({ txids }) => txids)) {
        const isBack = chance(70)
        if (isBack) mempool.push(txid)
        else if (chance(70)) rivals.push(enter(add(of(txid).inputs.slice(0, 1))))
      }
      return { depth, lost, rivals }
    },
    /** Returns to blocks that were lost, unless those that replaced them are confirmed. */
    goBack(lost: readonly Block[]): boolean {
      const from = chain.findIndex(({ height }) => height === lost[0]?.height)
      const replaced = chain.slice(from)
      if (from < 0 || replaced.some(({ isConfirmed }) => isConfirmed)) return false
      chain = [...chain.slice(0, from), ...lost]
      for (const txid of [...mempool, ...replaced.flatMap(({ txids }) => txids)])
        if (!mempool.includes(txid)) mempool.push(txid)
      const there = new Set(inChain())
      mempool = mempool.filter((txid) => !there.has(txid) && isHopeful(txid))
      return true
    },
    blockOf: () => new Map(chain.flatMap((block) => block.txids.map((txid) => [txid, block] as const))),
    waiting: () => new Set(mempool),
    head: () => 799_999 + chain.length,
  }
  /** Whether it isn't in the chain, nothing there has spent what it spends, and what it spends exists or waits. */
  function isHopeful(txid: string): boolean {
    const before = inChain()
    return (
      !before.includes(txid) &&
      of(txid).inputs.every(
        (input) =>
          (!transactions.has(input.txid) || before.includes(input.txid) || mempool.includes(input.txid)) &&
          !before.some((other) => spends(of(other), input)),
      )
    )
  }
}

const spends = ({ inputs }: Transaction, { txid, vout }: Outpoint): boolean =>
  inputs.some((input) => input.txid === txid && input.vout === vout)

/** What was told about the chain so far: by deliveries, and in response to sweeps. */
function createTold() {
  const absences = new Map<string, number>()
  return {
    /** Transactions that a node didn't know for two sweeps or more: those may be given up. */
    dropped: () => [...absences].flatMap(([txid, times]) => (times > 1 ? [txid] : [])),
    /** A node that answers as the chain is now. */
    chainAt(world: World) {
      const blockOf = world.blockOf()
      const waiting = world.waiting()
      const syncedAt = { 'bitcoin-mainnet': BigInt(world.head()) }
      for (const txid of world.transactions.keys())
        if (!blockOf.has(txid) && !waiting.has(txid)) absences.set(txid, (absences.get(txid) ?? 0) + 1)
      return {
        async getTransactionByHash({ txHash }: { readonly txHash: string }): Promise<object | null> {
          const block = blockOf.get(txHash)
          if (!block) return waiting.has(txHash) ? { blockHash: null, meta: { syncedAt } } : null
          const blockTime = new Date(block.time * 1000)
          return { blockHash: block.hash, blockHeight: BigInt(block.height), blockTime, meta: { syncedAt } }
        },
      }
    },
  }
}

const inBitcoin = (satoshi: bigint): string =>
  `${satoshi / 100_000_000n}.${String(satoshi % 100_000_000n).padStart(8, '0')}`

function wireRow({ txid, inputs, outputs }: Transaction, block: Block | undefined, kind: Kind, chance: Chance): Wire {
  const withInputs = !chance(8)
  return {
    txid: chance(5) ? txid.toUpperCase() : txid,
    hash: txid,
    ...(block && { blockHash: block.hash, blockNumber: block.height }),
    isCoinbase: false,
    vin: withInputs
      ? inputs.map((input) => ({ ...input, value: block ? null : '1.5', addresses: null, coinbase: null }))
      : [],
    vout: outputs.map(({ address, satoshi }, n) => ({
      ...(chance(95) && { n }),
      ...(chance(kind === 'confirmed' ? 94 : 88)
        ? { value: chance(50) ? inBitcoin(satoshi) : Number(inBitcoin(satoshi)) }
        : chance(50) && { value: null }),
      ...(chance(92) ? { scriptPubKeyAddress: address } : { scriptPubKeyAddress: null }),
    })),
  }
}

function deliveryOf(seed: number, kind: Kind, block: Block | undefined, transactions: readonly Wire[]): Wire {
  return {
    chainId: 'btc-mainnet',
    network: 'mainnet',
    streamId: `history-${seed}`,
    tag: 'payments',
    retries: 0,
    confirmed: kind === 'confirmed',
    block: block
      ? { hash: block.hash, height: String(block.height), timestamp: String(block.time) }
      : { hash: 'mempool', height: '0' },
    transactions,
  }
}

/** What deliveries that arrived have said: of outputs their values, of transactions what they spend, and in which phase. */
function heardIn(steps: readonly Step[]) {
  const values = new Map<string, Set<Kind>>()
  const inputs = new Set<string>()
  const phases = new Map<string, Set<string>>()
  for (const step of steps) {
    if (!('deliver' in step)) continue
    const { block, confirmed, transactions } = Object(step.deliver)
    const kind: Kind = block.hash === 'mempool' ? 'mempool' : confirmed ? 'confirmed' : 'mined'
    for (const row of transactions) {
      const txid = row.txid.toLowerCase()
      phases.set(txid, (phases.get(txid) ?? new Set()).add(`${kind} ${block.hash}`))
      if (row.vin.length > 0) inputs.add(txid)
      for (const [n, output] of row.vout.entries()) {
        const id = `${txid} ${n}`
        if (output.value !== undefined && output.value !== null) values.set(id, (values.get(id) ?? new Set()).add(kind))
      }
    }
  }
  return { values, inputs, phases }
}

/** Compares what was handed out with the chain as it is in the end. */
function judge(
  world: World,
  steps: readonly Step[],
  dropped: ReadonlySet<string>,
  handed: readonly Handed[],
): readonly string[] {
  const wrong: string[] = []
  const { values, inputs, phases } = heardIn(steps)
  const blockOf = world.blockOf()
  const stages = new Map<string, { readonly stage: string; readonly block: string; readonly data: Handed['data'] }[]>()
  for (const { kind, transactionHash, stage, blockHash, data } of handed) {
    if (kind !== 'bitcoinOutput') continue
    const id = `${transactionHash} ${data.n}`
    stages.set(id, [...(stages.get(id) ?? []), { stage, block: blockHash, data }])
  }
  for (const { txid, outputs } of world.transactions.values()) {
    const block = blockOf.get(txid)
    for (const [n, { satoshi, address }] of outputs.entries()) {
      const id = `${txid} ${n}`
      const seen = stages.get(id) ?? []
      const finals = seen.filter(({ stage }) => stage === 'final')
      const story = seen.map(({ stage, block }) => `${stage} ${block.slice(0, 8)}`).join(', ') || 'nothing'
      if (!block && finals.length > 0) wrong.push(`final, but not in the chain: ${id}: ${story}`)
      if (finals.length > 1) wrong.push(`final twice: ${id}: ${story}`)
      for (const { block: at, data } of finals) {
        if (data.value !== String(satoshi)) wrong.push(`another amount: ${id}: ${story}`)
        if (data.address !== null && data.address !== address) wrong.push(`another address: ${id}: ${story}`)
        if (block && at !== block.hash) wrong.push(`final in another block: ${id}: ${story}`)
      }
      const isTold =
        values.has(id) &&
        (!dropped.has(txid) || [...(phases.get(txid) ?? [])].some((one) => one === `confirmed ${block?.hash}`))
      if (block && isTold && finals.length === 0) wrong.push(`lost: ${id}: ${story}`)
      if (block && finals.length > 0) wrong.push(...leftOpen(id, seen))
      if (!block && isSeenLosing(world, txid, inputs, phases, stages)) wrong.push(...leftOpen(id, seen))
    }
  }
  return wrong
}

/** Stages that were handed out, and never taken back although another block or another payment is final. */
function leftOpen(id: string, seen: readonly { readonly stage: string; readonly block: string }[]): readonly string[] {
  const open = new Map<string, string>()
  for (const { stage, block } of seen) {
    if (stage === 'provisional') open.set(block, stage)
    if (stage === 'pending') open.set('mempool', stage)
    else open.delete('mempool') // it has moved into a block, or is orphaned
    if (stage === 'final' || stage === 'orphaned') open.delete(block)
  }
  return [...open].map(([block, stage]) => `still ${stage} in ${block.slice(0, 8)}: ${id}`)
}

/** Whether another transaction that is final spends what it spends, and deliveries have said so of both. */
function isSeenLosing(
  { transactions, blockOf }: World,
  txid: string,
  inputs: ReadonlySet<string>,
  phases: ReadonlyMap<string, unknown>,
  stages: ReadonlyMap<string, readonly { readonly stage: string }[]>,
): boolean {
  if (!inputs.has(txid)) return false
  const mine = transactions.get(txid) as Transaction // it is in the world
  for (const winner of blockOf().keys()) {
    const other = transactions.get(winner) as Transaction // so is it
    const isFinal = (stages.get(`${winner} 0`) ?? []).some(({ stage }) => stage === 'final')
    if (isFinal && phases.has(winner) && inputs.has(winner) && mine.inputs.some((input) => spends(other, input)))
      return true
  }
  return false
}
