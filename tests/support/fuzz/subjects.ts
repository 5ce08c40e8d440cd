import { decodeAnswer, parseAnswer } from '../../../src/client/answer.js'
import { isLedgerlineError } from '../../../src/errors/base.js'
import {
  decodeLogs,
  parseWebhook,
  type Scenario,
  type StreamNetwork,
  signWebhook,
  simulateDeliveries,
} from '../../../src/webhooks.js'
import { allEntries, type Entry } from '../catalogue.js'
import { packedBody } from './packedBody.js'

/** Something that arrives from outside and is decoded. */
export interface Subject {
  readonly name: string
  /** As it arrives when all is well. */
  readonly text: string
  /** Its lists of rows that stand alone: names on the wire and in the decoded value. `.` is the value itself. */
  readonly lists: readonly (readonly [wire: string, decoded: string])[]
  decode(text: string, mode: 'tolerant' | 'strict'): unknown
  /** Whether it may be refused so. */
  isExpected(error: unknown): boolean
}

/** Every example answer of every operation, and deliveries of every family. */
export async function allSubjects(): Promise<readonly Subject[]> {
  const answers = (await allEntries()).flatMap(answersOf)
  const deliveries = await Promise.all(Object.keys(groups).map((network) => deliveriesOf(network as StreamNetwork)))
  return [...answers, ...deliveries.flat()]
}

function answersOf({ id, api, constant, examples }: Entry): readonly Subject[] {
  return examples.map(({ name, value }) => ({
    name: `${api}.${id} ${name}`,
    text: JSON.stringify(value),
    lists: constant.page ? [[constant.page.wireItems, constant.page.items]] : [],
    decode: (text, mode) => {
      const response = { status: 200, headers: new Headers(), url: '', attempts: 1, elapsed: 0 }
      const parsed = parseAnswer(constant, { text, response }, String)
      const options = { strict: mode === 'strict', from: { chain: '0x1' } }
      const { data, failure } = decodeAnswer(constant, parsed, options, undefined)
      if (failure) throw failure
      return data
    },
    isExpected: isLedgerlineError,
  }))
}

const scenarios: readonly Scenario[] = ['unconfirmed-then-confirmed', 'test', 'poison']
const secret = 'a secret of the fuzzer'
const groups: Readonly<Record<StreamNetwork, readonly string[]>> = {
  evm: ['logs', 'erc20Transfers'],
  solana: ['transactions'],
  bitcoin: ['transactions'],
  aptos: ['coinTransfers', 'coinDeposits', 'transactions'],
}

async function deliveriesOf(network: StreamNetwork): Promise<readonly Subject[]> {
  const subjects: Subject[] = []
  for (const scenario of scenarios) {
    for await (const { body } of simulateDeliveries({ network, secret, scenario })) {
      subjects.push({
        name: `delivery ${network} ${scenario}`,
        text: body,
        lists: scenario === 'test' ? [] : groups[network].map((name) => [name, name]),
        decode: decodeSigned,
        isExpected: (error) => isLedgerlineError(error) && error.name === 'WebhookError',
      })
    }
  }
  if (network === 'evm') subjects.push(packedDelivery)
  return subjects
}

/** Logs whose texts, bytes and lists are packed, share a place or overlap. */
const packedDelivery: Subject = {
  name: 'delivery evm packed',
  text: JSON.stringify(packedBody()),
  lists: [['logs', 'logs']],
  decode: decodeSigned,
  isExpected: (error) => isLedgerlineError(error) && error.name === 'WebhookError',
}

async function decodeSigned(body: string, decode: 'tolerant' | 'strict'): Promise<unknown> {
  const delivery = await parseWebhook({ body, secret, decode, signature: await signWebhook({ body, secret }) })
  const { events, undecoded } = decodeLogs(delivery)
  const logs = 'logs' in delivery ? delivery.logs : []
  if (events.length + undecoded.length !== logs.length) throw new Error('a log was lost')
  return delivery
}
