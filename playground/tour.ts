import { createClient, InputError } from '../src/index.js'
import { formatEvmNative } from '../src/values.js'

const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** Shows in a few lines what the client does: real calls against a server that answers from the documents. */
export async function takeTour(baseUrl: string, say: (text: string) => void): Promise<void> {
  const { evm } = createClient({ apiKey: 'tour', baseUrl })

  say('\n  ledgerline, a short tour\n')
  const { balance } = await evm.getNativeBalance({ address: wallet, chain: 'eth' })
  say(`  Balance       ${formatEvmNative(balance, 'ether')} ETH   a bigint of wei: ${balance}n`)

  say('\n  Tokens of a wallet')
  const tokens = await evm.getWalletTokenBalancesPrice({ address: wallet })
  for (const token of tokens.result.slice(0, 5)) {
    const amount = String(token.balanceFormatted ?? '')
    const worth = typeof token.usdValue === 'number' ? `$${token.usdValue.toFixed(2)}` : 'no price'
    say(`    ${(token.symbol ?? '?').padEnd(8)}${amount.slice(0, 20).padStart(22)}${worth.padStart(16)}`)
  }

  say('\n  NFTs of a wallet, three pages by for await')
  const nfts: string[] = []
  for await (const nft of evm.getWalletNFTs({ address: wallet, limit: 3 }))
    nfts.push(`${nft.name ?? 'unnamed'} #${shortId(nft.tokenId)}`)
  say(`    ${nfts.length} NFTs: ${nfts.slice(0, 4).join(', ')} …`)

  const transaction = await evm.getTransactionVerbose({
    transactionHash: '0x1c6b5a5e9f6a0e4b0a9c3e9d2c7d1a9b8f6e5d4c3b2a190807060504030201ff',
  })
  const call = transaction?.decodedCall
  const args = call?.params?.map(({ name, value }) => `${name} ${value}`).join(', ')
  say(
    `\n  Transaction   ${call ? `${call.label}(${args})` : 'no decoded call'}, mined ${transaction?.blockTimestamp.toISOString()}`,
  )

  const unknown = await evm.getTransaction({ transactionHash: `0x${'0'.repeat(64)}` })
  say(`  Not found     an unknown transaction is ${unknown}, not an error`)

  const refused = await evm.getNativeBalance({ address: '0xd8dA6BF2' }).catch((error: unknown) => error)
  if (refused instanceof InputError)
    say(`  Invalid       ${refused.name}: ${refused.message.split('\n')[0]}; nothing was sent\n`)
}

const shortId = (id: bigint): string => (id > 10n ** 9n ? `${String(id).slice(0, 6)}…` : String(id))
