import { probeCommand } from './probeCommand.js'

// `npm run spec:probe -- --api evm`: the answers of a running server against our document of them.

try {
  process.exitCode = await probeCommand(process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message.trim() : error)
  process.exitCode = 2
}
