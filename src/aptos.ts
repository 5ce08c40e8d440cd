export * from '../generated/aptos/entry.js'
