import { describe, expect, it } from 'vitest'
import { apiNames, generatedFolder } from '../../../../playground/apis.js'
import { loadApis } from '../../../../playground/mock/contract/documents.js'
import type { MockOperation } from '../../../../src/mock/model/mockOperation.js'
import type { ManifestInput, ManifestShape } from '../../../../src/operation/manifest.js'
import { exampleRequest, runMockServer } from '../../../support/mockServer.js'

// What the documents say is said back, asked with other inputs than theirs, at the server: Prism checks the answers.

const { ask } = runMockServer()
const apis = (await loadApis(generatedFolder, apiNames)).map(({ api }) => api)
const operations = apis.flatMap((api) => api.operations)

/** Another value of a format than any document has. */
const others: Readonly<Record<string, string>> = {
  'evm-address': '0x1234567890AbcdEF1234567890aBcdef12345678',
  'evm-chain': '0xa86a',
  'evm-hash': `0x${'5d'.repeat(32)}`,
  'aptos-address': `0x${'7c'.repeat(32)}`,
  'aptos-hash': `0x${'6b'.repeat(32)}`,
  'solana-address': 'Stake11111111111111111111111111111111111111',
  'block-id': '4242424',
  'block-number': '4242424',
  'ledger-version': '4242424',
  uint256: '4242424',
  uint64: '4242424',
  hex: `0x${'4e'.repeat(32)}`,
}

function otherOf(shape: ManifestShape): string | undefined {
  if (shape.kind === 'list') return otherOf(shape.item.shape)
  if (shape.kind !== 'scalar') return undefined
  if (shape.format !== undefined) return others[shape.format]
  return shape.closed ? shape.values?.at(-1) : undefined
}

/** Inputs of the URL that a row or the answer itself says back, with the places. */
const cases = operations.flatMap((operation) => {
  const { api, inputs, echoed = {} } = operation
  if (api === 'streams') return []
  return inputs.flatMap((input) => {
    const other = otherOf(input.shape)
    const paths = Object.entries(echoed).flatMap(([path, name]) => (name === input.name ? [path] : []))
    return input.in === 'body' || !input.required || other === undefined || paths.length === 0
      ? []
      : [{ api, id: operation.id, input, name: input.name, other, paths, operation }]
  })
})

/** Asks as the first example does, but for one input. */
async function askOther(operation: MockOperation, input: ManifestInput, other: string) {
  const changed = {
    ...operation,
    inputs: operation.inputs.map((each) => (each === input ? { ...each, example: other } : each)),
  }
  const { path, ...request } = exampleRequest(withoutNamed(changed, input), {})
  const reply = await ask(path, request)
  expect([reply.status, reply.violations], reply.message).toEqual([200, ''])
  return reply
}

/** What an example says of the input would go before the other value. */
function withoutNamed(operation: MockOperation, { name }: ManifestInput): MockOperation {
  const text = JSON.stringify(operation.examples, (key, value) =>
    key === 'input' ? { ...value, [name]: undefined } : value,
  )
  return { ...operation, examples: JSON.parse(text) }
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return value === null || value === undefined ? [] : [value]
  return valuesAt(Object(value)[name], rest)
}

const isHash = (value: unknown): boolean => /^0x[\da-f]{64}$/.test(String(value))

describe('an answer says back', () => {
  it.each(cases)('$api $id: $name, in every row', async ({ operation, input, other, paths }) => {
    const { body, headers } = await askOther(operation, input, other)
    expect(headers.get('x-mock-example')).toBe('true')
    const told = paths.flatMap((path) => valuesAt(body, path.split('.')))
    expect(told.length).toBeGreaterThan(0)
    for (const value of told)
      if (isHash(value) === isHash(other)) expect(String(value).toLowerCase()).toBe(other.toLowerCase())
  })

  it('forty inputs of the URL and more', () => {
    expect(cases.length).toBeGreaterThanOrEqual(40)
  })
})

const wallet = '0x1234567890AbcdEF1234567890aBcdef12345678'

describe('a list of inputs', () => {
  it('has a row for each, in its order, where it comes whole', async () => {
    const addresses = [wallet, '0xdac17f958d2ee523a2206206994597c13d831ec7', others['evm-address'] ?? '']
    const query = addresses.map((address) => `addresses[]=${address}`).join('&')
    const { body } = await ask(`/evm/erc20/metadata?${query}`)
    expect(valuesAt(body, ['address'])).toEqual(addresses.map((address) => address.toLowerCase()))
  })

  it('of pairs keeps each pair together', async () => {
    const tokens = [wallet, '0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb'].map((token_address, index) => ({
      token_address,
      token_id: `${index + 70}`,
    }))
    const { body, violations } = await ask('/evm/nft/getMultipleNFTs', { method: 'POST', body: { tokens } })
    expect([valuesAt(body, ['token_id']), violations]).toEqual([['70', '71'], ''])
    expect(valuesAt(body, ['token_address'])).toEqual(tokens.map(({ token_address }) => token_address.toLowerCase()))
  })

  it('that filters leaves rows to one of its values each', async () => {
    const { body } = await ask(`/evm/${wallet}/nft?token_addresses[]=${wallet}`)
    expect(new Set(valuesAt(body, ['result', 'token_address']))).toEqual(new Set([wallet.toLowerCase()]))
  })

  it('of chains finds the row of each, as the document spells them', async () => {
    const { body } = await ask(`/evm/wallets/${wallet}/net-worth?chains[]=0x2105&chains[]=0xa86a`)
    expect(valuesAt(body, ['chains', 'chain'])).toEqual(['base', 'avalanche'])
  })
})

const aptosAccount = { address: `0x${'7c'.repeat(32)}`, publicKey: `0x${'4e'.repeat(32)}` }

describe('a row that only some inputs are in', () => {
  it('of a wallet’s transfers has it on the side where the document has its own', async () => {
    const { body } = await ask(`/evm/${wallet}/erc20/transfers`)
    const rows = valuesAt(body, ['result'])
    const sides = rows.map((row) => [Object(row).from_address, Object(row).to_address])
    for (const side of sides) expect(side).toContain(wallet.toLowerCase())
  })

  it('of a text has what was asked in the place of the document’s own', async () => {
    const body = {
      domain: 'my.example',
      chainId: '0x1',
      address: wallet,
      uri: 'https://my.example/in',
      statement: 'Welcome to mine',
      timeout: 15,
    }
    const reply = await ask('/auth/challenge/request/evm', { method: 'POST', body })
    const { message } = Object(reply.body)
    expect(message).toContain(
      `my.example wants you to sign in with your Ethereum account:\n${wallet}\n\nWelcome to mine`,
    )
    expect(message).toContain('URI: https://my.example/in\n')
  })

  it.each([
    ['evm', { chainId: '0x89', address: wallet }, 'Chain ID: 137'],
    ['evm', { chainId: '0xaa36a7', address: wallet }, 'Chain ID: 11155111'],
    ['evm', { chainId: '0x1', address: wallet }, 'Chain ID: 1'],
    ['aptos', { network: 'testnet', ...aptosAccount }, 'Chain ID: 2'],
    ['aptos', { network: 'mainnet', ...aptosAccount }, 'Chain ID: 1'],
    ['solana', { network: 'devnet', address: others['solana-address'] }, 'Network: devnet'],
  ])('of a challenge of %s for %j has its chain, and nothing else becomes it', async (family, given, line) => {
    const body = { domain: 'my.example', uri: 'https://my.example/', timeout: 15, ...given }
    const reply = await ask(`/auth/challenge/request/${family}`, { method: 'POST', body })
    expect([reply.status, reply.violations], reply.message).toEqual([200, ''])
    expect(Object(reply.body).message).toContain(`\nVersion: 1\n${line}\nNonce: `)
  })
})

describe('the spelling', () => {
  it('is the document’s: checksums, decimal numbers, pages', async () => {
    const { body } = await ask(`/evm/nft/${wallet}/0x2a/owners?limit=2`)
    expect(valuesAt(body, ['result', 'token_id'])).toEqual(['42', '42'])
    expect(Object(body).page_size).toBe(2)
  })

  it('is kept where the document’s own input is asked for otherwise', async () => {
    const { body } = await ask('/evm/0xD8DA6BF26964AF9D7EED9E03E53415D37AA96045/nft')
    expect(valuesAt(body, ['result', 'owner_of'])[0]).toBe('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')
  })
})

it('an example that answers just this request goes before the first', async () => {
  const { body } = await ask('/evm/block/46147')
  expect(Object(body)).toMatchObject({ number: '46147', miner: '0xe6a7a1d47ff21b6321162aea7c6cb457d5476bca' })
})

it('what was made there is no example, and neither is an error', async () => {
  const streams = await ask('/streams/streams/evm?limit=10')
  const missing = await ask(`/evm/transaction/0x${'0'.repeat(64)}`)
  expect([streams, missing].map(({ headers }) => headers.get('x-mock-example'))).toEqual([null, null])
})
