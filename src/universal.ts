export * from '../generated/universal/entry.js'
