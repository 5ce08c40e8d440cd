/** Wire answers for the tests of the React layer. */

export const wallet = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

/** An event of a contract, in a block. */
export const event = (blockNumber: string): object => ({
  transaction_hash: `0x${'1'.repeat(64)}`,
  address: wallet,
  block_timestamp: '2023-12-31T18:01:23.000Z',
  block_number: blockNumber,
  block_hash: `0x${'2'.repeat(64)}`,
  data: {},
})

/** A page of NFTs: a row per token id, and where the next page starts. */
export const nfts = (ids: readonly string[], cursor: string | null): object => ({
  status: 'SYNCED',
  page: 1,
  page_size: 2,
  cursor,
  result: ids.map((id) => ({
    token_address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
    token_id: id,
    owner_of: wallet,
    token_hash: '23fab67ce187b8db5339fcb053b326d0',
    block_number: '18842207',
    block_number_minted: '12354871',
    contract_type: 'ERC721',
    name: null,
    symbol: null,
    last_token_uri_sync: '2023-12-22T15:30:11.417Z',
    last_metadata_sync: null,
  })),
})
