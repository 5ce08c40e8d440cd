import type { ManifestInput } from '../../operation/manifest.js'
import { answerFromExamples } from '../answers/reply.js'
import { askedFor } from '../echoes/askedValues.js'
import { echoesOf } from '../echoes/echo.js'
import { valuesAt } from '../echoes/places.js'
import { answerPlacesOf } from '../model/answerPlaces.js'
import type { MockCall } from '../model/call.js'
import { type MockOperation, wireName } from '../model/mockOperation.js'
import { formatOf } from '../model/shapes.js'
import type { Chain } from './chain.js'
import { usualChain } from './chainRules.js'
import { isIdOf, type ScriptedBlock } from './inBlock.js'
import type { ScriptedChains } from './mockChain.js'

/** What a script says about a call: the newest block, the one that it asks about, or that what it asks about is gone. */
export type Scripted = { readonly head: bigint } | ScriptedBlock | 'gone'

/** Says what the script of its chain says about a call; `undefined` where that is nothing. */
export function scriptedFor(call: MockCall, chains: ScriptedChains): Scripted | undefined {
  const { operation } = call
  const chainInput = inputOf(operation, 'evm-chain')
  const chain = chainInput && chains.find(askedText(call, chainInput) ?? usualChain)
  if (!chain) return undefined
  if (operation.chainHead) return { head: chain.head }
  const blockInput = inputOf(operation, 'block-id')
  const id = askedText(call, blockInput)
  const hash = askedText(call, transactionInputOf(operation))
  const block = id !== undefined ? chain.block(id) : hash !== undefined ? chain.blockOf(hash) : undefined
  if (block === null) return 'gone'
  return block && { block, parent: blockInput && hashOf(block.number - 1n, chain, call, blockInput) }
}

/** Hash of the block of a number: that of the script, or the one that the documents answer with. */
function hashOf(number: bigint, chain: Chain, call: MockCall, input: ManifestInput): string | undefined {
  const scripted = chain.block(String(number))
  if (scripted) return scripted.hash
  const values = { ...call.values, [wireName(input)]: String(number) }
  const place = answerPlacesOf(call.operation).find(({ field }) => isIdOf(field, 'block-hash'))
  const [hash] = place ? valuesAt(answerFromExamples({ ...call, values }, undefined).body, place.path) : []
  return typeof hash === 'string' ? hash : undefined
}

const inputOf = ({ inputs }: MockOperation, format: string): ManifestInput | undefined =>
  inputs.find((input) => formatOf(input) === format)

/** The input that the answer repeats as the hash of a transaction. */
function transactionInputOf(operation: MockOperation): ManifestInput | undefined {
  const echoes = echoesOf(operation)
  const place = answerPlacesOf(operation).find(({ field }) => field.display?.kind === 'transaction-hash')
  const echo = echoes.find(({ path, always }) => always && path.join('.') === place?.path.join('.'))
  return operation.inputs.find(({ name }) => name === echo?.input)
}

function askedText(call: MockCall, input: ManifestInput | undefined): string | undefined {
  const [asked] = input ? askedFor(call, { input: input.name, inner: undefined }) : []
  return asked === undefined ? undefined : String(asked)
}
