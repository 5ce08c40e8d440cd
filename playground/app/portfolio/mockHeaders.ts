import { isBitcoinAddress, isSolanaAddress, isXpub } from 'ledgerline/values'

/** What the mock is asked for: rows of the wallet's family, and a chain that fails. */
export function mockHeaders(wallet: string, fails: boolean): Readonly<Record<string, string>> {
  if (isBitcoinAddress(wallet) || isXpub(wallet))
    return { prefer: 'example=bitcoin', ...(fails && { 'x-mock-fault': 'partial' }) }
  return fails ? { 'x-mock-fault': isSolanaAddress(wallet) ? '500' : 'partial' } : {}
}
