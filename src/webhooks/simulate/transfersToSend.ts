import { paramsOf } from '../../arguments/params.js'
import type { Rule } from '../../arguments/rules.js'
import { isEvmAddress, parseEvmAddress } from '../../values/evmAddress.js'
import type { TransferToSend } from './evmBodies.js'

/** A transfer of an ERC-20 token to simulate. */
export interface SimulatedTransfer {
  /** Address of the token's contract. The token has 6 decimals. */
  readonly token: string
  readonly from: string
  readonly to: string
  /** The amount in the token's base units, from 0 to 2^256 - 1. */
  readonly value: bigint | number | string
}

/** Checks and parses the option `transfers`. */
export const transfersToSend = (transfers: readonly SimulatedTransfer[]): readonly TransferToSend[] =>
  transfers.map((given, position) => {
    const { token, from, to, value } = paramsOf(given, `transfers[${position}]`, rules, '{ token, from, to, value }')
    return { token: parseEvmAddress(token), from: parseEvmAddress(from), to: parseEvmAddress(to), value: BigInt(value) }
  })

const address: Rule = { demand: 'takes an EVM address', accepts: isEvmAddress, required: true, shown: true }

const rules: Readonly<Record<keyof SimulatedTransfer, Rule>> = {
  token: address,
  from: address,
  to: address,
  value: {
    demand: 'takes base units, from 0 to 2^256 - 1',
    accepts: (value) => isWhole(value) && BigInt(value) < 2n ** 256n,
    required: true,
    shown: true,
  },
}

const isWhole = (value: unknown): value is bigint | number | string =>
  typeof value === 'bigint'
    ? value >= 0n
    : typeof value === 'number'
      ? Number.isSafeInteger(value) && value >= 0
      : typeof value === 'string' && /^\d{1,78}$/.test(value)
