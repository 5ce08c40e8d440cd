export * from '../generated/node/entry.js'
