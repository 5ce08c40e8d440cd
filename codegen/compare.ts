import { compareCommand } from './compareCommand.js'

// `npm run spec:compare -- <openapi.json | folder>` compares our documents with those that a provider publishes.

try {
  process.exitCode = await compareCommand(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message.trim() : error)
  process.exitCode = 2
}
