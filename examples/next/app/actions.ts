'use server'

import { client } from '../lib/service'
import { signIn } from '../lib/signIn'

export async function latestTransfers(address: string) {
  const page = await client.evm.getWalletTokenTransfers({ address, limit: 5 })
  return page.result
}

export async function signInMessage(address: string) {
  return signIn.message(address, { statement: 'Sign in to Wallets.' })
}
