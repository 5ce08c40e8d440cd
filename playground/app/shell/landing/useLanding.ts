import { isEvmAddress } from 'ledgerline/values'
import { useEffect, useRef, useState } from 'react'
import { findEntry } from '../../catalogue/catalogue.js'
import { inputOf } from '../../catalogue/draft.js'
import { type CatalogueEntry, isEnding } from '../../catalogue/entry.js'
import { filledWith } from '../../catalogue/filledWith.js'
import { kept } from '../../catalogue/kept.js'
import { type LoadedOperation, loadOperation } from '../../catalogue/load.js'
import { type Outcome, outcomes, type Sample, samples } from '../../catalogue/outcomes.js'
import { recognise, type Thing, type ThingKind } from '../../catalogue/recognise.js'
import { formatPage, type Route } from '../../catalogue/route.js'
import { replaceRoute } from '../../catalogue/useRoute.js'
import { useConnection } from '../../run/connection/connection.js'
import { noFault } from '../../run/faults.js'
import { useHistory } from '../../run/history.js'
import { isExample } from '../../run/isExample.js'
import type { Run, RunRequest } from '../../run/run.js'
import { useRecord } from '../../run/runLog.js'

/** Something the page can find out about what was typed. */
export interface Offer extends Outcome {
  readonly thing: Thing
  readonly entry: CatalogueEntry
}

/** The address behind a name. */
export interface Resolved extends Thing {
  /** Whether it is the example's, whatever the name. */
  readonly isExample: boolean
}

/** The state of the first page. */
export interface Landing {
  readonly text: string
  /** What the text may stand for, and as which of it it is taken. */
  readonly things: readonly Thing[]
  readonly thing: Thing | undefined
  /** The address that a name stands for, once the present connection has told it. */
  readonly resolved: Resolved | undefined
  readonly offers: readonly Offer[]
  readonly chosen: Offer | undefined
  /** The run that answers `chosen`. */
  readonly run: Run | undefined
  readonly problem: string | undefined
  type(sample: Sample): void
  take(kind: ThingKind): void
  choose(offer: Offer): void
  ask(): void
}

interface Asked {
  readonly text: string
  /** As what a text of several readings is taken. */
  readonly kind?: ThingKind | undefined
  readonly about: Outcome['about']
  /** Whether somebody picked what it is about for this very text: what ends is asked for by nobody else. */
  readonly isPicked?: boolean
}

/** What the address says of the first page. */
export type HomeRoute = Extract<Route, { readonly page: 'home' }>

/** What is kept while somebody looks at an operation and comes back. */
const usualAsked: Asked = { text: samples[0]?.value ?? '', about: 'holdings' }
const last = kept(usualAsked)

/**
 * Reads what is typed, and asks for the first thing there is to know about it. The mock answers unasked, while typing
 * too; a live call may cost, so it waits until somebody asks. Once the address behind a name is known, it is that which
 * one gets to know about.
 */
export function useLanding(route: HomeRoute): Landing {
  const { mode, place } = useConnection()
  const { start } = useHistory()
  const [asked, setAsked] = useState(() => askedIn(route) ?? last.value)
  const [answered, setAnswered] = useState<{ readonly key: string; readonly run?: Run; readonly problem?: string }>()
  const { text, kind, about, isPicked } = asked
  const things = recognise(text)
  const thing = things.find((each) => each.kind === kind) ?? things[0]
  const resolved = useResolved(thing, answered?.run, place)
  const offers = [thing, resolved].flatMap((each) => (each ? offersFor(each) : []))
  const chosen = offers.find((offer) => offer.about === about && (isPicked || !isEnding(offer.entry))) ?? offers[0]
  const key = chosen ? keyOf(chosen, place) : ''
  const wanted = useRef(key)
  wanted.current = key

  const find = async (offer: Offer, unasked: boolean): Promise<void> => {
    const sought = keyOf(offer, place)
    const isWanted = (): boolean => wanted.current === sought
    try {
      const loaded = await loadOperation(offer.entry)
      if (isWanted())
        setAnswered({
          key: sought,
          run: start({ ...requestOf(loaded, offer.thing), unasked: unasked ? 'typed' : undefined }),
        })
    } catch {
      if (isWanted())
        setAnswered({ key: sought, problem: 'The operation couldn’t be loaded. Press Look up to try again.' })
    }
  }
  const isFree = mode === 'mock'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is wanted, however often this renders
  useEffect(() => {
    last.value = asked
    if (asked !== usualAsked) replaceRoute(formatPage('', { text, kind, about }))
    if (!chosen || !isFree || answered?.key === key) return
    const timer = setTimeout(() => void find(chosen, true), answered ? 250 : 0)
    return () => clearTimeout(timer)
  }, [key, isFree, asked])

  return {
    text,
    things,
    thing,
    resolved,
    offers,
    chosen,
    run: answered?.key === key ? answered.run : undefined,
    problem: answered?.key === key ? answered.problem : undefined,
    type: (sample) => setAsked({ text: sample.value, kind: sample.kind, about: usual(about) }),
    take: (kind) => setAsked({ text, kind, about: usual(about) }),
    choose(offer) {
      setAsked({ text, kind, about: offer.about, isPicked: true })
      wanted.current = keyOf(offer, place)
      void find(offer, false)
    },
    ask() {
      if (chosen) void find(chosen, false)
    },
  }
}

/** What a link to a lookup asks for. */
function askedIn({ text, kind, about }: HomeRoute): Asked | undefined {
  const offered = Object.values(outcomes)
    .flat()
    .find((outcome) => outcome.about === about)
  if (text === undefined) return undefined
  return {
    text,
    kind: recognise(text).find((thing) => thing.kind === kind)?.kind,
    about: offered?.about ?? 'holdings',
    isPicked: offered !== undefined,
  }
}

/** Whoever looks at the NFTs of one wallet looks at those of the next; whatever else there was is of one thing alone. */
const usual = (about: Outcome['about']): Outcome['about'] =>
  about === 'nfts' || about === 'history' ? about : 'holdings'

/** The address behind a name, as soon as a run has found it through the present connection: another may know another. */
function useResolved(thing: Thing | undefined, run: Run | undefined, place: string): Resolved | undefined {
  const { answers } = useRecord(run)
  const [found, setFound] = useState<Resolved & { readonly name: string; readonly place: string }>()
  const name = thing?.kind === 'ens' || thing?.kind === 'domain' ? thing.value : undefined
  const answer = run?.place === place && Object.values(run.input).includes(name) ? answers[0] : undefined
  useEffect(() => {
    const value = Object.values(Object(answer?.data)).find(isEvmAddress)
    if (answer && typeof value === 'string' && name !== undefined)
      setFound({ name, place, kind: 'evm-address', value, isExample: isExample(answer) })
  }, [answer, name, place])
  return found && found.name === name && found.place === place ? found : undefined
}

function offersFor(thing: Thing): readonly Offer[] {
  return outcomes[thing.kind].flatMap((outcome) => {
    const entry = findEntry(outcome.api, outcome.id)
    return entry ? [{ ...outcome, thing, entry }] : []
  })
}

const keyOf = ({ api, id, thing }: Offer, place: string): string => `${place} ${api}/${id} ${thing.value}`

function requestOf(loaded: LoadedOperation, thing: Thing): RunRequest {
  const { inputs } = loaded.details
  const draft = filledWith(thing, inputs) ?? {}
  return { loaded, draft, input: inputOf(inputs, draft), fault: noFault }
}
