import { exportRows } from '../../../src/export.js'
import { createClient } from '../../../src/index.js'

// An export in a process of its own, so that it can be killed. The first argument is JSON; the result is JSON on stdout.

const { url, inputs, options } = JSON.parse(process.argv[2] ?? '{}')
const client = createClient({
  apiKey: 'some-secret-key',
  baseUrl: url,
  retries: { limit: 2, minDelay: 1, maxDelay: 2 },
})
try {
  console.log(JSON.stringify(await exportRows(client, client.evm.getWalletTokenTransfers, inputs, options)))
} catch (error) {
  console.error(String(error))
  process.exitCode = 1
}
