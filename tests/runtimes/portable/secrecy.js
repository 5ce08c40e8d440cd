import { createClient, isLedgerlineError } from 'ledgerline'
import { address, clientOf, key } from './client.js'
import { holds, rejectionOf, same } from './expect.js'

/** Everything a log could show of a value: its texts, and every property of it and of its causes. */
function seenOf(value, inspect, depth = 0) {
  if (typeof value !== 'object' || value === null || depth > 4) return String(value)
  const parts = Reflect.ownKeys(value).map((name) => `${String(name)}: ${seenOf(value[name], inspect, depth + 1)}`)
  const views = [String(value), String(value.stack), JSON.stringify(value) ?? '', ...parts]
  return (inspect ? [...views, inspect(value)] : views).join('\n')
}

function isSilent(error, inspect, secret = key) {
  holds(isLedgerlineError(error), String(error?.stack ?? error))
  const seen = seenOf(error, inspect)
  const at = seen.indexOf(secret)
  holds(at < 0, `the key is in: ${seen.slice(Math.max(0, at - 60), at + 60)}`)
}

export const secrecy = {
  async 'a refused connection does not show the key'({ refused, inspect }) {
    isSilent(await rejectionOf(clientOf({ url: refused }, 'plain').evm.getNativeBalance({ address })), inspect)
  },

  async 'an address that holds the key does not show it'({ refused, inspect }) {
    const client = clientOf({ url: refused }, encodeURIComponent(key))
    isSilent(await rejectionOf(client.evm.getNativeBalance({ address })), inspect)
  },

  async 'an answer that repeats the key does not show it'(context) {
    isSilent(await rejectionOf(clientOf(context, 'mirror').evm.getNativeBalance({ address })), context.inspect)
  },

  async 'a key that no header can carry is a ConfigurationError that does not show it'(context) {
    const client = clientOf(context, 'plain', { apiKey: 'first-half\nsecond-half' })
    const error = await rejectionOf(client.evm.getNativeBalance({ address }))
    same([error.name, error.code], ['ConfigurationError', 'INVALID_CONFIGURATION'])
    isSilent(error, context.inspect, 'half')
  },

  async 'without a key, also in the environment, which may be out of reach, nothing is sent'() {
    const fetch = () => holds(false, 'it was sent')
    const error = await rejectionOf(createClient({ fetch }).evm.getNativeBalance({ address }))
    same([error.name, error.code], ['ConfigurationError', 'API_KEY_NOT_SET'])
  },
}
