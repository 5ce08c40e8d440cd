import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { createMockServer } from '../../../../playground/mock/server/server.js'
import { fieldOf } from '../../../../src/values/fieldOf.js'
import { toBase58 } from '../../../support/base58.js'
import { ask as askAt, type MockReply, type MockRequest, runMockServer } from '../../../support/mockServer.js'

const { ask } = runMockServer({ apis: ['streams'] })
const seeded = '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05'
const nowhere = '00000000-0000-4000-8000-000000000000'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** An account of its own, so that tests do not meet. Every answer has to conform to the document. */
function account(key: string) {
  return async (method: string, path: string, body?: unknown): Promise<MockReply> => {
    const request: MockRequest = { method, key, ...(body !== undefined && { body }) }
    const reply = await ask(`/streams${path}`, request)
    expect(reply.violations).toBe('')
    return reply
  }
}

/** Twenty or 32 bytes that hold a number. */
const bytesOf = (size: number, number: number): Uint8Array => {
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(0, 0x40_00_00_00 + number)
  return bytes
}

/** An address of Bitcoin of the kind P2PKH, with its checksum. */
function bitcoinAddress(number: number): string {
  const payload = Uint8Array.of(0, ...bytesOf(20, number))
  return toBase58(Uint8Array.of(...payload, ...sha256(sha256(payload)).subarray(0, 4)))
}

const families = [
  {
    kind: 'evm',
    seeded,
    address: (number: number) => `0x${String(number).padStart(40, '0')}`,
    body: {
      webhookUrl: 'https://hooks.example.org/a',
      description: 'A',
      tag: 'a',
      chainIds: ['0x1'],
      includeContractLogs: true,
    },
    change: { chainIds: ['0x1', '0x89'] },
    addresses: [usdc, '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
    kept: (address: string) => address.toLowerCase(),
    afterStatus: expect.objectContaining({ id: expect.any(String), status: 'paused' }),
    afterDelete: (id: string) => expect.objectContaining({ id }),
  },
  {
    kind: 'solana',
    seeded: '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842',
    address: (number: number) => toBase58(bytesOf(32, number)),
    body: {
      webhookUrl: 'https://hooks.example.org/s',
      description: 'S',
      tag: 's',
      network: ['mainnet'],
      programIds: ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    },
    change: { mintAddresses: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'] },
    addresses: [
      '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
      'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg',
      '11111111111111111111111111111111',
    ],
    kept: (address: string) => address,
    afterStatus: { status: 'paused', statusMessage: expect.any(String) },
    afterDelete: () => true,
  },
  {
    kind: 'bitcoin',
    seeded: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27',
    address: bitcoinAddress,
    body: { webhookUrl: 'https://hooks.example.org/t', description: 'T', tag: '', network: ['mainnet'] },
    change: { includeInputs: false },
    addresses: [
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    ],
    kept: (address: string) => (address.startsWith('BC1') ? address.toLowerCase() : address),
    afterStatus: { status: 'paused', statusMessage: expect.any(String) },
    afterDelete: () => true,
  },
  {
    kind: 'aptos',
    seeded: '3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25',
    address: (number: number) => `0x${String(number).padStart(40, '0')}`,
    body: {
      webhookUrl: 'https://hooks.example.org/b',
      description: 'B',
      tag: 'b',
      network: ['mainnet'],
      includeEvents: true,
    },
    change: { events: ['0x1::coin::DepositEvent'] },
    addresses: ['0x1', `0x${'AB'.repeat(32)}`, `0x${'0'.repeat(62)}2f`],
    kept: (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`,
    afterStatus: { status: 'paused', statusMessage: expect.any(String) },
    afterDelete: () => true,
  },
]

describe.each(families)('$kind streams', (family) => {
  const { kind, body, change, addresses, kept, afterStatus, afterDelete } = family
  const streams = `/streams/${kind}`

  it('live from create to delete', async () => {
    const call = account(`${kind}-life`)
    const created = await call('PUT', streams, body)
    const id = String(fieldOf(created.body, 'id'))
    expect(created.body).toMatchObject({ ...body, status: 'active', amountOfAddresses: 0 })
    expect((await call('GET', `${streams}/${id}`)).body).toEqual(created.body)
    expect(idsOf(await call('GET', `${streams}?limit=100`))).toContain(id)

    const changed = await call('POST', `${streams}/${id}`, change)
    expect(changed.body).toMatchObject({ ...body, ...change, id })
    expect((await call('GET', `${streams}/${id}`)).body).toEqual(changed.body)

    expect((await call('POST', `${streams}/${id}/status`, { status: 'paused' })).body).toEqual(afterStatus)
    expect((await call('GET', `${streams}/${id}`)).body).toMatchObject({ status: 'paused' })

    expect((await call('DELETE', `${streams}/${id}`)).body).toEqual(afterDelete(id))
    expect(await call('GET', `${streams}/${id}`)).toMatchObject({ status: 404, body: { message: 'Stream not found' } })
    expect(idsOf(await call('GET', `${streams}?limit=100`))).not.toContain(id)
  })

  it('watch the addresses that are added, one or many, and no longer those that are deleted', async () => {
    const call = account(`${kind}-addresses`)
    const id = String(fieldOf((await call('PUT', streams, body)).body, 'id'))
    const [first = '', ...others] = addresses
    expect((await call('POST', `${streams}/${id}/address`, { address: first })).body).toEqual({
      streamId: id,
      address: first,
    })
    expect((await call('POST', `${streams}/${id}/address`, { address: others })).body).toEqual({
      streamId: id,
      address: others,
    })
    expect((await call('GET', `${streams}/${id}`)).body).toMatchObject({ amountOfAddresses: 3 })
    expect(addressesOf(await call('GET', `${streams}/${id}/address?limit=100`))).toEqual(addresses.map(kept))

    const gone = await call('DELETE', `${streams}/${id}/address`, { address: kept(first) })
    expect(gone.body).toEqual({ streamId: id, address: kept(first) })
    expect(addressesOf(await call('GET', `${streams}/${id}/address?limit=100`))).toEqual(others.map(kept))
  })

  const flags = Object.keys(body).filter((name) => name.startsWith('include'))
  it.runIf(flags.length > 0)(
    'need one of the records that they can deliver, from the beginning to the end',
    async () => {
      const call = account(`${kind}-records`)
      const off = Object.fromEntries(flags.map((name) => [name, false]))
      const refused = await call('PUT', streams, { ...body, ...off })
      expect([refused.status, refused.message]).toEqual([
        400,
        expect.stringMatching(/must have one of (include\w+(, )?){3}$/),
      ])
      const id = String(fieldOf((await call('PUT', streams, body)).body, 'id'))
      expect((await call('POST', `${streams}/${id}`, off)).status).toBe(400)
      expect((await call('GET', `${streams}/${id}`)).body).toMatchObject(body)
    },
  )

  it('refuse an address that is none, and deleting one that is not watched', async () => {
    const call = account(`${kind}-refusals`)
    const path = `${streams}/${family.seeded}/address`
    const wrong = await call('POST', path, { address: [addresses[0], '0x12zz'] })
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Invalid address provided' } })
    const before = addressesOf(await call('GET', `${path}?limit=100`))
    const strange = await call('DELETE', path, { address: [before[0], family.address(999)] })
    expect(strange).toMatchObject({ status: 404, body: { message: 'Address not found' } })
    expect(addressesOf(await call('GET', `${path}?limit=100`))).toEqual(before)
  })

  it.each([
    ['GET', '', undefined],
    ['POST', '', {}],
    ['DELETE', '', undefined],
    ['POST', '/status', { status: 'active' }],
    ['GET', '/address?limit=10', undefined],
    ['POST', '/address', { address: addresses[0] }],
    ['DELETE', '/address', { address: addresses[0] }],
  ])('%s /{id}%s of an unknown id is the documented 404', async (method, rest, sent) => {
    const reply = await account(`${kind}-unknown`)(method, `${streams}/${nowhere}${rest}`, sent)
    expect(reply).toMatchObject({ status: 404, body: { message: 'Stream not found' } })
  })

  it('are listed page by page, the examples of the document first', async () => {
    const call = account(`${kind}-list`)
    const all = idsOf(await call('GET', `${streams}?limit=100`))
    const found: string[] = []
    let cursor = ''
    do {
      const reply = await call('GET', `${streams}?limit=2${cursor && `&cursor=${cursor}`}`)
      found.push(...idsOf(reply))
      expect(fieldOf(reply.body, 'total')).toBe(all.length)
      cursor = String(fieldOf(reply.body, 'cursor') ?? '')
    } while (cursor)
    expect(found).toEqual(all)
    expect(all).toHaveLength(5)
  })

  it('have no further page after the one that ends with the last', async () => {
    const { body } = await account(`${kind}-list`)('GET', `${streams}?limit=5`)
    expect(body).toMatchObject({ cursor: null, total: 5 })
  })

  it('are read a hundred addresses at once where no limit is given', async () => {
    const call = account(`${kind}-hundred`)
    const id = String(fieldOf((await call('PUT', streams, body)).body, 'id'))
    const many = Array.from({ length: 101 }, (_, index) => family.address(index + 1))
    await call('POST', `${streams}/${id}/address`, { address: many })
    const reply = await call('GET', `${streams}/${id}/address`)
    expect(addressesOf(reply)).toEqual(many.slice(0, 100).map(kept))
    expect(fieldOf(reply.body, 'cursor')).toEqual(expect.any(String))
  })

  it('tell which methods a path takes', async () => {
    const { status, headers, message } = await ask(`/streams${streams}/${nowhere}`, { method: 'PUT' })
    expect([status, headers.get('allow')?.split(', ').sort()]).toEqual([405, ['DELETE', 'GET', 'POST']])
    expect(message).toContain(`takes ${headers.get('allow')}, not PUT`)
  })

  it('refuse a cursor that no page gave', async () => {
    expect((await account(kind)('GET', `${streams}?limit=2&cursor=guess`)).status).toBe(400)
  })

  it('refuse a body that breaks the document, and nothing is created', async () => {
    const call = account(`${kind}-invalid`)
    const missing = await ask(`/streams${streams}`, {
      method: 'PUT',
      key: `${kind}-invalid`,
      body: { ...body, description: undefined },
    })
    expect(missing.status).toBe(400)
    expect(missing.message).toContain("required property 'description'")
    expect(idsOf(await call('GET', `${streams}?limit=100`))).toHaveLength(5)
  })
})

describe('a copy of an EVM stream', () => {
  it('has an id of its own, and the addresses', async () => {
    const call = account('copy')
    const original = (await call('GET', `/streams/evm/${seeded}`)).body
    const copy = (await call('POST', `/streams/evm/${seeded}/duplicate`)).body
    const id = String(fieldOf(copy, 'id'))
    expect(copy).toEqual({ ...Object(original), id, status: 'active', updatedAt: expect.any(String) })
    expect(id).not.toBe(seeded)
    const addressesAt = async (at: string) => addressesOf(await call('GET', `/streams/evm/${at}/address?limit=100`))
    expect(await addressesAt(id)).toEqual(await addressesAt(seeded))
    await call('DELETE', `/streams/evm/${id}/address`, { address: await addressesAt(id) })
    expect(await addressesAt(id)).toEqual([])
    expect(await addressesAt(seeded)).toHaveLength(5)
  })

  it('of an unknown stream is the documented 404', async () => {
    const reply = await account('copy')('POST', `/streams/evm/${nowhere}/duplicate`)
    expect(reply).toMatchObject({ status: 404, body: { message: 'Stream not found' } })
  })
})

it('replaced addresses are the only ones that an EVM stream watches', async () => {
  const call = account('replace')
  const path = `/streams/evm/${seeded}/address`
  expect((await call('PATCH', path, { address: usdc })).body).toEqual({ streamId: seeded, address: usdc })
  expect(addressesOf(await call('GET', `${path}?limit=100`))).toEqual([usdc.toLowerCase()])
})

describe('the extended public keys of a Bitcoin stream', () => {
  const path = '/streams/bitcoin/b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27/xpub'
  const xpub =
    'xpub6H1LXWLaKsWFhvm6RVpEL9P4KfRZSW7abD2ttkWP3SSQvnyA8FSVqNTEcYFgJS2UaFcxupHiYkro49S8yGasTvXEYBVPamhGW6cFJodrTHy'

  it('are added once, listed, and removed by id', async () => {
    const call = account('xpubs')
    const added = (await call('POST', path, { xpub })).body
    expect(added).toMatchObject({ xpub, streamId: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27' })
    expect((await call('POST', path, { xpub })).body).toEqual(added)
    const { body } = await call('GET', `${path}?limit=100`)
    expect([fieldOf(body, 'total'), rowsOf({ body } as MockReply).at(-1)]).toEqual([6, added])
    expect((await call('DELETE', `${path}/${fieldOf(added, 'id')}`)).body).toBe(true)
    expect(fieldOf((await call('GET', `${path}?limit=100`)).body, 'total')).toBe(5)
    const again = await call('DELETE', `${path}/${fieldOf(added, 'id')}`)
    expect(again).toMatchObject({ status: 404, body: { message: 'Xpub not found' } })
  })

  it('refuse a text that is none', async () => {
    const reply = await account('xpubs-none')('POST', path, { xpub: `${xpub.slice(0, -1)}z` })
    expect(reply).toMatchObject({ status: 400, body: { message: 'Invalid xpub provided' } })
  })

  it('are gone with their stream', async () => {
    const call = account('xpubs-gone')
    await call('DELETE', path.replace('/xpub', ''))
    expect((await call('GET', `${path}?limit=100`)).status).toBe(404)
  })
})

const blocks = [
  { kind: 'evm', block: '0x1', id: seeded },
  { kind: 'solana', block: 'mainnet', id: '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842' },
  { kind: 'bitcoin', block: 'mainnet', id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27' },
]

describe.each(blocks)('a block of $kind streams', ({ kind, block, id }) => {
  it('is sent again for a stream that is there, and the answer is null', async () => {
    const send = (stream: string) =>
      account(`${kind}-send`)('POST', `/streams/${kind}/${block}/block-to-webhook/18905120/${stream}`)
    expect(await send(id)).toMatchObject({ status: 200, body: null })
    expect(await send(nowhere)).toMatchObject({ status: 404, body: { message: 'Stream not found' } })
  })

  it('is previewed for any filters', async () => {
    const reply = await account(`${kind}-preview`)('POST', `/streams/${kind}/${block}/block/18905120`, { tag: 'mine' })
    expect(reply).toMatchObject({ status: 200, body: { tag: 'mine', chainId: expect.any(String) } })
  })
})

describe('an account', () => {
  it('sees its own streams only', async () => {
    const created = await account('mine')('PUT', '/streams/evm', families[0]?.body)
    const path = `/streams/evm/${fieldOf(created.body, 'id')}`
    expect((await account('mine')('GET', path)).status).toBe(200)
    expect((await account('yours')('GET', path)).status).toBe(404)
  })

  it('lists by status', async () => {
    const call = account('status')
    await call('POST', `/streams/evm/${seeded}/status`, { status: 'paused' })
    const paused = idsOf(await call('GET', '/streams/evm?limit=100&status=paused'))
    const active = idsOf(await call('GET', '/streams/evm?limit=100&status=active'))
    expect(paused).toContain(seeded)
    expect(active).not.toContain(seeded)
  })

  it('keeps its settings', async () => {
    const call = account('settings')
    const before = (await call('GET', '/settings')).body
    const after = await call('POST', '/settings', { region: 'us-west-2' })
    expect(after.body).toEqual({ ...Object(before), region: 'us-west-2' })
    expect((await call('GET', '/settings')).body).toEqual(after.body)
  })

  it('is told which field of its settings is wrong', async () => {
    const reply = await ask('/streams/settings', { method: 'POST', body: { region: 'mars' } })
    expect(reply).toMatchObject({ status: 422, body: { message: 'Validation Failed' } })
    expect(reply.body).toHaveProperty(['details', 'requestBody.region'])
  })

  it('has figures of the streams it has', async () => {
    const call = account('stats')
    for (const family of families) expect((await call('GET', `/stats/${family.seeded}`)).status).toBe(200)
    expect((await call('GET', `/stats/${nowhere}`)).status).toBe(404)
  })

  it('is not touched by a preferred answer', async () => {
    const request = { method: 'DELETE', key: 'prefer', body: {}, headers: { prefer: 'example=native' } }
    expect((await ask(`/streams/streams/evm/${seeded}`, request)).status).toBe(200)
    expect((await account('prefer')('GET', `/streams/evm/${seeded}`)).status).toBe(200)
  })
})

it.each(['hooks.example.org/a', 'ftp://example.org', 'https://'])('nothing can be posted to %s', async (webhookUrl) => {
  const { status, message } = await account('no-url')('PUT', '/streams/evm', { ...families[0]?.body, webhookUrl })
  expect([status, message]).toEqual([400, `Could not POST to ${webhookUrl}. Please check your webhook URL.`])
  expect(idsOf(await account('no-url')('GET', '/streams/evm?limit=100'))).toHaveLength(5)
})

it('a webhook that does not take its test delivery gets no stream', async () => {
  const server = await createMockServer({ port: 0, apis: ['streams'], acceptStream: ({ tag }) => tag !== 'b' })
  try {
    const create = (body: unknown) => askAt(`${server.url}/streams/streams/evm`, { method: 'PUT', body })
    expect((await create(families[0]?.body)).status).toBe(200)
    const refused = await create({ ...families[0]?.body, tag: 'b' })
    expect([refused.status, refused.message]).toEqual([400, expect.stringContaining('Could not POST to')])
    expect(idsOf(await askAt(`${server.url}/streams/streams/evm?limit=100`))).toHaveLength(6)
  } finally {
    await server.close()
  }
})

const rowsOf = ({ body }: MockReply): readonly unknown[] => [fieldOf(body, 'result')].flat()
const idsOf = (reply: MockReply): string[] => rowsOf(reply).map((row) => String(fieldOf(row, 'id')))
const addressesOf = (reply: MockReply): string[] => rowsOf(reply).map((row) => String(fieldOf(row, 'address')))
