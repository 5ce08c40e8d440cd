import { isLedgerlineError } from 'ledgerline'
import {
  parseWebhook,
  type Scenario,
  type SimulatedDelivery,
  type StreamNetwork,
  signWebhook,
  simulateDeliveries,
} from 'ledgerline/webhooks'
import { useEffect, useRef, useState } from 'react'
import { formatPage, type Route } from '../catalogue/route.js'
import { replaceRoute } from '../catalogue/useRoute.js'
import { useAnnounce } from '../ui/announce.js'
import { findSlip, type SignedText } from './findSlip.js'
import type { Simulation } from './inbox/InboxPicture.js'
import { inboxSteps } from './inbox/inboxSteps.js'
import { networkOf, scenarioOf } from './plays.js'
import type { Verdict } from './VerdictLine.js'

/** What the address says of the lab. */
export type LabRoute = Extract<Route, { readonly page: 'webhooks' }>

/**
 * The delivery in the lab: what it is, who signed it, and how it fared. The address names what is simulated, and a link to
 * it simulates it again; it never holds a secret or a body.
 */
export function useWebhookLab(route: LabRoute) {
  const [secret, setSecret] = useState('a-secret-of-this-page')
  const [play, setPlay] = useState<Play>(() => playOf(route))
  const [simulation, setSimulation] = useState(nothing)
  const lastAsked = useRef(play)
  const linked = useRef((route.delivery ?? 1) - 1)
  const [body, setBody] = useState('')
  const [signature, setSignature] = useState('')
  const [note, setNote] = useState('')
  const [abi, setAbi] = useState('')
  const [judged, setJudged] = useState<Judged>()
  const announce = useAnnounce()

  const signed: SignedText = { secret, body, signature }
  const judge = (verdict: Verdict): void => setJudged({ verdict, signed })
  const take = (delivery: SimulatedDelivery): void => {
    setBody(delivery.body)
    setSignature(delivery.headers['x-signature'] ?? '')
    setNote(delivery.note)
    setJudged(undefined)
  }
  const simulate = async (asked = play, keepBody = false): Promise<void> => {
    setPlay(asked)
    lastAsked.current = asked
    const made: SimulatedDelivery[] = []
    try {
      for await (const delivery of simulateDeliveries({ ...asked, secret })) made.push(delivery)
      const steps = await inboxSteps(made)
      if (asked !== lastAsked.current) return // something else was chosen meanwhile
      setSimulation({ play: asked, deliveries: made, steps })
    } catch (error) {
      judge({ error: asError(error) })
      if (asked !== simulation.play) setSimulation(nothing) // it is not what is chosen
      return
    }
    if (keepBody) setNote('')
    else {
      const first = made[linked.current] ?? made[0]
      linked.current = 0
      if (first) take(first)
    }
    announce(`${made.length} ${made.length === 1 ? 'delivery' : 'deliveries'} simulated`)
  }
  /** Chooses what to simulate, and does so where a simulation is shown: it would be of something else. */
  const choose = (part: Partial<Play>): void => {
    const chosen = { ...play, ...part }
    const asked = { ...chosen, scenario: scenarioOf(chosen.network, chosen.scenario) }
    const { deliveries } = simulation
    const isOwn = !deliveries.some((made) => made.body === body)
    if (deliveries.length === 0) setPlay(asked)
    else void simulate(asked, isOwn) // a body that somebody pasted stays
  }
  const sign = async (): Promise<void> => {
    try {
      setSignature(await signWebhook({ body, secret }))
      setJudged(undefined)
      announce('Signed')
    } catch (error) {
      judge({ error: asError(error) })
    }
  }
  const verify = async (): Promise<void> => {
    const start = performance.now()
    try {
      const delivery = await parseWebhook({ body, signature, secret })
      judge({ delivery, elapsed: performance.now() - start })
      announce('The signature is valid')
    } catch (error) {
      const slip = isLedgerlineError(error) && error.code === 'INVALID_SIGNATURE' ? await findSlip(signed) : undefined
      judge({ error: asError(error), slip })
      announce(`Rejected: ${asError(error).message}`)
    }
  }

  const at = simulation.deliveries.findIndex((delivery) => delivery.note === note && delivery.body === body)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for who comes by a link to a simulation
  useEffect(() => {
    if (route.scenario) void simulate()
  }, [])
  useEffect(() => {
    if (simulation.play)
      replaceRoute(formatPage('webhooks', { ...simulation.play, delivery: at > 0 ? at + 1 : undefined }))
  }, [simulation, at])
  return {
    secret,
    setSecret,
    play,
    choose,
    simulation,
    /** Place of the simulated delivery that is in the lab, as it was made; -1 for any other. */
    at,
    body,
    setBody,
    signature,
    setSignature,
    note,
    abi,
    setAbi,
    verdict: judged?.verdict,
    /** Whether the verdict is on another body, secret or signature than those in the lab. */
    isStale: judged !== undefined && !isSame(judged.signed, signed),
    take,
    simulate: () => simulate(),
    sign,
    verify,
  }
}

/** Everything about the delivery in the lab, and what can be done with it. */
export type WebhookLabState = ReturnType<typeof useWebhookLab>

/** What the address asks for, else a block that is delivered twice. */
const playOf = ({ network: named, scenario }: LabRoute): Play => {
  const network = networkOf(named)
  return { network, scenario: scenarioOf(network, scenario) }
}

/** What is simulated. */
interface Play {
  readonly network: StreamNetwork
  readonly scenario: Scenario
}

const nothing: Simulation & { readonly play?: Play } = { deliveries: [], steps: [] }

interface Judged {
  readonly verdict: Verdict
  readonly signed: SignedText
}

const isSame = (one: SignedText, other: SignedText): boolean =>
  one.secret === other.secret && one.body === other.body && one.signature === other.signature

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
