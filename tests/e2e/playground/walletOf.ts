/** The response of a wallet with so many NFTs: 14,000 are ten megabytes. */
export function walletOf(count: number): string {
  const row = {
    token_address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
    contract_type: 'ERC721',
    owner_of: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
    block_number: '18842207',
    block_number_minted: '12354871',
    name: 'BoredApeYachtClub',
    symbol: 'BAYC',
    token_hash: '23fab67ce187b8db5339fcb053b326d0',
    last_token_uri_sync: '2023-12-22T15:30:11.417Z',
    last_metadata_sync: '2023-12-22T15:30:23.902Z',
    metadata: JSON.stringify({
      image: 'ipfs://Qm',
      attributes: Array.from({ length: 6 }, () => ({ trait_type: 'Fur', value: 'Golden' })),
    }),
  }
  const result = Array.from({ length: count }, (_, index) => ({ ...row, token_id: String(index), amount: '1' }))
  return JSON.stringify({ status: 'SYNCED', page: 1, page_size: count, cursor: null, result })
}
