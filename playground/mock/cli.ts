import { whenEnded } from '../whenEnded.js'
import { deliver } from './deliveries/deliver.js'
import { deliverOnce } from './deliveries/deliverOnce.js'
import { tryWebhook } from './deliveries/tryWebhook.js'
import { createMockServer } from './server/server.js'
import { demoSecret, readSwitches, usage } from './switches.js'

// npm run mock: starts the mock server, delivers to a webhook if asked to, and keeps running until Ctrl-C.

async function run(): Promise<void> {
  const switches = readSwitches(process.argv.slice(2))
  if (switches === 'help') {
    console.log(usage)
    return
  }
  const { deliver: target, quiet, ...options } = switches
  const stopping = new AbortController()
  const delivery = target && { ...target, signal: stopping.signal, log: console.log }
  const server = await createMockServer({
    ...options,
    sendOnce: deliverOnce,
    ...(!quiet && { log: console.log }),
    ...(delivery && { acceptStream: tryWebhook(delivery) }),
  })
  whenEnded(() => {
    stopping.abort()
    void server.close().then(() => process.exit(0))
  })
  console.log(`mock server ready at ${server.url} (${server.apis.join(', ')})`)
  await server.warmUp()
  if (!target || !delivery) return
  const signer = target.secret === demoSecret ? `the secret ${demoSecret}` : 'your secret'
  console.log(`delivering to ${target.url}, signed with ${signer}`)
  await deliver(target.url, delivery)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
