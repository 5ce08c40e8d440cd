import { operationIds as aptos } from '../../../generated/aptos/operationIds.gen.js'
import { operationIds as evm } from '../../../generated/evm/operationIds.gen.js'
import { operationIds as node } from '../../../generated/node/operationIds.gen.js'
import { operationIds as streams } from '../../../generated/streams/operationIds.gen.js'

/** Ids of the operations of each API, known before an API is loaded. */
export const operationIds: Readonly<Record<string, readonly string[]>> = { evm, aptos, node, streams }
