import type { ManifestInput } from '../../operation/manifest.js'
import { askedFor } from '../echoes/askedValues.js'
import { echoesOf } from '../echoes/echo.js'
import { answerPlacesOf } from '../model/answerPlaces.js'
import type { MockCall } from '../model/call.js'
import type { MockOperation } from '../model/mockOperation.js'
import { formatOf } from '../model/shapes.js'
import type { Block } from './chain.js'
import { usualChain } from './chainRules.js'
import type { ScriptedChains } from './mockChain.js'

/** What a script says about a call: the newest block, the one that it asks about, or that what it asks about is gone. */
export type Scripted = { readonly head: bigint } | ScriptedBlock | 'gone'

/** A block of a scripted chain. */
export interface ScriptedBlock {
  readonly block: Block
  /** Hash of the block before it, where that is scripted too. */
  readonly parent: string | undefined
}

/** Says what the script of its chain says about a call; `undefined` where that is nothing. */
export function scriptedFor(call: MockCall, chains: ScriptedChains): Scripted | undefined {
  const { operation } = call
  const chainInput = inputOf(operation, 'evm-chain')
  const chain = chainInput && chains.find(askedText(call, chainInput) ?? usualChain)
  if (!chain) return undefined
  if (operation.chainHead) return { head: chain.head }
  const id = askedText(call, inputOf(operation, 'block-id'))
  const hash = askedText(call, transactionInputOf(operation))
  const block = id !== undefined ? chain.block(id) : hash !== undefined ? chain.blockOf(hash) : undefined
  if (block === null) return 'gone'
  return block && { block, parent: chain.block(String(block.number - 1n))?.hash }
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
