import { createRandom, type Random } from '../../../src/webhooks/simulate/random.js'
import type { Handed, History, Step } from './histories.js'
import type { Wire } from './stream.js'

/** A token account, as it is before or after a transaction; absent where it doesn't exist. */
interface Holding {
  readonly owner: string
  readonly amount: bigint
}

/** What a transaction does to one token account. */
interface Effect {
  readonly account: string
  readonly mint: string
  readonly before: Holding | undefined
  readonly after: Holding | undefined
}

interface Executed {
  readonly signature: string
  readonly hasFailed: boolean
  readonly effects: readonly Effect[]
}

interface Slot {
  readonly number: number
  readonly hash: string
  readonly executed: readonly Executed[]
  /** The accounts before it. */
  readonly state: ReadonlyMap<string, Holding>
  isFinalized: boolean
}

/** What somebody wants to do; what comes of it depends on the slot. */
interface Wish {
  readonly signature: string
  readonly hasFailed: boolean
  readonly accounts: readonly string[]
  readonly handsOver: boolean
  readonly amount: bigint
}

/** How a delivery tells of an account: with its owners, without them, or not at all. */
type Telling = 'owners' | 'net' | undefined

/** What a delivery that arrived has told, by slot, signature and account. */
interface Told {
  readonly step: number
  readonly telling: Telling
  readonly isConfirmed: boolean
}

type Chance = (percent: number) => boolean

const mints = ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB']
/** How many slots follow one that is finalized. */
const depth = 2

/**
 * Plays slots of Solana: payments of tokens, new and closed accounts, accounts that change hands with and without a
 * payment, transactions that fail, and slots that are dropped, whose transactions come back in a later one, or never. Of
 * its deliveries some are lost, late, doubled, lack owners or lists, or have rows that contradict each other.
 */
export function solanaHistory(seed: number): History {
  const random = createRandom(seed * 6007)
  const chance: Chance = (percent) => random.below(100) < percent
  const world = createWorld(random, chance)
  const timed: { readonly at: number; readonly step: Step; readonly tells?: ReadonlyMap<string, Telling> }[] = []
  const counts = { reorganisations: 0, 'double spends': 0, 'lost deliveries': 0, copies: 0 }
  let now = 0

  const send = (slot: Slot, confirmed: boolean): void => {
    if (slot.executed.length === 0) return
    if (chance(22)) {
      counts['lost deliveries']++
      return
    }
    const { transactions, tells } = transactionsOf(slot, random, chance)
    const wire: Wire = {
      ...{ chainId: 'solana_mainnet', network: 'mainnet', streamId: `history-${seed}`, tag: 'tokens', retries: 0 },
      confirmed,
      block: {
        slot: String(slot.number),
        ...(chance(88) && { blockHash: slot.hash }),
        blockTime: 1_700_000_000 + slot.number,
      },
      transactions,
    }
    const late = chance(40) ? random.below(9) : 0
    timed.push({ at: now + late, step: { deliver: wire }, tells })
    if (!chance(25)) return
    counts.copies++
    timed.push({ at: now + random.below(15), step: { deliver: chance(50) ? wire : { ...wire, retries: 1 } }, tells })
  }
  const produce = (mayInclude = chance): void => {
    send(world.produce(mayInclude), false)
    for (const slot of world.finalize()) send(slot, true)
  }

  for (let turn = 0; turn < 26; turn++, now++) {
    const dice = random.below(100)
    if (dice < 45) world.wish()
    if (dice < 76) produce()
    else if (dice < 90) {
      const dropped = world.drop(1 + random.below(2))
      if (dropped === 0) continue
      counts.reorganisations++
      for (let slot = 0; slot <= dropped; slot++) produce()
    } else timed.push({ at: now, step: { sweep: { resolve: world.node() } } })
  }
  for (let slot = 0; slot < 6; slot++, now++) produce(() => slot < 2)
  now += 20
  for (let last = 0; last < 2; last++) timed.push({ at: now, step: { sweep: { resolve: world.node() } } })
  const inOrder = timed.sort((one, other) => one.at - other.at)
  const told = toldIn(inOrder)
  return { seed, steps: inOrder.map(({ step }) => step), counts, judge: (handed) => judge(world.slots(), told, handed) }
}

/** The chain itself: its slots, what its accounts hold, and what waits to be executed. */
function createWorld(random: Random, chance: Chance) {
  const accounts = Array.from({ length: 6 }, () => random.base58(32))
  const owners = Array.from({ length: 4 }, () => random.base58(32))
  const ownerOf = (): string => owners[random.below(owners.length)] as string // there are some
  let chain: Slot[] = []
  let waiting: Wish[] = []
  let number = 300_000_000
  let state = new Map<string, Holding>(
    accounts.slice(0, 4).map((account) => [account, { owner: ownerOf(), amount: BigInt(1_000 + random.below(9_000)) }]),
  )
  const wish = (): void => {
    const [from, to] = random.shuffled(accounts) as [string, string]
    waiting.push({
      signature: random.base58(64),
      hasFailed: chance(10),
      accounts: chance(75) ? [from, to] : [from],
      handsOver: chance(25),
      amount: BigInt(1 + random.below(900)),
    })
  }
  /** Pays from the first account to the second as much as there is; either may be handed over, made or closed. */
  const execute = ({ signature, hasFailed, accounts: [from, to], handsOver, amount }: Wish): Executed => {
    const effects: Effect[] = []
    const held = (account: string): Holding | undefined => state.get(account)
    const become = (account: string, after: Holding | undefined): void => {
      const effect = { account, mint: mintOf(account), before: held(account), after: hasFailed ? held(account) : after }
      effects.push(effect)
      if (effect.after) state.set(account, effect.after)
      else state.delete(account)
    }
    const source = from === undefined ? undefined : held(from)
    if (from === undefined) return { signature, hasFailed, effects }
    const moved = source && source.amount > amount ? amount : 0n
    const ownerAfter = handsOver ? ownerOf() : source?.owner
    if (to === undefined && source && !handsOver && chance(30)) become(from, undefined)
    else become(from, { owner: ownerAfter ?? ownerOf(), amount: (source?.amount ?? 0n) - moved })
    if (to !== undefined && mintOf(to) === mintOf(from)) {
      const target = held(to)
      const owner = target && !chance(20) ? target.owner : ownerOf()
      become(to, { owner, amount: (target?.amount ?? 0n) + moved })
    }
    return { signature, hasFailed, effects }
  }
  const mintOf = (account: string): string => mints[accounts.indexOf(account) % mints.length] as string // there are two
  return {
    wish,
    slots: (): readonly Slot[] => chain,
    /** Executes some of what waits in a new slot. */
    produce(mayInclude: Chance): Slot {
      const before = new Map(state)
      const included = waiting.filter(() => mayInclude(70))
      waiting = waiting.filter((one) => !included.includes(one))
      number += 1 + random.below(2) // some slots have no block
      const executed = included.map(execute)
      const slot = { number, hash: random.base58(32), executed, state: before, isFinalized: false, wishes: included }
      chain.push(slot)
      return slot
    },
    finalize(): readonly Slot[] {
      const found = chain.slice(0, -depth).filter(({ isFinalized }) => !isFinalized)
      for (const slot of found) slot.isFinalized = true
      return found
    },
    /** Drops the last slots, but none that is finalized. Resolves to how many. */
    drop(wanted: number): number {
      const count = Math.min(wanted, chain.filter(({ isFinalized }) => !isFinalized).length)
      if (count === 0) return 0
      const dropped = chain.slice(-count)
      chain = chain.slice(0, -count)
      state = new Map(dropped[0]?.state)
      for (const { executed } of dropped)
        for (const { signature, hasFailed, effects } of executed)
          if (chance(75))
            waiting.push({
              signature,
              hasFailed,
              accounts: effects.map(({ account }) => account),
              handsOver: chance(25),
              amount: BigInt(1 + random.below(900)),
            })
      return count
    },
    /** A node that answers as the chain is now. */
    node() {
      const slotOf = new Map(chain.flatMap((slot) => slot.executed.map(({ signature }) => [signature, slot] as const)))
      const finalized = new Set(chain.filter(({ isFinalized }) => isFinalized))
      return async (signature: string) => {
        const slot = slotOf.get(signature)
        if (!slot) return null
        return { slot: slot.number, confirmationStatus: finalized.has(slot) ? 'finalized' : 'confirmed' }
      }
    },
  }
}

const toldId = (slot: Slot | number, signature: string, account: string): string =>
  `${typeof slot === 'number' ? slot : slot.number} ${signature} ${account}`

/** The transactions of a slot as a delivery has them, and what they tell. */
function transactionsOf(slot: Slot, random: Random, chance: Chance) {
  const tells = new Map<string, Telling>()
  const transactions = slot.executed.map(({ signature, hasFailed, effects }): Wire => {
    const lacksOwners = chance(20)
    const lacks = chance(8) ? (['pre', 'post', 'both'] as const)[random.below(3)] : undefined
    const contradicted = chance(4) ? effects[0] : undefined
    for (const { account } of effects) {
      const isSilent = lacks !== undefined || account === contradicted?.account
      tells.set(toldId(slot, signature, account), isSilent ? undefined : lacksOwners ? 'net' : 'owners')
    }
    const list = (side: 'before' | 'after'): unknown => {
      if (lacks === 'both' || lacks === (side === 'before' ? 'pre' : 'post')) return chance(50) ? null : undefined
      const rows = effects.flatMap((effect, index) => {
        const held = effect[side]
        return held ? [{ effect, index, owner: held.owner, amount: held.amount }] : []
      })
      const [first] = rows
      const others = contradicted && first?.effect === contradicted ? [{ ...first, amount: first.amount + 1n }] : []
      return [...rows, ...others].map(({ effect, index, owner, amount }) => ({
        accountIndex: index + 1,
        mint: effect.mint,
        ...(!lacksOwners && { owner }),
        uiTokenAmount: { amount: String(amount), decimals: 6 },
      }))
    }
    return {
      signature,
      slot: String(slot.number),
      err: hasFailed ? { InstructionError: [0, 'Custom'] } : null,
      accountKeys: ['11111111111111111111111111111111', ...effects.map(({ account }) => account)],
      instructions: [],
      preTokenBalances: list('before'),
      postTokenBalances: list('after'),
    }
  })
  return { transactions, tells }
}

/** What was told of each account in each slot, in the order of arrival, and when sweeps asked. */
function toldIn(
  timed: readonly { readonly step: Step; readonly tells?: ReadonlyMap<string, Telling> }[],
): ReadonlyMap<string, readonly Told[]> {
  const told = new Map<string, Told[]>()
  for (const [index, { step, tells }] of timed.entries()) {
    const isConfirmed = 'deliver' in step && step.deliver.confirmed === true
    for (const [id, telling] of tells ?? [])
      told.set(id, [...(told.get(id) ?? []), { step: index, telling, isConfirmed }])
  }
  return told
}

/** The changes of an account, one for each owner where it changes hands. */
function changesOf({ before, after }: Effect): readonly string[] {
  const [held, holds] = [before?.amount ?? 0n, after?.amount ?? 0n]
  if (before && after && before.owner !== after.owner) return [`${before.owner} ${-held}`, `${after.owner} ${holds}`]
  return [`${after?.owner ?? before?.owner} ${holds - held}`]
}

/** Compares what was handed out with the chain as it is in the end. */
function judge(
  slots: readonly Slot[],
  told: ReadonlyMap<string, readonly Told[]>,
  handed: readonly Handed[],
): readonly string[] {
  const wrong: string[] = []
  const changes = handed.filter(({ kind }) => kind === 'solanaTokenChange')
  const slotOf = new Map(slots.flatMap((slot) => slot.executed.map(({ signature }) => [signature, slot] as const)))
  const bySignature = new Map<string, Handed[]>()
  for (const one of changes) {
    const list = bySignature.get(one.transactionHash)
    if (list) list.push(one)
    else bySignature.set(one.transactionHash, [one])
  }
  for (const [signature, all] of bySignature) {
    const slot = slotOf.get(signature)
    const astray = all.filter(({ stage, blockHash }) => stage === 'final' && !isIn(slot, blockHash))
    wrong.push(...astray.map(({ blockHash }) => `final, but not in the chain: ${signature} in ${blockHash}`))
    if (slot) wrong.push(...leftOpen(all))
  }
  for (const slot of slots)
    for (const { signature, effects } of slot.executed)
      for (const effect of effects) {
        const id = toldId(slot, signature, effect.account)
        const all = (bySignature.get(signature) ?? []).filter(
          ({ data, stage, blockHash }) => data.account === effect.account && stage === 'final' && isIn(slot, blockHash),
        )
        const found = all.map(({ key, data }) => `${key.split(':').at(-1)} ${data.owner} ${data.change}`).sort()
        const possible = outcomesOf(effect, told.get(id) ?? [])
        if (!possible.some((one) => String(one) === String(found)))
          wrong.push(`${id}: [${found}] instead of [${possible.map(String).join('] or [')}]`)
      }
  return wrong
}

/** Whether a block is this one: some deliveries leave its hash out. */
const isIn = (slot: Slot | undefined, blockHash: string): boolean =>
  slot !== undefined && (blockHash === slot.hash || blockHash === String(slot.number))

/** What may be final of an account, whose slot is final: a sweep finds whatever was told of it. */
function outcomesOf(effect: Effect, told: readonly Told[]): readonly (readonly string[])[] {
  const heard = told.filter(({ telling }) => telling !== undefined)
  const whole = changesOf(effect).map((share, number) => `${number} ${share}`)
  const net = `0 null ${(effect.after?.amount ?? 0n) - (effect.before?.amount ?? 0n)}`
  const existsNowhere = !effect.before && !effect.after // its transaction failed
  if (heard.length === 0 || existsNowhere) return [[]]
  if (heard.every(({ telling }) => telling === 'owners')) return [whole]
  if (heard.every(({ telling }) => telling === 'net')) return [[net]]
  // What was final without owners stays; where the account changes hands, the owner after still gets the balance.
  const confirmed = heard.find(({ isConfirmed }) => isConfirmed)?.step ?? Number.POSITIVE_INFINITY
  const named = heard.find(({ telling }) => telling === 'owners')?.step ?? Number.POSITIVE_INFINITY
  const first = Math.min(...heard.map(({ step }) => step))
  if (named === first) return [whole]
  const late = [net, ...whole.slice(1)]
  return named <= confirmed ? [whole, late] : [late]
}

/** Stages that were handed out, and never taken back although the transaction is final. */
function leftOpen(all: readonly Handed[]): readonly string[] {
  const open = new Map<string, string>()
  for (const { key, stage, blockHash } of all) {
    if (stage === 'provisional') open.set(`${key} ${blockHash}`, stage)
    else open.delete(`${key} ${blockHash}`)
  }
  return [...open].map(([id, stage]) => `still ${stage}: ${id}`)
}
