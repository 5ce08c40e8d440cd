import { once } from 'node:events'
import { createServer } from 'node:http'

// A proxy that leads nowhere: what matters is that the request for the service comes to it.

const asked = []
const proxy = createServer().on('connect', ({ url }, socket) => {
  asked.push(url)
  socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
})
proxy.listen(0, '127.0.0.1')
await once(proxy, 'listening')
process.env.HTTPS_PROXY = `http://127.0.0.1:${proxy.address().port}`
process.env.LEDGERLINE_API_KEY = 'test'

const { createClient } = await import('ledgerline')
const { client = createClient() } = await import('./block.js')
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const error = await client.evm.getNativeBalance({ address }, { retries: 0 }).catch((reason) => reason)
proxy.close()
if (asked.join() !== 'deep-index.moralis.io:443') throw new Error(`the proxy was asked for ${asked}: ${error}`)
if (error.hints.length > 0) throw new Error(`hints: ${error.hints}`)
