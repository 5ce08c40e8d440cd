export * from '../generated/evm/entry.js'
