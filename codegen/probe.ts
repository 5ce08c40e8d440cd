import { probeCommand } from './probeCommand.js'

// `npm run spec:probe -- --api evm` compares the responses of a running server with our document.

try {
  process.exitCode = await probeCommand(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message.trim() : error)
  process.exitCode = 2
}
