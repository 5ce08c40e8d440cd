import { entryName } from '../src/operation/entryName.js'
import type { ServeOptions } from './app/serve.js'
import type { MockServer } from './mock/server/server.js'
import { readStartSwitches, startUsage } from './startSwitches.js'
import type { TextStyle } from './tour.js'
import { whenEnded } from './whenEnded.js'

// npm start: the mock server, a short tour through the client in the terminal, and the playground.

async function start(): Promise<void> {
  const switches = readStartSwitches(process.argv.slice(2))
  if (switches === 'help') {
    console.log(startUsage)
    return
  }
  const closers: (() => Promise<void>)[] = []
  whenEnded(async () => {
    await Promise.allSettled(closers.map((close) => close()))
    process.exit(0)
  })
  const style = styleFor(process.stdout)
  console.log(`\n  ${style.soft('Starting the mock server and building the playground …')}`)
  const mock = await startMock(switches.mockPort)
  closers.push(mock.close)
  const { servePlayground } = await import('./app/serve.js')
  const proxy = await liveProxy(process.env.LEDGERLINE_API_KEY)
  const playground = servePlayground({ port: switches.port, mockUrl: mock.url, proxy })
  closers.push(async () => (await playground).close())
  const { takeTour } = await import('./tour.js')
  await takeTour(mock.url, console.log, style)
  const { url } = await playground
  const apis = mock.apis.map((api) => `/${entryName(api)}`).join(' ')
  const proxyLine = proxy
    ? `\n  ${style.strong('Live proxy')}    ${url}${proxy.path.slice(1)}  ${style.soft('reads, with LEDGERLINE_API_KEY')}`
    : ''
  console.log(`
  ${style.strong('Playground')}    ${url}
  ${style.strong('Mock server')}   ${mock.url}  ${style.soft(apis)}${proxyLine}

  ${style.soft('Ctrl-C stops both.')}
`)
  await mock.warmUp() // before anyone calls: the page shows how long a call took
}

/** The proxy by which the page reads from the live service, where there is a key. */
async function liveProxy(key: string | undefined): Promise<ServeOptions['proxy']> {
  if (!key) return undefined
  const { createLiveProxy, proxyPath } = await import('./liveProxy.js')
  return { path: proxyPath, listener: createLiveProxy(key) }
}

/** Bold and dim on a terminal; plain when the text goes elsewhere or `NO_COLOR` is set. */
function styleFor({ isTTY }: { readonly isTTY: boolean }): TextStyle {
  const isPlain = !isTTY || Boolean(process.env.NO_COLOR)
  const styled = (code: number) => (text: string) => (isPlain ? text : `\u001b[${code}m${text}\u001b[22m`)
  return { strong: styled(1), soft: styled(2) }
}

/** On its usual port, where pages and examples expect it; on a free one when that is taken. */
async function startMock(mockPort: number): Promise<MockServer> {
  const { deliverOnce } = await import('./mock/deliveries/deliverOnce.js')
  const { createMockServer } = await import('./mock/server/server.js') // takes seconds, while the first line is already shown
  try {
    return await createMockServer({ port: mockPort, sendOnce: deliverOnce })
  } catch (error) {
    if (!isTaken(error)) throw error
    console.log(`  Port ${mockPort} is in use: the mock server takes a free one.`)
    return createMockServer({ port: 0, sendOnce: deliverOnce })
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
