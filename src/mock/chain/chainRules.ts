import { isPositive, type Rule } from '../../arguments/rules.js'
import { readChain } from '../../values/chains.js'

/** Ethereum. */
export const usualChain = '0x1'

/** Takes the id or the name of an EVM chain. */
export const aChain: Rule = {
  demand: 'takes the id or the name of an EVM chain',
  accepts: (value) => readChain(value) !== undefined,
  shown: true,
}

/** Takes how many blocks. */
export const aCount: Rule = {
  demand: 'takes a whole number from 1 to 10000',
  accepts: (value) => isPositive(value) && Number.isInteger(value) && Number(value) <= 10_000,
  required: true,
}

/** Takes the number of a block. */
export const aNumber: Rule = {
  demand: 'takes the number of a block',
  accepts: (value) => typeof value !== 'object' && /^(\d{1,19}|0x[\da-f]{1,16})$/i.test(String(value)),
}

/** Takes the hash of a block or a transaction. */
export const aHash = {
  demand: 'takes 32 bytes of hex',
  accepts: (value: unknown): value is string => typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value),
} satisfies Rule

/** Takes the hashes of transactions. */
export const hashes: Rule = {
  demand: 'takes a list of hashes, each of 32 bytes',
  accepts: (value) => Array.isArray(value) && value.every(aHash.accepts),
}
