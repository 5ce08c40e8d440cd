import { readUniversalChain, type UniversalChainId } from '../../values/universalChain.js'
import { type Answer, refuse } from '../model/answer.js'
import { examplesOf } from '../model/examples.js'
import type { MockOperation } from '../model/mockOperation.js'
import type { PublicInput } from '../model/publicInput.js'

/** Something that goes wrong: an error status, perhaps with a wait, or the name of another fault. */
export type Fault = number | Refusal | 'timeout' | 'reset' | FaultyAnswer

/** A fault of a response that does arrive. */
export type FaultyAnswer = 'slow' | 'poison' | 'partial' | PartialOf

/** A chain that couldn't be read, where it was asked for. */
export interface PartialOf {
  readonly partial: UniversalChainId
}

/** Whether a response arrives despite the fault. */
export function isFaultyAnswer(fault: Fault): fault is FaultyAnswer {
  return fault === 'slow' || fault === 'poison' || isPartial(fault)
}

/** Whether the response lacks a chain. */
export function isPartial(fault: Fault | undefined): fault is 'partial' | PartialOf {
  return fault === 'partial' || (typeof fault === 'object' && 'partial' in fault)
}

/** An error status with a `Retry-After`. */
export interface Refusal {
  readonly status: number
  /** Seconds, for the header `Retry-After`. */
  readonly retryAfter: number
}

/** A fault that passes: the first `times` of equal requests meet it, the next one doesn't, and then it starts over. */
export interface PassingFault {
  readonly fault: Fault
  readonly times: number
}

/** Returns the fault of a call for its inputs. */
export type FaultByInput = (input: PublicInput) => Fault | PassingFault | undefined

/** Returns the fault of an operation, for requests that don't name one themselves. */
export type FaultOf = (operation: MockOperation) => Fault | PassingFault | FaultByInput | undefined

/** The names of faults, for messages. */
export const faultNames =
  '400, 401, 404, 429, 500 or another error status, timeout, reset, slow, poison, partial, partial:polygon'

/**
 * Reads the name of a fault: `429:60` has the seconds of its `Retry-After`, `partial:polygon` the chain that fails, and
 * `429x2` passes after two requests. Returns `undefined` if there is no such fault.
 */
export function parseFault(text: string): Fault | PassingFault | undefined {
  const [, name = '', times] = /^(.*?)(?:x([1-9]\d?))?$/.exec(text) ?? []
  const fault = parseName(name)
  return fault === undefined || times === undefined ? fault : { fault, times: Number(times) }
}

const others = ['timeout', 'reset', 'slow', 'poison', 'partial'] as const

function parseName(text: string): Fault | undefined {
  const [, status, wait] = /^([45]\d\d)(?::(\d{1,6}))?$/.exec(text) ?? []
  if (status !== undefined) return wait === undefined ? Number(status) : refusalOf(status, wait)
  const [, chain = ''] = /^partial:(?!0x)(.+)$/i.exec(text) ?? [] // of an id in hex, the end would be a number of times
  const partial = chain && readUniversalChain(chain)
  return partial ? { partial } : others.find((name) => name === text)
}

/**
 * Returns the fault of one request: that of its header `x-mock-fault`, where `none` means no fault, or else the general
 * one. An unknown name in the header is refused.
 */
export function faultOf(
  header: string | undefined,
  general: ReturnType<FaultOf>,
): { readonly fault: ReturnType<FaultOf> } | Answer {
  if (header === undefined) return { fault: general }
  if (header === 'none') return { fault: undefined }
  const fault = parseFault(header)
  return fault === undefined ? refuse(400, `x-mock-fault takes none, ${faultNames}; not ${header}`) : { fault }
}

/**
 * Creates the response of a fault: the document's example, if it has one. A 400 names a value that was sent, as the
 * service does, and a 429 without a wait asks to wait for a second.
 *
 * @param sent a name and a value of the request; `undefined` if its URL has none
 */
export function failWith(
  fault: Exclude<Fault, FaultyAnswer>,
  operation: MockOperation,
  sent: readonly [name: string, value: string] | undefined,
): Answer {
  if (fault === 'timeout') return { status: 200, headers: {}, manner: 'never' }
  if (fault === 'reset') return { status: 200, headers: {}, manner: 'reset' }
  const { status, retryAfter } = typeof fault === 'number' ? { status: fault, retryAfter: waits[fault] } : fault
  const headers = waitHeader(retryAfter)
  if (status === 400 && sent) return refuse(status, `${sent[0]} with value '${sent[1]}' is not valid`, headers)
  const [example] = Object.values(examplesOf(operation, status))
  return example ? { status, headers, body: example.value } : refuse(status, `Fault ${status}, as requested`, headers)
}

/** Returns the headers that go with a status: `retry-after` for a 429. */
export function headersOfStatus(status: number): Record<string, string> {
  return waitHeader(waits[status])
}

const waitHeader = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'retry-after': String(seconds) }

/** Seconds to wait, by status. */
const waits: Readonly<Record<number, number>> = { 429: 1 }

const refusalOf = (status: string, wait: string): Refusal => ({ status: Number(status), retryAfter: Number(wait) })
