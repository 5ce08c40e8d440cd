import { fieldOf } from '../../values/fieldOf.js'
import { parseCursor } from '../answers/cursor.js'
import { writePage } from '../answers/listPage.js'
import { listInputsOf } from '../answers/listRoles.js'
import { type Answer, refuse } from '../model/answer.js'
import type { MockCall } from '../model/call.js'
import { isSet } from '../model/isSet.js'
import { wireName } from '../model/mockOperation.js'
import type { StreamBook, WatchedStream } from './book.js'
import type { StreamFamily } from './family.js'

/** The body of a 200, an example of the document by status and name, or an error with a text of the mock. */
type Outcome = { readonly body: unknown } | { readonly code: number; readonly example?: string } | Answer

/** An operation that reads or changes an account. */
export type StatefulOperation = (call: MockCall) => Outcome | Promise<Outcome>

/** Returns whether the webhook of a new or changed stream accepts its test delivery. */
export type AcceptStream = (stream: WatchedStream) => boolean | Promise<boolean>

/**
 * Creates the operations of one family of streams on one book, by operation id. A family whose document lacks one of
 * them is never asked for it.
 *
 * @param needsOne fields of a stream, one of which must be set
 */
export function streamCalls(
  { word, defaults, renewed, storedAddress, listedAddress, statusAnswer, deleteAnswer }: StreamFamily,
  book: StreamBook,
  accept: AcceptStream,
  newId: () => string,
  needsOne: readonly string[],
): Readonly<Record<string, StatefulOperation>> {
  const save = async (stream: WatchedStream): Promise<Outcome> => {
    if (needsOne.length > 0 && !needsOne.some((name) => isSet(stream[name])))
      return refuse(400, `A stream must have one of ${needsOne.join(', ')}`)
    return canBePostedTo(stream.webhookUrl) && (await accept(stream))
      ? { body: book.put(stream) }
      : refuse(400, `Could not POST to ${stream.webhookUrl}. Please check your webhook URL.`)
  }
  const withStream = (use: UseStream): StatefulOperation => findStream(book, use)
  const withAddresses = (
    use: (id: string, addresses: readonly string[], answer: Outcome) => Outcome,
  ): StatefulOperation =>
    withStream(({ id }, { body }) => {
      const address = fieldOf(body, 'address')
      const sent = [address].flat()
      const addresses = sent.flatMap((each) => storedAddress(each) ?? [])
      if (addresses.length < sent.length) return { code: 400, example: 'invalid' }
      return use(id, addresses, { body: { streamId: id, address } })
    })
  return {
    [`create${word}Stream`]: ({ body }) =>
      save({ ...defaults(), ...fieldsOf(body), id: newId(), ...statusFields('active'), ...renewed() }),
    [`get${word}Streams`]: (call) => {
      const { status: asked } = call.query
      return pageOf(
        call,
        book.list().filter(({ status }) => asked === undefined || asked === status),
      )
    },
    [`get${word}Stream`]: withStream((stream) => ({ body: stream })),
    [`update${word}Stream`]: withStream((stream, { body }) => save({ ...stream, ...fieldsOf(body), ...renewed() })),
    [`duplicate${word}Stream`]: withStream((stream) => {
      const copy = { ...stream, id: newId(), ...statusFields('active'), ...renewed() }
      book.put(copy)
      book.watch(
        copy.id,
        book.addresses(stream.id).map(({ address }) => address),
      )
      return { body: book.find(copy.id) }
    }),
    [`send${word}StreamBlock`]: findStream(book, () => ({ body: null }), 'streamId'),
    [`update${word}StreamStatus`]: withStream((stream, { body }) => {
      const fields = statusFields(String(fieldOf(body, 'status')))
      const changed = book.put({ ...stream, ...fields, ...renewed() })
      return { body: statusAnswer(changed, fields) }
    }),
    [`delete${word}Stream`]: withStream((stream) => {
      book.remove(stream.id)
      return { body: deleteAnswer(stream) }
    }),
    [`add${word}StreamAddress`]: withAddresses((id, addresses, answer) => {
      book.watch(id, addresses)
      return answer
    }),
    [`delete${word}StreamAddress`]: withAddresses((id, addresses, answer) =>
      book.unwatch(id, addresses) ? answer : { code: 404, example: 'address' },
    ),
    [`replace${word}StreamAddress`]: withAddresses((id, addresses, answer) => {
      book.rewatch(id, addresses)
      return answer
    }),
    [`get${word}StreamAddresses`]: withStream(({ id }, call) => pageOf(call, book.addresses(id).map(listedAddress))),
  }
}

type UseStream = (stream: WatchedStream, call: MockCall) => Outcome | Promise<Outcome>

/** Creates an operation on the stream that an input names. Without such a stream, it responds with the 404. */
export function findStream(book: StreamBook, use: UseStream, input = 'id'): StatefulOperation {
  return (call) => {
    const stream = book.find(call.values[input] ?? '')
    return stream ? use(stream, call) : { code: 404, example: 'stream' }
  }
}

const canBePostedTo = (url: unknown): boolean => /^https?:/i.test(String(url)) && URL.canParse(String(url))

const fieldsOf = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {})

const statusFields = (status: string): { status: string; statusMessage: string } => ({
  status,
  statusMessage: statusMessages[status] ?? `Stream is ${status}`,
})

const statusMessages: Readonly<Record<string, string>> = { paused: 'Stream was paused by the user' }

/** Creates a page of rows. Its size is the document's default if the query asks for none. */
export function pageOf({ operation, query }: MockCall, rows: readonly unknown[]): Outcome {
  const { page } = operation
  if (!page) return { body: rows }
  const { size } = listInputsOf(operation)
  const cursor = query[page.query]
  const start = cursor === undefined || cursor === '' ? 0 : parseCursor(String(cursor))
  if (start === undefined) return refuse(400, `No page has the cursor ${cursor}; omit it for the first page`)
  const asked = size && (query[wireName(size)] ?? size.default)
  return { body: writePage(operation, page, rows, { start, size: Number(asked ?? 100) }) }
}
