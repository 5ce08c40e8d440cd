import { keepPromises } from '../portable/keepPromises.js'

// Runs the promises in a process: Node, Bun or Deno. The process has to end by itself, or something was left open.

const context = JSON.parse(process.argv[2])
const unhandled = []
process.on('unhandledRejection', (reason) => unhandled.push(reason))
const { inspect } = await import('node:util')
const results = await keepPromises({
  ...context,
  unhandled: () => unhandled,
  inspect: (value) => inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true }),
})
console.log(`\n${JSON.stringify(results)}`)
