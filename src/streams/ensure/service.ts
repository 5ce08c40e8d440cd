import type { Caller } from '../../client/caller.js'
import { NotFoundError } from '../../errors/api.js'
import type { Operation } from '../../operation/operation.js'
import { throwIfAborted } from '../../runtime/withAbort.js'
import { fieldOf } from '../../values/fieldOf.js'
import type { HeldStream, StreamFamily } from './families.js'

/** The streams of an account, as far as the service lists them. */
export interface Listing {
  readonly streams: readonly HeldStream[]
  /** Whether there may be more streams. */
  readonly isCut: boolean
  /** The tags of those that couldn't be read. */
  readonly unread: readonly unknown[]
}

/** A page of the addresses of a stream. */
export interface AddressPage {
  readonly addresses: readonly string[]
  /** How many addresses the stream has; `undefined` if the service doesn't say. */
  readonly total: number | undefined
}

/** The operations on streams of one family. Each checks the signal before it sends a request. */
export interface StreamService {
  list(): Promise<Listing>
  get(id: string): Promise<HeldStream>
  create(fields: object): Promise<HeldStream>
  update(id: string, fields: object): Promise<void>
  activate(id: string): Promise<void>
  /** Deletes a stream, unless it is gone already. */
  remove(id: string): Promise<void>
  addressPages(id: string): AsyncIterable<AddressPage>
  addAddresses(id: string, addresses: readonly string[]): Promise<void>
  removeAddresses(id: string, addresses: readonly string[]): Promise<void>
}

/** Binds the operations of a family to a client. */
export function serviceOf(
  client: Pick<Caller, 'call'>,
  family: StreamFamily,
  signal: AbortSignal | null | undefined,
): StreamService {
  const call = async <Output>(operation: Operation<unknown, Output>, input: object): Promise<Output> => {
    throwIfAborted(signal)
    return client.call(operation, input, { signal })
  }
  return {
    async list() {
      throwIfAborted(signal)
      const streams: HeldStream[] = []
      const unread: unknown[] = []
      let isCut = false
      for await (const { result, raw, cursor } of client.call(family.list, { limit: pageSize }, { signal }).pages()) {
        const rows = [fieldOf(raw, 'result')].flat()
        if (streams.length === 0) isCut = !family.listHasCursor && cursor === null && rows.length >= pageSize
        streams.push(...result)
        if (result.length < rows.length)
          for (const row of rows)
            if (result.every(({ id }) => id !== fieldOf(row, 'id'))) unread.push(fieldOf(row, 'tag'))
      }
      return { streams, isCut, unread }
    },
    get: (id) => call(family.get, { id }),
    create: (fields) => call(family.create, fields),
    async update(id, fields) {
      await call(repeatable(family.update), { ...fields, id })
    },
    async activate(id) {
      await call(repeatable(family.setStatus), { id, status: 'active' })
    },
    async remove(id) {
      try {
        await call(family.remove, { id })
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
      }
    },
    async *addressPages(id) {
      throwIfAborted(signal)
      for await (const { result, raw } of client.call(family.addresses, { id, limit: pageSize }, { signal }).pages()) {
        const total = fieldOf(raw, 'total')
        yield {
          addresses: result.map(({ address }) => address),
          total: typeof total === 'number' || typeof total === 'string' ? Number(total) : undefined,
        }
        throwIfAborted(signal)
      }
    },
    async addAddresses(id, addresses) {
      await call(repeatable(family.addAddresses), { id, address: addresses })
    },
    async removeAddresses(id, addresses) {
      await call(family.removeAddresses, { id, address: addresses })
    },
  }
}

/** Rows of a page: the most that the service allows. */
const pageSize = 100

/** Marks a write as one that may be sent again, because it leaves the stream in the same state. */
const repeatable = <T extends Operation>(operation: T): T => ({ ...operation, idempotent: true })
