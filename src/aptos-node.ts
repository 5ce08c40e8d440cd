export * from '../generated/aptosNode/entry.js'
