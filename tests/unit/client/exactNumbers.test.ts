import { describe, expect, test } from 'vitest'
import { address, plainOperation, runServer } from './harness.js'

const harness = runServer()

/** A value inside of as many lists. */
const nested = (value: unknown, levels: number): unknown => (levels === 0 ? value : [nested(value, levels - 1)])

describe('numbers that JSON.parse rounds', () => {
  const balance = async (wire: string): Promise<unknown> => {
    harness.server.answer({ body: `{"balance":${wire}}` })
    return (await harness.client({ decode: 'strict' }).evm.getNativeBalance({ address })).balance
  }

  test.each([
    ['12345678901234567890', '12345678901234567890'],
    ['{"reserves":[18446744073709551615,7],"at":1.5}', { reserves: ['18446744073709551615', 7], at: 1.5 }],
    [`${'['.repeat(600)}12345678901234567890${']'.repeat(600)}`, nested('12345678901234567890', 600)],
    ['7', 7],
    ['"7"', '7'],
    ['null', null],
  ])('what a contract returned as %s is %j: what JSON would round is text', async (wire, value) => {
    harness.server.answer({ body: wire })
    const { evm } = harness.client({ decode: 'strict' })
    expect(await evm.runContractFunction({ address, functionName: 'f', abi: [] })).toEqual(value)
  })

  test('the data of an event keeps every digit, as text', async () => {
    const [hash, row] = [`0x${'1'.repeat(64)}`, { address, block_timestamp: '2024-01-01T00:00:00Z', block_number: '1' }]
    const rest = JSON.stringify({ ...row, transaction_hash: hash, block_hash: hash }).slice(0, -1)
    harness.server.answer({ body: `{"result":[${rest},"data":{"value":12345678901234567890,"of":[7]}}]}` })
    const { evm } = harness.client({ decode: 'strict' })
    const page = await evm.getContractEvents({ address, topic: hash, abi: { type: 'event', name: 'E', inputs: [] } })
    expect(page.result[0]?.data).toEqual({ value: '12345678901234567890', of: [7] })
  })

  test.each([
    ['"115792089237316195423570985008687907853269984665640564039457584007913129639935"', 2n ** 256n - 1n],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 2n ** 256n - 1n],
    ['12345678901234567890', 12345678901234567890n],
    ['9007199254740991', 2n ** 53n - 1n],
    ['9007199254740992', 2n ** 53n],
    ['9007199254740993', 2n ** 53n + 1n],
    ['1e25', 10n ** 25n],
    ['1.5e+21', 15n * 10n ** 20n],
    ['1E22', 10n ** 22n],
    ['"1e25"', 10n ** 25n],
    ['"0xff"', 255n],
    ['0', 0n],
  ])('%s comes out exact', async (wire, exact) => {
    expect(await balance(wire)).toBe(exact)
  })

  test.each(['-1', '1.5', '"-1"', '"1.5"', '"abc"', '" 1"', 'true', '[]', '"0x"', '"١"'])(
    '%s is no amount',
    async (wire) => {
      await expect(balance(wire)).rejects.toMatchObject({ name: 'DecodeError', path: '/balance', code: 'INVALID_DATA' })
    },
  )

  const digits = '12345678901234567890123'
  const nft = { token_address: address, token_id: '1', owner_of: address, contract_type: 'ERC721', amount: '1' }
  const rest = { token_hash: 'h', name: null, symbol: null, block_number: '1', token_uri: null, possible_spam: false }
  const start = JSON.stringify({ ...nft, ...rest }).slice(0, -1)

  test.each([
    ['text', JSON.stringify(`{"id":${digits},"seed":9223372036854775807,"of":7}`)],
    ['an object', `{"id":${digits},"seed":9223372036854775807,"of":7}`],
  ])('metadata that is %s keeps every digit, as text; raw is what JSON.parse gives', async (_kind, metadata) => {
    const body = `${start},"metadata":${metadata}}`
    harness.server.answer({ body })
    const { data, raw, issues } = await harness.client().evm.getNFTMetadata({ address, tokenId: '1' }).withResponse()
    expect(data?.metadata).toEqual({ id: digits, seed: '9223372036854775807', of: 7 })
    expect(raw).toEqual(JSON.parse(body))
    expect(issues).toEqual([])
  })

  test('the values of normalized metadata keep every digit, as text', async () => {
    const attributes = `[{"trait_type":"seed","value":${digits}},{"trait_type":"of","value":[7,${digits}]}]`
    harness.server.answer({ body: `${start},"normalized_metadata":{"name":"N","attributes":${attributes}}}` })
    const nft = await harness.client().evm.getNFTMetadata({ address, tokenId: '1' })
    expect(nft?.normalizedMetadata?.attributes?.map(({ value }) => value)).toEqual([digits, [7, digits]])
  })

  test('an exact number costs no other field of the answer: one that is a number by its document stays one', async () => {
    const row = `{"token_address":"${address}","balance":12345678901234567890,"usd_value":1e20}`
    harness.server.answer({ body: `{"result":[${row}],"cursor":null}` })
    const page = await harness.client({ decode: 'strict' }).evm.getWalletTokenBalancesPrice({ address })
    expect(page.result[0]).toMatchObject({ balance: 12345678901234567890n, usdValue: 1e20 })
  })

  test('the highest value of a trait keeps its digits, too', async () => {
    const row = { token_address: address, token_id: '1', owner_of: address, contract_type: 'ERC721' }
    const times = { last_token_uri_sync: null, last_metadata_sync: null, name: null, symbol: null, token_hash: 'h' }
    const blocks = { block_number: '1', block_number_minted: '1', amount: '1' }
    const rest = JSON.stringify({ ...row, ...times, ...blocks }).slice(0, -1)
    const traits = ['12345678901234567890', '100', '"007"'].map((value) => `{"trait_type":"t","max_value":${value}}`)
    harness.server.answer({
      body: `{"result":[${rest},"normalized_metadata":{"attributes":[${traits}]}}],"cursor":null}`,
    })
    const page = await harness.client({ decode: 'strict' }).evm.getWalletNFTs({ address })
    const values = page.result[0]?.normalizedMetadata?.attributes?.map(({ maxValue }) => maxValue)
    expect(values).toEqual(['12345678901234567890', 100, '007'])
  })

  test('the digits around an exact one stay as they were: text in text, numbers in numbers', async () => {
    const rest = {
      text: '12345678901234567890',
      quoted: 'a "12345678901234567890" b',
      small: 0.1234567890123456,
      list: [1, 2.5],
    }
    const body = `{"total":12345678901234567890,"result":[],"cursor":null,${JSON.stringify(rest).slice(1)}`
    harness.server.answer({ body })
    const { data, raw } = await harness
      .client()
      .call(
        plainOperation({
          decode: (wire, decoding) => {
            if (typeof Reflect.get(Object(wire), 'total') === 'number') decoding.inexact = true
            return wire
          },
        }),
        {},
      )
      .withResponse()
    expect(data).toMatchObject({ total: '12345678901234567890', ...rest })
    expect(raw).toMatchObject(rest)
  })
})
