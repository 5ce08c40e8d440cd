import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient, errorFromJSON } from '../../../../src/index.js'
import { ensureWith } from '../../../../src/streams/ensure/ensureStream.js'
import type { EnsureEvmStream, EnsureProgress, EnsureStreamOptions } from '../../../../src/streams.js'
import { AddressesRefusedError, RemovalRefusedError } from '../../../../src/streams.js'
import { checksumAddress } from '../../../../src/values.js'
import { ensureAtOnce as ensureStream, type StreamService, startStreamService } from '../../../support/streamService.js'

let service: StreamService
beforeEach(async () => {
  service = await startStreamService()
})
afterEach(() => service.close())

const clientOf = (retries = 0) =>
  createClient({
    apiKey: 'test',
    baseUrl: { streams: service.url },
    retries: { limit: retries, minDelay: 1, maxDelay: 2 },
  })

const addressAt = (at: number): string => `0x${at.toString(16).padStart(40, '0')}`
const addresses = (count: number, from = 1): string[] => Array.from({ length: count }, (_, at) => addressAt(from + at))

const deposits = {
  family: 'evm',
  tag: 'deposits',
  webhookUrl: 'https://example.com/webhook',
  chainIds: ['eth', 'base'],
  includeNativeTxs: true,
} as const satisfies EnsureEvmStream

const heldBy = (id: string | undefined): string[] => [...(service.addresses.get(id ?? '') ?? [])]
const tagged = (tag = 'deposits') => service.streams.filter((stream) => stream.tag === tag)

/** The error with which a call rejects. */
async function failureOf(call: Promise<unknown>): Promise<Error> {
  const outcome = await call.then(
    () => new Error('It resolved'),
    (error: Error) => error,
  )
  return outcome
}

describe('a stream that does not exist', () => {
  test('is created with the fields that are given, and gets all addresses', async () => {
    const wanted = addresses(250)
    const { id, plan } = await ensureStream(clientOf(), { ...deposits, addresses: wanted })
    expect(service.streams).toMatchObject([
      { id, tag: 'deposits', description: 'deposits', chainIds: ['0x1', '0x2105'], includeNativeTxs: true },
    ])
    expect(heldBy(id)).toEqual(wanted)
    expect(plan).toMatchObject({ create: true, update: [], activate: false, add: 250, remove: 0 })
    expect(plan.first.add).toEqual(wanted.slice(0, 100))
  })

  test('is only planned in a dry run', async () => {
    const { id, plan } = await ensureStream(clientOf(), {
      ...deposits,
      addresses: addresses(3),
      dryRun: true as boolean,
    })
    expect(id).toBe('')
    expect(plan).toMatchObject({ create: true, add: 3 })
    expect(service.writes()).toEqual([])
  })

  test('needs what the service needs, which is said before anything is written', async () => {
    const { chainIds: _, ...rest } = deposits
    await expect(ensureStream(clientOf(), rest)).rejects.toThrow('Param chainIds is required')
    expect(service.writes()).toEqual([])
  })

  test('is created once, although the response was lost', async () => {
    service.script = ({ method }) => (method === 'PUT' ? { die: 'after' } : undefined)
    const { id } = await ensureStream(clientOf(), { ...deposits, addresses: addresses(2) })
    expect(tagged().map((stream) => stream.id)).toEqual([id])
    expect(heldBy(id)).toEqual(addresses(2))
  })

  test('is created after a 503, and after a 429', async () => {
    const failing = [503, 429]
    service.script = ({ method }) => {
      const status = method === 'PUT' ? failing.shift() : undefined
      return status === undefined ? undefined : { status, body: { message: 'not now' } }
    }
    const { id } = await ensureStream(clientOf(2), deposits)
    expect(tagged().map((stream) => stream.id)).toEqual([id])
  })
})

describe('a stream that exists', () => {
  test('that is as described is only read', async () => {
    const options = { ...deposits, addresses: addresses(150), remove: { max: 10 } }
    await ensureStream(clientOf(), options)
    service.requests.length = 0
    const { plan } = await ensureStream(clientOf(), {
      ...options,
      chainIds: [8453, 'ethereum'],
      addresses: addresses(150).map(checksumAddress).reverse(),
    })
    expect(plan).toMatchObject({ create: false, update: [], activate: false, add: 0, remove: 0, duplicates: [] })
    expect(service.writes()).toEqual([])
  })

  test('is changed where it differs, and nowhere else', async () => {
    const { id } = service.seed('evm', {
      tag: 'deposits',
      chainIds: ['0x2105', '0x1'],
      description: 'mine',
      demo: true,
    })
    const { plan } = await ensureStream(clientOf(), deposits)
    expect(plan.update).toEqual(['includeNativeTxs'])
    expect(service.writes()).toEqual([{ method: 'POST', path: `/streams/evm/${id}`, body: { includeNativeTxs: true } }])
  })

  test('is found by its id, and gets the tag', async () => {
    service.seed('evm', { tag: 'deposits' })
    const { id } = service.seed('evm', { tag: 'old' })
    await ensureStream(clientOf(), { family: 'evm', id, tag: 'new' })
    expect(service.streams.map(({ tag }) => tag)).toEqual(['deposits', 'new'])
  })

  test('is found beyond the first page', async () => {
    for (let at = 0; at < 230; at++) service.seed('evm', { tag: `other ${at}` })
    const { id } = service.seed('evm', { tag: 'deposits' })
    for (let at = 0; at < 30; at++) service.seed('evm', { tag: `later ${at}` })
    expect((await ensureStream(clientOf(), { family: 'evm', tag: 'deposits' })).id).toBe(id)
  })

  test.each([
    ['the one with the smallest id', [0, 0, 0], 'a', ['b', 'c']],
    ['the one that is in use', [0, 0, 1], 'c', ['a', 'b']],
    ['of two that are in use, the one with the smaller id', [0, 1, 2], 'b', ['c', 'a']],
  ])('of which there are several goes on as %s, and the others are named', async (_, held, kept, others) => {
    for (const [at, id] of ['b', 'a', 'c'].entries())
      service.seed('evm', { id, tag: 'deposits' }, addresses(held[['a', 'b', 'c'].indexOf(id)] ?? 0, at))
    for (const newestFirst of [false, true]) {
      service.newestFirst = newestFirst
      const { id, plan } = await ensureStream(clientOf(), { family: 'evm', tag: 'deposits' })
      expect([id, plan.duplicates]).toEqual([kept, others])
    }
    expect(service.writes()).toEqual([])
  })
})

describe('the status', () => {
  test('error is brought back to active, and the plan says that blocks were missed', async () => {
    const stream = service.seed('evm', { tag: 'deposits', status: 'error' })
    const { plan } = await ensureStream(clientOf(), { family: 'evm', tag: 'deposits' })
    expect(stream.status).toBe('active')
    expect(plan).toMatchObject({ activate: true, missed: expect.stringContaining('sendEvmStreamBlock') })
  })

  test('paused stays, unless active is asked for', async () => {
    const stream = service.seed('evm', { tag: 'deposits', status: 'paused' })
    expect((await ensureStream(clientOf(), { family: 'evm', tag: 'deposits' })).plan.activate).toBe(false)
    expect(stream.status).toBe('paused')
    await ensureStream(clientOf(), { family: 'evm', tag: 'deposits', status: 'active' })
    expect(stream.status).toBe('active')
  })

  test.each([['tag'], ['id']] as const)(
    'terminated gets a new stream with the same addresses, found by %s, once',
    async (by) => {
      const old = service.seed(
        'evm',
        { tag: 'deposits', status: 'terminated', description: 'mine', chainIds: ['0x89'], includeContractLogs: true },
        addresses(120),
      )
      const options = { family: 'evm', ...(by === 'id' ? { id: old.id } : { tag: 'deposits' }) } as const
      const { id, plan } = await ensureStream(clientOf(), { ...options, addresses: addresses(1, 500) })
      expect(service.streams.at(-1)).toMatchObject({
        ...{ id, tag: 'deposits', description: 'mine', chainIds: ['0x89'], includeContractLogs: true },
      })
      expect(heldBy(id)).toEqual([addressAt(500), ...addresses(120)])
      expect(plan).toMatchObject({
        create: true,
        add: 121,
        replaces: old.id,
        missed: expect.stringContaining('missed'),
      })

      service.requests.length = 0
      expect((await ensureStream(clientOf(), options)).id).toBe(id)
      expect(service.writes()).toEqual([])
    },
  )

  test('terminated by id without a tag is an error, because its successor could not be found', async () => {
    const { id } = service.seed('evm', { status: 'terminated' })
    await expect(ensureStream(clientOf(), { family: 'evm', id })).rejects.toThrow('has no tag')
    expect(service.writes()).toEqual([])
  })
})

describe('addresses', () => {
  const seeded = (count = 5) => service.seed('evm', { tag: 'deposits' }, addresses(count))
  const watching = { family: 'evm', tag: 'deposits' } as const

  test('that are not given are not even read', async () => {
    seeded()
    await ensureStream(clientOf(), watching)
    expect(service.requests.map(({ path }) => path.replace(/\?.*/, ''))).toEqual(['/streams/evm'])
  })

  test('that the stream has and the iterable lacks stay', async () => {
    const { id } = seeded()
    await ensureStream(clientOf(), { ...watching, addresses: addresses(3, 4) })
    expect(heldBy(id)).toEqual(addresses(6))
  })

  test('go with remove, after the missing ones were added', async () => {
    const { id } = seeded()
    const { plan } = await ensureStream(clientOf(), { ...watching, addresses: addresses(4, 3), remove: { max: 2 } })
    expect(heldBy(id)).toEqual(addresses(4, 3))
    expect(plan).toMatchObject({ add: 1, remove: 2, first: { remove: addresses(2) } })
    expect(service.writes().map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })

  test.each([
    ['a max of 0', 'max', { addresses: addresses(4), remove: { max: 0 } }, undefined],
    ['more than max', 'max', { addresses: addresses(2), remove: { max: 2 } }, undefined],
    ['an empty iterable', 'empty', { addresses: [], remove: { max: 100 } }, undefined],
    ['a total that is larger', 'incomplete', { addresses: addresses(4), remove: { max: 100 } }, 6],
    ['a total that is smaller', 'incomplete', { addresses: addresses(4), remove: { max: 100 } }, 4],
    ['no total', 'incomplete', { addresses: addresses(4), remove: { max: 100 } }, null],
  ] as const)('stay for %s, and the error says why', async (_, reason, options, total) => {
    const { id } = seeded()
    if (total !== undefined) service.totalOf = () => total
    const error = await failureOf(ensureStream(clientOf(), { ...watching, ...options }))
    expect(error).toBeInstanceOf(RemovalRefusedError)
    expect(error).toMatchObject({ code: 'REMOVAL_REFUSED', reason, streamId: id, found: 5, max: options.remove.max })
    expect(heldBy(id)).toEqual(addresses(5))
    await expect(ensureStream(clientOf(), { ...watching, ...options, dryRun: true })).rejects.toThrow(
      RemovalRefusedError,
    )
    expect(service.writes().filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  test('that are missing are added although the removal is refused', async () => {
    const { id } = seeded()
    const call = ensureStream(clientOf(), { ...watching, addresses: [addressAt(9)], remove: { max: 1 } })
    const error = await failureOf(call)
    expect(error).toMatchObject({ reason: 'max', remove: 5, added: 1 })
    expect(error instanceof RemovalRefusedError && errorFromJSON(error.toJSON())).toEqual(error)
    expect(heldBy(id)).toEqual([...addresses(5), addressAt(9)])
  })

  test('of an iterable that fails change nothing, and its error comes unchanged', async () => {
    const { id } = seeded()
    const failed = new Error('the cursor was lost')
    async function* failing() {
      yield addressAt(1)
      throw failed
    }
    expect(await failureOf(ensureStream(clientOf(), { ...watching, addresses: failing(), remove: { max: 9 } }))).toBe(
      failed,
    )
    expect(heldBy(id)).toEqual(addresses(5))
    expect(service.writes()).toEqual([])
  })

  test('that are invalid are named by their position, before anything is written', async () => {
    const call = ensureStream(clientOf(), { ...deposits, addresses: [...addresses(2), 'vitalik.eth'] })
    expect((await failureOf(call)).message).toMatch(
      /^Invalid address provided: vitalik\.eth\n.*Given as addresses\[2\]/,
    )
    expect(service.writes()).toEqual([])
  })

  test('of a list are checked before anything is sent, those of another iterable before anything is written', async () => {
    const wrong = [...addresses(2), '0x1']
    await failureOf(ensureStream(clientOf(), { ...deposits, addresses: wrong }))
    expect(service.requests).toEqual([])
    await failureOf(ensureStream(clientOf(), { ...deposits, addresses: new Set(wrong) }))
    expect(service.requests.map(({ method }) => method)).toEqual(['GET'])
  })

  test('of a function that gives none are an error, before anything is written', async () => {
    seeded()
    const addressesOf = () => '0x1' as unknown as string[]
    const error = await failureOf(ensureStream(clientOf(), { ...watching, addresses: addressesOf }))
    expect(error.message).toMatch(/^Invalid option: addresses\n.*function must return an iterable/)
    expect(service.writes()).toEqual([])
  })

  test('that are added to both while they are read are not taken for surplus', async () => {
    const { id } = seeded()
    async function* users() {
      service.addresses.get(id)?.add(addressAt(6))
      yield* addresses(6)
    }
    await ensureStream(clientOf(), { ...watching, addresses: users(), remove: { max: 9 } })
    expect(heldBy(id)).toEqual(addresses(6))
  })

  test('that the service refuses do not keep the others out, and the error names them', async () => {
    const { id } = seeded()
    const bad = [addressAt(9), addressAt(40), addressAt(41)]
    for (const address of bad) service.refused.add(address)
    const call = ensureStream(clientOf(), { ...watching, addresses: addresses(60, 2), remove: { max: 1 } })
    const error = await failureOf(call)
    expect(error).toBeInstanceOf(AddressesRefusedError)
    expect(error).toMatchObject({ streamId: id, addresses: bad, unsent: 0, cause: { status: 400 } })
    expect(error.message).toMatch(/^The service refused 3 addresses: 0x0+9, 0x0+28, 0x0+29\n.*Invalid address/)
    const restored = error instanceof AddressesRefusedError && errorFromJSON(error.toJSON())
    expect(restored).toMatchObject({ name: 'AddressesRefusedError', addresses: bad })
    expect(heldBy(id).sort()).toEqual(addresses(60, 2).filter((address) => !bad.includes(address)))
  })

  test('that the service refuses one after the other are not all tried', async () => {
    const { id } = seeded()
    for (const address of addresses(900, 100)) service.refused.add(address)
    const error = await failureOf(ensureStream(clientOf(), { ...watching, addresses: addresses(994, 6) }))
    expect(error instanceof AddressesRefusedError && [error.addresses.length, error.unsent]).toEqual([100, 800])
    expect(heldBy(id)).toEqual(addresses(99))
  })

  test('go in halves where the service finds a batch too large', async () => {
    service.mostAddresses = 70
    const { id } = await ensureStream(clientOf(), { ...deposits, addresses: addresses(300) })
    expect(heldBy(id)).toEqual(addresses(300))
    await ensureStream(clientOf(), { ...deposits, addresses: addresses(10), remove: { max: 290 } })
    expect(heldBy(id)).toEqual(addresses(10))
  })

  test('that another has removed in the meantime do not stop a removal', async () => {
    const { id } = seeded()
    service.script = ({ method }) => {
      if (method === 'DELETE') service.addresses.get(id)?.delete(addressAt(1))
      return undefined
    }
    await ensureStream(clientOf(), { ...watching, addresses: addresses(2, 4), remove: { max: 3 } })
    expect(heldBy(id)).toEqual(addresses(2, 4))
  })

  test('are sent again after a 503 and a 429', async () => {
    const { id } = seeded()
    const failing = [503, 429]
    service.script = ({ method }) => {
      const status = method === 'POST' ? failing.shift() : undefined
      return status === undefined ? undefined : { status }
    }
    await ensureStream(clientOf(2), { ...watching, addresses: addresses(6) })
    expect(heldBy(id)).toEqual(addresses(6))
  })
})

describe('on the way', () => {
  test('every step tells how far it is', async () => {
    service.seed('evm', { tag: 'deposits' }, addresses(150))
    const told: EnsureProgress[] = []
    const onProgress = (progress: EnsureProgress) => told.push(progress)
    const options = { addresses: addresses(150, 2), remove: { max: 1 }, onProgress }
    await ensureStream(clientOf(), { family: 'evm', tag: 'deposits', ...options })
    expect(told).toEqual([
      { step: 'collect', done: 150, total: 150 },
      { step: 'read', done: 100, total: 150 },
      { step: 'read', done: 150, total: 150 },
      { step: 'add', done: 1, total: 1 },
      { step: 'remove', done: 1, total: 1 },
    ])
  })

  test('an abort ends it before the next request, with its reason', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    service.script = (_, index) => {
      if (index === 1) controller.abort(reason)
      return undefined
    }
    const call = ensureStream(clientOf(), { ...deposits, addresses: addresses(3), signal: controller.signal })
    expect(await failureOf(call)).toBe(reason)
    expect(service.requests).toHaveLength(2)
  })

  test('an abort ends the wait for an address that never comes', async () => {
    const reason = new Error('enough')
    const controller = new AbortController()
    async function* stuck() {
      yield addressAt(1)
      controller.abort(reason)
      await new Promise(() => {})
    }
    const call = ensureStream(clientOf(), { ...deposits, addresses: stuck(), signal: controller.signal })
    expect(await failureOf(call)).toBe(reason)
    expect(service.writes()).toEqual([])
  })
})

describe('killed at every request and run again, it converges', () => {
  const wanted = [...addresses(90, 20), ...addresses(120, 1000)]
  const cases: readonly [string, () => void, EnsureStreamOptions, readonly string[]][] = [
    ['from nothing', () => {}, { ...deposits, addresses: wanted }, wanted],
    [
      'with a removal',
      () => service.seed('evm', { tag: 'deposits', status: 'error' }, addresses(150)),
      { ...deposits, addresses: wanted, remove: { max: 150 } },
      wanted,
    ],
    [
      'in place of a terminated stream',
      () => service.seed('evm', { tag: 'deposits', status: 'terminated' }, addresses(150)),
      { ...deposits, addresses: wanted },
      [...addresses(150), ...wanted],
    ],
  ]
  const dying =
    (k: number, die: 'before' | 'after'): StreamService['script'] =>
    (_, index) => {
      if (index < k) return undefined
      return { die: index === k ? die : 'before' } // a dead process sends nothing more
    }

  test.each(cases)('%s', { timeout: 60_000 }, async (_, start, options, expected) => {
    service.mostAddresses = 80
    let requests = 1
    for (let k = 0; k < requests; k++)
      for (const die of ['before', 'after'] as const) {
        service.streams.length = 0
        service.requests.length = 0
        start()
        service.script = dying(k, die)
        await ensureStream(clientOf(), options).catch(() => {})
        service.script = () => undefined
        service.requests.length = 0
        const { id } = await ensureStream(clientOf(), options)
        expect(tagged().filter(({ status }) => status !== 'terminated')).toMatchObject([
          { id, status: 'active', description: tagged().length > 1 ? '' : expect.any(String) },
        ])
        expect(heldBy(id).sort()).toEqual([...new Set(expected)].sort())
        service.requests.length = 0
        await ensureStream(clientOf(), options)
        expect(service.writes()).toEqual([])

        if (k > 0 || die === 'before') continue
        service.streams.length = 0
        service.requests.length = 0
        start()
        await ensureStream(clientOf(), options)
        requests = service.requests.length
      }
    expect(requests).toBeGreaterThan(6)
  })
})

describe('two at once converge', () => {
  const wanted = addresses(60)
  const users = new Set<string>()

  /** Lets the requests that match go on only once a number of them has arrived, in the order that is asked for. */
  function gate(matches: (method: string) => boolean, count: number): StreamService['script'] {
    const waiting: (() => void)[] = []
    return ({ method }) => {
      if (!matches(method) || count === 0) return undefined
      return new Promise<undefined>((resume) => {
        waiting.push(() => resume(undefined))
        if (waiting.length < count) return
        count = 0
        for (const go of waiting.reverse()) go()
      })
    }
  }

  test.each([false, true])('which both list before either creates; newest first: %s', async (newestFirst) => {
    Object.assign(service, { newestFirst })
    service.script = gate((method) => method === 'PUT', 2)
    const both = await Promise.all([0, 1].map(() => ensureStream(clientOf(), { ...deposits, addresses: wanted })))
    expect(new Set(both.map(({ id }) => id))).toEqual(new Set(tagged().map(({ id }) => id)))
    expect(tagged()).toHaveLength(1)
    expect(heldBy(tagged()[0]?.id)).toEqual(wanted)
  })

  /** A run that finds no stream, and whose request to create one arrives only when it is opened. */
  async function lateRun(options: Partial<EnsureEvmStream>) {
    let open = (): void => {}
    let puts = 0
    const isThrough = new Promise<undefined>((resolve) => {
      open = () => resolve(undefined)
    })
    let run: ReturnType<typeof ensureStream> | undefined
    await new Promise<void>((arrived) => {
      service.script = ({ method }) => {
        if (method !== 'PUT' || puts++ > 0) return undefined
        arrived()
        return isThrough
      }
      run = ensureStream(clientOf(), { ...deposits, ...options })
    })
    return {
      end: async () => {
        open()
        return run
      },
    }
  }

  test('of which the first is through before the second creates', async () => {
    service.nextIds.push('b', 'a')
    const late = await lateRun({ addresses: wanted })
    const first = await ensureStream(clientOf(), { ...deposits, addresses: wanted })
    expect((await late.end())?.id).toBe(first.id)
    expect(tagged().map(({ id }) => id)).toEqual([first.id])
    expect(heldBy(first.id)).toEqual(wanted)
  })

  test('three that create within 2 seconds, without addresses, end with one stream, whose id each resolves with', async () => {
    service.nextIds.push('c', 'a', 'b')
    service.script = gate((method) => method === 'GET', 3) // none is created when they list
    const waits: { readonly ms: number; readonly end: () => void }[] = []
    const runs = await new Promise<ReturnType<typeof ensureWith>[]>((settling) => {
      const wait = (ms: number) =>
        new Promise<void>((end) => {
          if (waits.push({ ms, end }) === 3) settling(started)
        })
      const started = [0, 1, 2].map(() => ensureWith(clientOf(), deposits, wait))
    })
    expect(waits.map(({ ms }) => ms)).toEqual([2000, 2000, 2000])
    for (const { end } of waits) end()
    expect((await Promise.all(runs)).map(({ id }) => id)).toEqual(['a', 'a', 'a'])
    expect(tagged().map(({ id }) => id)).toEqual(['a'])
  })

  test.each([
    ['an array', () => [...users]],
    ['an iterable', () => new Set(users)],
  ])('and one that joined the stream of another removes nothing by %s that it read before', async (_, read) => {
    users.clear()
    for (const user of addresses(2)) users.add(user)
    const late = await lateRun({ addresses: read(), remove: { max: 9 } })
    users.add(addressAt(3)) // signs up
    const { id } = await ensureStream(clientOf(), { ...deposits, addresses: users })
    const joined = await late.end()
    expect(joined).toMatchObject({ id, plan: { create: false, remove: 0 } })
    expect(joined?.plan.removalSkipped).toMatch(/^Nothing was removed from stream evm-1: another process created it/)
    expect(heldBy(id)).toEqual(addresses(3))
  })

  test('and one that joined the stream of another reads a function again, and removes by that', async () => {
    users.clear()
    for (const user of addresses(2)) users.add(user)
    const late = await lateRun({ addresses: async () => [...users], remove: { max: 9 } })
    users.add(addressAt(3))
    const { id } = await ensureStream(clientOf(), { ...deposits, addresses: users })
    users.delete(addressAt(1)) // leaves
    expect(await late.end()).toMatchObject({ id, plan: { add: 0, remove: 1, removalSkipped: undefined } })
    expect(heldBy(id)).toEqual(addresses(2, 2))
  })
})

describe('options', () => {
  const fails = async (options: object, message: string | RegExp) => {
    const error = await failureOf(ensureStream(clientOf(), options as EnsureEvmStream))
    expect(error.message).toMatch(message)
    expect(service.requests).toEqual([])
    return error
  }

  test('of another family are an error that names it, before anything is sent', async () => {
    const error = await fails(
      { ...deposits, includeInputs: true },
      'Option includeInputs is for streams of bitcoin, not of evm',
    )
    expect(error.name).toBe('ConfigurationError')
    await fails(
      { family: 'solana', tag: 'a', chainIds: ['eth'] },
      'Option chainIds is for streams of evm, not of solana',
    )
    await fails({ family: 'bitcoin', tag: 'a', triggers: [] }, 'Option triggers is for streams of evm, not of bitcoin')
  })

  test.each([
    [{ ...deposits, family: 'near' }, /family.*\n.*evm or solana or bitcoin or aptos/s],
    [{ ...deposits, tag: undefined }, /tag.*\n.*Pass tag, or id/s],
    [{ ...deposits, adresses: [] }, /Unknown option: adresses\n.*Did you mean addresses/],
    [{ ...deposits, addresses: '0x1' }, 'Invalid option: addresses'],
    [{ ...deposits, remove: { max: -1 }, addresses: [] }, 'Invalid option: remove.max'],
    [{ ...deposits, remove: { max: 1 } }, 'Invalid option: remove'],
    [{ ...deposits, status: 'paused' }, 'Invalid option: status'],
    [{ ...deposits, chainIds: ['nochain'] }, /nochain[\s\S]*chainIds\[0\]/],
    [undefined, 'Invalid option: family'],
  ])('such as %j are refused before anything is sent', async (options, message) => {
    await fails(options as object, message)
  })
})
