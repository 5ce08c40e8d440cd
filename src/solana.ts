export * from '../generated/solana/entry.js'
