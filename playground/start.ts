import { servePlayground } from './app/serve.js'
import { createMockServer, type MockServer } from './mock/server.js'
import { takeTour } from './tour.js'

// npm start: the mock server, a short tour through the client in the terminal, and the playground.

const mockPort = 4010
const playgroundPort = 5173

async function start(): Promise<void> {
  const mock = await startMock()
  const playground = servePlayground({ port: playgroundPort, mockUrl: mock.url })
  const stop = async (): Promise<void> => {
    await Promise.allSettled([mock.close(), playground.then((server) => server.close())])
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  await takeTour(mock.url, console.log)
  const { url } = await playground
  console.log(
    `  Playground   ${url}\n  Mock server  ${mock.url}  (${mock.apis.map((api) => `/${api}`).join(' ')})\n\n  Ctrl-C stops both.\n`,
  )
}

/** On its usual port, so that a page which was built before finds it; on a free one when that is taken. */
async function startMock(): Promise<MockServer> {
  try {
    return await createMockServer({ port: mockPort })
  } catch (error) {
    if (!isTaken(error)) throw error
    console.log(`  Port ${mockPort} is taken: the mock server takes a free one.`)
    return createMockServer({ port: 0 })
  }
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
