import { createMockServer } from './server.js'
import { readSwitches, usage } from './switches.js'

// npm run mock: starts the mock server and keeps it running until Ctrl-C.

async function run(): Promise<void> {
  const options = readSwitches(process.argv.slice(2))
  if (options === 'help') {
    console.log(usage)
    return
  }
  const server = await createMockServer(options)
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  console.log(`mock server ready at ${server.url} (${server.apis.join(', ')})`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
