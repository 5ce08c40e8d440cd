import { expect, test } from 'vitest'
import { readDescribed } from '../../../../../playground/app/build/described.js'
import { detailsOf } from '../../../../../playground/app/build/details.js'
import { shapesOf } from '../../../../../playground/app/build/shapes.js'
import { type Card, cardsOf } from '../../../../../playground/app/result/pictures/cards.js'
import { itemShape } from '../../../../../playground/app/result/shape.js'

const cid = 'QmTv9z5nYyr8zjDErt6auk598ySFFb6sb3B9sfku1vwvVU'
const context = { chain: '0x1', network: undefined }

/** Rows of an operation of the EVM API as cards. */
function cards(id: string, ...rows: readonly object[]): readonly Card[] {
  const described = readDescribed().find(({ manifest }) => manifest.api === 'evm')
  const operation = described?.manifest.operations.find((one) => one.id === id)
  const answer = described && detailsOf(described)[id]?.answer
  if (!operation || !answer) throw new Error(`no ${id}`)
  const shapes = shapesOf(described.manifest)
  const shape = itemShape(answer, operation.page?.items, shapes)
  return cardsOf(
    rows.map((data, index) => ({ index, data, wire: data, issues: [] })),
    shape,
    shapes,
    context,
  )
}

test('an NFT has its largest preview first, then what its metadata names, and goes by its own title', () => {
  const [card] = cards('getWalletNFTs', {
    tokenAddress: '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D',
    tokenId: 7804n,
    name: 'BoredApeYachtClub',
    amount: 1n,
    floorPriceUsd: '60685.494028',
    metadata: { name: 'Ape', image: `ipfs://${cid}` },
    normalizedMetadata: { name: 'Bored Ape #7804', image: `ipfs://${cid}/1` },
    media: {
      mediaCollection: {
        low: { url: 'https://media.example/low.png' },
        high: { url: 'https://media.example/high.png' },
      },
    },
  })
  expect(card?.artworks.map(({ uri }) => uri)).toEqual([
    'https://media.example/high.png',
    'https://media.example/low.png',
    `ipfs://${cid}/1`,
    `ipfs://${cid}`,
  ])
  expect(card).toMatchObject({
    title: 'Bored Ape #7804',
    mark: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d 7804',
    lines: ['BoredApeYachtClub', '#7804'],
    price: '$60,685.49',
    isSpam: false,
  })
})

test('metadata alone has a picture, whatever else is in it', () => {
  const picturesOf = (metadata: unknown): readonly (readonly string[])[] =>
    cards(
      'getWalletNFTs',
      { tokenId: 1n, metadata },
      { tokenId: 2n, metadata: { image: 'https://media.example/2.png' } },
    ).map(({ artworks }) => artworks.map(({ uri }) => uri))
  expect(picturesOf({ image_url: 'https://media.example/1.png' })[0]).toEqual(['https://media.example/1.png'])
  for (const odd of [null, 7, 'text', [], { image: { href: 'https://media.example/1.png' } }, { image: 7n }])
    expect(picturesOf(odd)[0]).toEqual([])
})

test('what hides in a name is seen in its card', () => {
  const [card] = cards('getWalletNFTs', {
    tokenId: 1n,
    name: 'safe\u202egnp.exe',
    possibleSpam: true,
    metadata: { name: 'a\u{e0041}b', image: 'https://media.example/1.png' },
  })
  expect(card).toMatchObject({ title: 'a\\udb40\\udc41b', lines: ['safe\\u202egnp.exe', '#1'] })
  expect(card?.isSpam).toBe(true)
})

test('rows that show nothing have no gallery, as tokens and transfers', () => {
  expect(
    cards('getWalletTokenTransfers', { tokenName: 'USD Coin', tokenLogo: 'https://media.example/usdc.png' }),
  ).toEqual([])
})
