// Signs a wallet in, without a network: npm run example -- sign-in
import { createSignIn, memoryNonces } from 'ledgerline/auth'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

// Your server.
const signIn = createSignIn({ domain: 'app.example', uri: 'https://app.example', nonces: memoryNonces() })
const sessions = new Map<string, string>() // yours is a table, or a cookie that only you can read

async function startSession(message: string, signature: string): Promise<string | undefined> {
  const result = await signIn.verify({ message, signature })
  if (!result.ok) {
    console.log(`refused  ${result.reason}: ${result.message}`)
    return undefined
  }
  const session = crypto.randomUUID()
  sessions.set(session, result.address)
  return session
}

// The page, with a wallet.
const wallet = privateKeyToAccount(generatePrivateKey())
const message = await signIn.message(wallet.address, { statement: 'Sign in to App.' })
console.log(message.replace(/^/gm, '  | '))

const stranger = privateKeyToAccount(generatePrivateKey())
await startSession(message, await stranger.signMessage({ message }))

const signature = await wallet.signMessage({ message })
const session = await startSession(message, signature)
console.log(`session  ${session} of ${sessions.get(session ?? '')}`)

await startSession(message, signature) // once is enough
