import {
  parseWebhook,
  type Scenario,
  type SimulatedDelivery,
  type StreamNetwork,
  signWebhook,
  simulateDeliveries,
} from 'ledgerline/webhooks'
import { useState } from 'react'
import { useAnnounce } from '../chrome/announce.js'
import type { Verdict } from './Verified.js'

/** Everything `simulateDeliveries` can play. */
export const scenarios: readonly Scenario[] = [
  'unconfirmed-then-confirmed',
  'confirmed-first',
  'duplicates',
  'out-of-order',
  'reorg',
  'test',
  'poison',
]

/** The delivery on the bench: what it is, who signed it, and how it fared. */
export function useBench() {
  const [secret, setSecret] = useState('a-secret-of-this-page')
  const [network, setNetwork] = useState<StreamNetwork>('evm')
  const [scenario, setScenario] = useState<Scenario>('unconfirmed-then-confirmed')
  const [deliveries, setDeliveries] = useState<readonly SimulatedDelivery[]>([])
  const [body, setBody] = useState('')
  const [signature, setSignature] = useState('')
  const [note, setNote] = useState('')
  const [abi, setAbi] = useState('')
  const [verdict, setVerdict] = useState<Verdict>()
  const announce = useAnnounce()

  const take = (delivery: SimulatedDelivery): void => {
    setBody(delivery.body)
    setSignature(delivery.headers['x-signature'] ?? '')
    setNote(delivery.note)
    setVerdict(undefined)
  }
  const simulate = async (): Promise<void> => {
    const made: SimulatedDelivery[] = []
    try {
      for await (const delivery of simulateDeliveries({ network, secret, scenario })) made.push(delivery)
    } catch (error) {
      setVerdict({ error: asError(error) })
    }
    setDeliveries(made)
    if (made[0]) take(made[0])
    announce(`${made.length} deliveries simulated`)
  }
  const sign = async (): Promise<void> => {
    try {
      setSignature(await signWebhook({ body, secret }))
      setVerdict(undefined)
      announce('Signed')
    } catch (error) {
      setVerdict({ error: asError(error) })
    }
  }
  const verify = async (): Promise<void> => {
    const start = performance.now()
    try {
      const delivery = await parseWebhook({ body, signature, secret })
      setVerdict({ delivery, elapsed: performance.now() - start })
      announce('The signature is valid')
    } catch (error) {
      setVerdict({ error: asError(error) })
      announce(`Refused: ${asError(error).message}`)
    }
  }

  return {
    secret,
    setSecret,
    network,
    setNetwork,
    scenario,
    setScenario,
    deliveries,
    body,
    setBody,
    signature,
    setSignature,
    note,
    abi,
    setAbi,
    verdict,
    take,
    simulate,
    sign,
    verify,
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
