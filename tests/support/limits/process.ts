import { createLimiter } from '../../../src/limits.js'
import { retryPolicy } from '../../../src/transport/retry.js'
import { createTransport } from '../../../src/transport/transport.js'
import type { Load, Outcome } from './runProcesses.js'
import { storeAt } from './storeAt.js'

// One process of a load: calls of random costs, as many at once as it is told, through the client's own transport.

const load: Load & { readonly name: string } = JSON.parse(process.argv[2] ?? '{}')
const { name, server, store: url, limits, calls, atOnce, seconds } = load
const { store, end } = storeAt(url, load.key)
const limiter = createLimiter({ ...limits, store })
const transport = createTransport({ fetch, timeout: 5000, retries: retryPolicy(0), maxBody: 1e6, limiter })
await Promise.all(Array.from({ length: atOnce }, () => fetch(`${server}/warm`).then((answer) => answer.text())))
const stop = AbortSignal.timeout(seconds * 1000)
const failures: Record<string, number> = {}

const [least, most] = calls
const ask = async (): Promise<void> => {
  const units = least + Math.floor(Math.random() * (most - least + 1))
  const request = { operation: 'load', method: 'GET', headers: {}, idempotent: true, redact: (text: string) => text }
  await transport.send({ ...request, url: `${server}/${units}/${name}`, cost: units }, { signal: stop })
}

const work = async (): Promise<void> => {
  while (!stop.aborted)
    try {
      await ask()
    } catch (error) {
      if (stop.aborted) return
      const reason = String(error).split('\n')[0] ?? ''
      failures[reason] = (failures[reason] ?? 0) + 1
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
}

await Promise.all(Array.from({ length: atOnce }, work))
const usage = await limiter.usage().catch(() => undefined)
await end()
const outcome: Outcome = { usage, failures }
console.log(JSON.stringify(outcome))
