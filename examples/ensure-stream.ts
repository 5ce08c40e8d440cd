// Keeps the addresses of a stream in step with your users: npm run example -- ensure-stream
import { createClient } from 'ledgerline'
import { createMockFetch } from 'ledgerline/mock'
import { type EnsureEvmStream, ensureStream, RemovalRefusedError } from 'ledgerline/streams'

const writes: string[] = []
const mock = createMockFetch() // always the mock, which remembers streams: this example changes and removes
const client = createClient({
  apiKey: 'test',
  fetch(input, init) {
    const { method, url } = new Request(input, init)
    if (method !== 'GET') writes.push(`${method} ${new URL(url).pathname}`)
    return mock(input, init)
  },
})

/** In your program a table, read row by row. */
const users = Array.from({ length: 5 }, (_, index) => `0x${String(index + 1).repeat(40)}`)
async function* addressesOfUsers() {
  for (const address of users) yield address
}

await ensure('no stream yet: it is created')
await ensure('nothing has changed: it only reads')
users.push(`0x${'a'.repeat(40)}`)
await ensure('a user has come')
users.splice(0, 3)
await ensure('three users have gone: nothing is removed by default')
await ensure('more would go than allowed', { remove: { max: 2 } })
await ensure('what would be done', { remove: { max: 3 }, dryRun: true })
await ensure('as many as allowed', { remove: { max: 3 } })

async function ensure(what: string, options: Pick<EnsureEvmStream, 'remove' | 'dryRun'> = {}): Promise<void> {
  writes.length = 0
  try {
    const { plan } = await ensureStream(client, {
      family: 'evm',
      tag: 'example',
      webhookUrl: 'https://example.com/webhook',
      chainIds: ['eth', 'base'],
      includeNativeTxs: true,
      addresses: addressesOfUsers(),
      ...options,
    })
    const { create, update, add, remove } = plan
    console.log(`\n${what}\n  plan   `, JSON.stringify({ create, update, add, remove }))
  } catch (error) {
    if (!(error instanceof RemovalRefusedError)) throw error
    console.log(`\n${what}\n  refused`, error.reason)
  }
  for (const write of writes) console.log('  sent   ', write)
}
