import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signWebhook } from '../../src/webhooks.js'
import { refusingUrl } from '../support/faultServer.js'
import { bundle } from './bundle.js'
import type { Context, Kept } from './report.js'

/** Runs the promises in a worker, and what only a worker can break: things made once that serve many requests. */
export async function runWorkerd(
  folder: string,
  path: string,
  flags: readonly string[],
  context: Context,
): Promise<readonly Kept[]> {
  const url = await refusingUrl() // a free port
  writeFileSync(join(folder, 'worker.bundle.js'), await bundle(folder, 'workerd.js'))
  writeFileSync(join(folder, 'worker.capnp'), configOf(url, flags))
  const server = spawn(path, ['serve', 'worker.capnp'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  server.stderr.on('data', (data) => said.push(String(data)))
  try {
    await listening(server, url, said)
    const post = (place: string, body: string, headers = {}) =>
      fetch(url + place, { method: 'POST', body, headers, signal: AbortSignal.timeout(60_000) })
    const results: Kept[] = await (await post('/promises', JSON.stringify(context))).json()
    return [...results, await sharedCaller(post, context), await sharedHandler(post)]
  } catch (error) {
    throw new Error(`${String(error)}\n${said.join('').slice(-2000)}`)
  } finally {
    server.kill()
  }
}

type Post = (place: string, body: string, headers?: Record<string, string>) => Promise<Response>

/** One caller, used by many requests at once. */
async function sharedCaller(post: Post, context: Context): Promise<Kept> {
  const start = Date.now()
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, async () => (await post('/call', JSON.stringify(context))).text()),
  )
  const wrong = answers.find((one) => one.status === 'rejected' || one.value !== '32072641059427543093')
  const problem = wrong ? JSON.stringify(wrong) : null
  return { name: 'a caller made once serves requests at once', problem, elapsed: Date.now() - start }
}

/** One handler, given copies of a delivery at once. */
async function sharedHandler(post: Post): Promise<Kept> {
  const start = Date.now()
  const block = { number: '1', hash: `0x${'b1'.repeat(32)}`, timestamp: '1705062148' }
  const body = JSON.stringify({ confirmed: true, chainId: '0x1', streamId: 's', tag: 'once', retries: 0, block })
  const signature = await signWebhook({ body, secret: 'a secret of the tests' })
  const copies = Array.from(
    { length: 5 },
    async () => (await post('/webhook', body, { 'x-signature': signature })).status,
  )
  const answers = await Promise.allSettled(copies)
  const taken: unknown = await (await post('/taken', '')).json()
  const isGood = answers.every((one) => one.status === 'fulfilled' && one.value === 200) && String(taken) === 'once'
  const problem = isGood ? null : JSON.stringify({ answers, taken })
  return { name: 'a handler made once takes copies that come at once, once', problem, elapsed: Date.now() - start }
}

async function listening(server: ChildProcess, url: string, said: readonly string[]): Promise<void> {
  const ended = once(server, 'exit').then(() => Promise.reject(new Error(`workerd ended: ${said.join('')}`)))
  const answers = async (): Promise<void> => {
    for (let attempt = 0; attempt < 200; attempt++) {
      const isUp = await fetch(`${url}/taken`).then(
        (response) => response.ok,
        () => false,
      )
      if (isUp) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('workerd does not listen')
  }
  await Promise.race([ended, answers()])
  ended.catch(() => {}) // it ends when it is told to
}

function configOf(url: string, flags: readonly string[]): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "${new URL(url).host}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.bundle.js")],
  compatibilityDate = "2026-01-01",
  compatibilityFlags = ${JSON.stringify(flags)},
);
`
}
