import 'server-only'
import { createSignIn, memoryNonces, type Nonces } from 'ledgerline/auth'

const shared: { nonces?: Nonces } & typeof globalThis = globalThis
shared.nonces ??= memoryNonces()

const origin = process.env.APP_ORIGIN ?? 'http://localhost:3000'

export const signIn = createSignIn({ domain: new URL(origin).host, uri: origin, nonces: shared.nonces })
