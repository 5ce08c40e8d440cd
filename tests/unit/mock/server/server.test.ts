import { describe, expect, it } from 'vitest'
import { operationsOf } from '../../../../codegen/document/operations.js'
import { violationHeader } from '../../../../playground/mock/contract/violations.js'
import { createClient } from '../../../../src/index.js'
import { entryName } from '../../../../src/operation/entryName.js'
import { documentOf } from '../../../support/catalogue.js'
import { runMockServer } from '../../../support/mockServer.js'

const apis = ['evm', 'aptosNode']
const mock = runMockServer({ apis })
const { ask } = mock

const wallet = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const collection = '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d'
const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

/** Names the operation that answered: every operation is asked for a status that none declares. */
async function operationAt(path: string, method = 'GET'): Promise<string> {
  const { message } = await ask(path, { method, headers: { prefer: 'code=599' } })
  return message.split(' ')[0] ?? ''
}

describe('routes', () => {
  it.each([
    ['/evm/dateToBlock', 'getDateToBlock'],
    [`/evm/${wallet}`, 'getWalletTransactions'],
    [`/evm/${wallet}/verbose`, 'getWalletTransactionsVerbose'],
    [`/evm/${wallet}/erc20`, 'getWalletTokenBalances'],
    [`/evm/${wallet}/erc20/transfers`, 'getWalletTokenTransfers'],
    [`/evm/erc20/${token}/transfers`, 'getTokenTransfers'],
    [`/evm/erc20/${token}/price`, 'getTokenPrice'],
    [`/evm/nft/${collection}/price`, 'getNFTContractSalePrices'],
    [`/evm/${token}/${wallet}/price`, 'getPairPrice'],
    [`/evm/${token}/${wallet}/pairAddress`, 'getPairAddress'],
    [`/evm/nft/${collection}`, 'getContractNFTs'],
    [`/evm/${wallet}/nft`, 'getWalletNFTs'],
    [`/evm/nft/${collection}/7804`, 'getNFTMetadata'],
    [`/evm/nft/${collection}/metadata`, 'getNFTContractMetadata'],
    [`/evm/nft/${collection}/transfers`, 'getNFTContractTransfers'],
    [`/evm/${wallet}/nft/transfers`, 'getWalletNFTTransfers'],
    ['/evm/nft/transfers', 'getNFTTransfersFromToBlock'],
    ['/evm/block/18908000/nft/transfers', 'getNFTTransfersByBlock'],
    ['/evm/resolve/ens/vitalik.eth', 'resolveENSDomain'],
    [`/evm/resolve/${wallet}/domain`, 'resolveAddressToDomain'],
    ['/evm/resolve/brad.crypto', 'resolveDomain'],
    ['/evm/web3/version', 'web3ApiVersion'],
  ])('%s is %s', async (path, operation) => {
    expect(await operationAt(path)).toBe(operation)
  })

  it.each([
    ['/aptos-node/accounts/0x1/resource/0x1::coin::CoinStore%3C0x1::aptos_coin::AptosCoin%3E', 'getAccountResource'],
    ['/aptos-node/accounts/0x1/resource/aptos_account', 'getAccountModule'],
    ['/aptos-node/accounts/0x1/module/aptos_account', 'getAccountModule'],
    ['/aptos-node/transactions/estimate_gas_price', 'estimateGasPrice'],
    ['/aptos-node/estimate_gas_price', 'estimateGasPrice'],
    ['/aptosNode/blocks/212083206', 'getBlockByHeight'], // as 0.1 spelled it
    ['/aptos-node/blocks/212083206', 'getBlockByHeight'],
    ['/aptos-node/blocks/by_height/212083206', 'getBlockByHeight'],
    ['/aptos-node/blocks/by_version/1568530136', 'getBlockByVersion'],
    ['/aptos-node/accounts/0x1/events/2', 'getEventsByCreationNumber'],
    ['/aptos-node/accounts/0x1/events/0x3::token::TokenStore/deposit_events', 'getEventsByEventHandle'],
  ])('the node answers under both spellings: %s is %s', async (path, operation) => {
    expect(await operationAt(path)).toBe(operation)
  })

  it('an address in any case is an address', async () => {
    expect((await ask(`/evm/0xD8DA6BF26964AF9D7EED9E03E53415D37AA96045/balance`)).status).toBe(200)
  })

  it('an address cut short is refused by the operation it was meant for', async () => {
    const { status, message } = await ask('/evm/0x12/balance')
    expect(status).toBe(400)
    expect(message).toContain('address must match pattern')
  })

  it('so it is where the path has nothing but addresses', async () => {
    expect((await ask('/evm/0x12')).message).toContain('address must match pattern')
    expect((await ask('/evm/twelve')).status).toBe(404)
  })

  it('one that fits nowhere is that of the most literal path', async () => {
    expect(await operationAt('/evm/nft/0x12/price')).toBe('getNFTContractSalePrices')
    expect(await operationAt('/evm/nft/0x12/lowestprice')).toBe('getNFTLowestPrice')
  })

  it('encoded values stay in their segment', async () => {
    const { status, violations } = await ask('/evm/resolve/..%2F..%2Fwallets%2Fx%3Fchain=0x38%23')
    expect([status, violations]).toEqual([200, ''])
  })

  it('a path of no operation is a 404 that repeats it, names the API and what was probably meant', async () => {
    const { status, message } = await ask('/evm/dateToBlok')
    expect([status, message]).toEqual([
      404,
      '<pre>There is no operation GET /dateToBlok in evm. Did you mean GET /dateToBlock, getDateToBlock?</pre>\n',
    ])
  })

  it.each(['/evm', '/v2'])(
    'with %s after the base URL null comes with an issue: there is no such path',
    async (path) => {
      const client = createClient({ apiKey: 'test', baseUrl: mock.url + path, hooks: { onIssue: () => {} } })
      const { data, issues } = await client.evm.getBlock({ blockNumberOrHash: 18907120 }).withResponse()
      expect([data, issues.map(({ message }) => message)]).toEqual([null, [expect.stringContaining('There is no ')]])
      await expect(client.evm.getNativeBalance({ address: wallet })).rejects.toThrow(/Not Found\(404\): There is no /)
    },
  )

  it('a path is shown as text', async () => {
    expect((await ask('/evm/&<b>')).message).toContain('GET /&amp;%3Cb%3E')
  })

  it('a method that the path does not take is a 405 that names those it takes', async () => {
    const { status, headers } = await ask(`/evm/${wallet}/balance`, { method: 'PUT' })
    expect([status, headers.get('allow')]).toEqual([405, 'GET'])
  })

  it('an API that is not served is a 404 that names those that are', async () => {
    const { status, message } = await ask('/solana/x')
    expect([status, message]).toEqual([404, '<pre>There is no API /solana; there are /evm, /aptos-node</pre>\n'])
  })

  it('a broken percent sign is a 400', async () => {
    expect((await ask('/evm/resolve/%zz')).status).toBe(400)
  })
})

describe('keys', () => {
  it.each([
    [null, 'Api Key Not Present'],
    ['', 'Api Key Not Present'],
    [' ', 'Api Key Not Present'],
    ['invalid', 'Token is not valid'],
  ])('the key %j is refused as the service does', async (key, message) => {
    const { status, body } = await ask(`/evm/${wallet}/balance`, { key })
    expect([status, body]).toEqual([401, { message }])
  })

  it.each([
    '/aptos-node/estimate_gas_price',
    '/aptos-node/blocks/by_height/1',
    '/aptos-node/accounts/0x1/module/coin',
    '/aptos-node/transactions',
  ])('a plain node asks for no key: %s', async (path) => {
    expect((await ask(path, { key: null })).status).toBe(200)
  })

  it.each([
    '/aptos-node/transactions/estimate_gas_price',
    '/aptos-node/blocks/1',
    '/aptos-node/accounts/0x1/resource/coin',
  ])('the gateway asks for a key: %s', async (path) => {
    expect((await ask(path, { key: null })).status).toBe(401)
  })
})

describe('queries', () => {
  it('a name that is not declared is refused with the declared ones', async () => {
    const { status, message } = await ask(`/evm/${wallet}/balance?chain=eth&toBlock=1`)
    expect(status).toBe(400)
    expect(message).toBe('getNativeBalance does not declare the query toBlock; it takes chain, to_block')
  })

  it.each(['wallet_addresses', 'wallet_addresses[]', 'wallet_addresses[0]'])('a list travels as %s', async (name) => {
    const { status, violations } = await ask(`/evm/wallets/balances?${name}=${wallet}`)
    expect([status, violations]).toEqual([200, ''])
  })

  it.each(['addresses', 'addresses[]'])('each entry counts of a list that travels as %s', async (name) => {
    const { status, message } = await ask(`/evm/erc20/metadata?${name}=0x12&${name}=${token}`)
    expect([status, message]).toEqual([400, expect.stringContaining('addresses')])
  })

  it('a list is declared with its brackets', async () => {
    const { message } = await ask(`/evm/wallets/balances?wallet_addresses=${wallet}&wallets=a&chains=b`)
    expect(message).toBe(
      'getNativeBalancesForAddresses does not declare the query wallets, chains; it takes wallet_addresses[], chain, to_block',
    )
  })

  it('a list that travels as one text is read value by value', async () => {
    const good = await ask('/evm/tokens/search?query=pepe&chains=0x1%2C0x2105')
    const bad = await ask(`/evm/erc20/${token}/swaps?transactionTypes=buy,steal`)
    expect([good.status, good.violations, bad.status]).toEqual([200, '', 400])
    expect(bad.message).toMatch(/transactiontypes/i) // Prism writes it so
  })

  it('a value that is no list takes no brackets', async () => {
    const { status, message } = await ask(`/evm/${wallet}/balance?chain[]=eth`)
    expect(status).toBe(400)
    expect(message).toContain('does not declare the query chain[]')
  })

  it('a missing parameter and a wrong type are refused by name, and reported as violations', async () => {
    const missing = await ask('/evm/wallets/balances')
    const wrong = await ask(`/evm/${wallet}/balance?to_block=soon`)
    expect([missing.status, wrong.status]).toEqual([400, 400])
    expect(missing.message).toContain("required property 'wallet_addresses'")
    expect(wrong.message).toContain('to_block must be integer')
    expect(JSON.parse(wrong.violations)).toMatchObject([
      { location: ['request', 'query', 'to_block'], severity: 'Error' },
    ])
  })

  it('one that is no list is refused when it is sent twice', async () => {
    const { status, message } = await ask(`/evm/${wallet}/balance?to_block=1&to_block=2`)
    expect([status, message]).toEqual([400, 'Request query parameter to_block must be integer'])
  })
})

describe('bodies', () => {
  const prices = (body: unknown) => ask('/evm/erc20/prices', { method: 'POST', body })

  it('a field that is not declared is refused with the declared ones, at any depth', async () => {
    const top = await prices({ tokens: [{ token_address: token }], tokenList: [] })
    const deep = await prices({ tokens: [{ token_address: token, toBlock: '1' }] })
    expect([top.status, deep.status]).toEqual([400, 400])
    expect(top.message).toBe('getMultipleTokenPrices does not declare the body field tokenList; declared there: tokens')
    expect(deep.message).toContain('body field tokens[0].toBlock; declared there: token_address')
  })

  it('in a union the variant that the tag names decides which fields are declared', async () => {
    const payload = {
      type: 'script_payload',
      code: { bytecode: '0x' },
      type_arguments: [],
      arguments: [],
      function: 'x',
    }
    const { status, message } = await ask('/aptos-node/transactions/simulate', { method: 'POST', body: { payload } })
    expect(status).toBe(400)
    expect(message).toContain('body field payload.function')
  })

  it.each(['constructor', 'toString', '__proto__'])(
    'a tag that every object has, as %s, is one that no variant has',
    async (type) => {
      const body = JSON.parse(`{"payload":{"type":"${type}"}}`)
      const { status, message } = await ask('/aptos-node/transactions/simulate', { method: 'POST', body })
      expect(status).toBe(400)
      expect(message).toContain('payload.type must be equal to constant')
    },
  )

  it('fields of free-form objects are all welcome', async () => {
    const path = `/evm/${collection}/events?topic=0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef`
    expect((await ask(path, { method: 'POST', body: { anything: 1, name: 'Transfer' } })).status).toBe(200)
  })

  it('a missing field and a missing body are refused', async () => {
    expect((await prices({})).message).toContain("required property 'tokens'")
    expect((await ask('/evm/erc20/prices', { method: 'POST' })).status).toBe(400)
  })

  it('one of ten million bytes is read, a longer one is refused', async () => {
    expect((await prices(`"${'a'.repeat(9_999_998)}"`)).message).toBe('Request body must be object')
    expect(await prices(`"${'a'.repeat(9_999_999)}"`)).toMatchObject({
      status: 413,
      message: 'The body is longer than 10000000 bytes',
    })
  })

  it('text that is not JSON is refused, and so is a body where none is taken', async () => {
    expect((await prices('{"tokens":')).body).toEqual({ message: 'The body is not JSON' })
    const { body } = await ask(`/evm/nft/${collection}/sync`, { method: 'PUT', body: { a: 1 } })
    expect(body).toEqual({ message: 'syncNFTContract takes no body' })
  })
})

describe('answers', () => {
  it('tell of violations in whatever script, and of as many as a header holds', () => {
    const violation = { message: 'Währung ☃ must be text', path: ['request', 'é'], severity: 0 }
    const { 'sl-violations': header = '' } = violationHeader(Array.from({ length: 500 }, () => violation))
    expect(header).toMatch(/^[\x20-\x7e]{3000,4000}$/)
    expect(JSON.parse(header)[0]).toEqual({ location: violation.path, severity: 'Error', message: violation.message })
  })

  it('are JSON with a request id of their own', async () => {
    const [first, second] = [await ask('/evm/web3/version'), await ask('/evm/web3/version')]
    expect(first.headers.get('content-type')).toBe('application/json')
    expect(first.headers.get('x-request-id')).toMatch(/^mock-\d+$/)
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
  })

  it('may be read by a page of any origin, with the headers that matter', async () => {
    const { headers } = await ask('/evm/web3/version', { headers: { origin: 'http://localhost:5173' } })
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(headers.get('vary')).toBe('origin') // or a cache would give one page's answer to another
    expect(headers.get('access-control-expose-headers')).toBe(
      'x-aptos-cursor, retry-after, sl-violations, x-mock-example, x-request-id, x-request-weight',
    )
  })

  it('a preflight allows what the page wants to send', async () => {
    const { status, headers } = await ask(`/evm/${wallet}/balance`, {
      method: 'OPTIONS',
      key: null,
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'x-api-key,prefer,x-mock-fault' },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-headers')).toBe('x-api-key,prefer,x-mock-fault')
    expect(headers.get('access-control-allow-methods')).toContain('DELETE')
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  })

  it.each([
    '/evm/block/999999999',
    `/evm/transaction/0x${'0'.repeat(64)}`,
    `/evm/nft/0x${'0'.repeat(40)}/1`,
    '/evm/resolve/unknown.eth',
    '/aptos-node/blocks/999999999',
  ])('what exists nowhere is a 404: %s', async (path) => {
    const { status, message } = await ask(path)
    expect(status).toBe(404)
    expect(message).not.toBe('')
  })

  it('a wallet of zeros is a wallet where no 404 is documented, and holds nothing', async () => {
    const nobody = `/evm/0x${'0'.repeat(40)}`
    expect(await ask(`${nobody}/balance`)).toMatchObject({ status: 200, body: { balance: '0' } })
    expect(await ask(`${nobody}/erc20`)).toMatchObject({ status: 200, body: [] })
  })

  it('a wallet holds the same ether whichever operation is asked', async () => {
    const { evm } = createClient({ apiKey: 'test', baseUrl: mock.url })
    const { balance } = await evm.getNativeBalance({ address: wallet })
    const tokens = await evm.getWalletTokenBalancesPrice({ address: wallet })
    const [several] = await evm.getNativeBalancesForAddresses({ walletAddresses: [wallet] })
    const { chains } = await evm.getWalletNetWorth({ address: wallet })
    expect([
      tokens.result.find(({ nativeToken }) => nativeToken)?.balance,
      several?.walletBalances.find(({ address }) => address === wallet)?.balance,
      chains.find(({ chain }) => chain === '0x1')?.nativeBalance,
    ]).toEqual([balance, balance, balance])
  })

  it('the front page tells what is served', async () => {
    const operations = Object.fromEntries(
      apis.map((api) => [`/${entryName(api)}`, [...operationsOf(documentOf(api))].length]),
    )
    expect((await ask('/', { key: null })).body).toMatchObject({ operations })
  })
})

describe('Prefer', () => {
  const prefer = (text: string) => ask(`/evm/${wallet}/balance`, { headers: { prefer: text } })

  it('names an example', async () => {
    expect((await prefer('example=empty')).body).toEqual({ balance: '0' })
  })

  it('names a status, with the headers the document gives it', async () => {
    const { status, headers } = await prefer('code=429')
    expect([status, headers.get('retry-after')]).toEqual([429, '1'])
  })

  it('takes several wishes, quoted or not, with commas or semicolons', async () => {
    const { status, message } = await prefer('respond-async, code="400"; example=error')
    expect(status).toBe(400)
    expect(message).toContain('0x12')
  })

  it('makes an answer up from the schema', async () => {
    const { status, body, violations } = await prefer('dynamic=true')
    expect([status, violations]).toEqual([200, ''])
    expect(body).toMatchObject({ balance: expect.any(String) })
  })

  it('makes the same answer up for the same seed', async () => {
    const [first, again, other] = [
      await prefer('dynamic=true, seed=a'),
      await prefer('dynamic=true, seed=a'),
      await prefer('dynamic=true, seed=b'),
    ]
    expect(again.body).toEqual(first.body)
    expect(other.body).not.toEqual(first.body)
  })

  it('refuses what the document does not have, and says what it has', async () => {
    const example = await prefer('example=full')
    const code = await prefer('code=418')
    expect([example.status, code.status]).toEqual([404, 404])
    expect(example.message).toBe('getNativeBalance has no example full; it has wallet, empty')
    expect(code.message).toContain('it has 200, 400, 401, 429, 500')
  })

  it('gives the cursor header that belongs to the example', async () => {
    const page = async (example: string) =>
      (await ask('/aptos-node/accounts/0x1/modules', { headers: { prefer: `example=${example}` } })).headers.get(
        'x-aptos-cursor',
      )
    expect([typeof (await page('page2')), await page('last')]).toEqual(['string', null])
  })
})

it('a connection waits a minute for the next request, also for that of a busy client', async () => {
  const { headers } = await ask(`/evm/${wallet}/balance`)
  expect(headers.get('keep-alive')).toBe('timeout=60')
})
