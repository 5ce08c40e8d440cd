import { ServerError } from '../../errors/api.js'
import { ConnectionError, TimeoutError } from '../../errors/connection.js'
import { DecodeError } from '../../errors/decode.js'
import type { HeldStream } from './families.js'
import { keptFirst, liveWithTag } from './findStream.js'
import type { StreamService } from './service.js'

/** A stream after it was created. */
export interface Created {
  readonly stream: HeldStream
  /** Whether it is the one that this call created. */
  readonly isOwn: boolean
}

/**
 * Creates a stream, of which only one may have the tag. The service would create a second one, so:
 *
 * - after a failure that doesn't tell whether the stream was created, the stream is looked up before it is created again
 * - streams are listed again once those that other processes create at the same time are there: of several with the tag,
 *   each process keeps the same one, and deletes its own if that is another.
 *
 * @param settle - waits until streams that are created at the same time are listed
 */
export async function createOnce(
  service: StreamService,
  tag: string,
  fields: object,
  settle: () => Promise<void>,
): Promise<Created> {
  const created = await createOrFind(service, tag, fields)
  await settle()
  const listed = await liveWithTag(service, tag)
  const isUnlisted = created.isOwn && listed.every(({ id }) => id !== created.stream.id)
  const [stream = created.stream] = keptFirst(isUnlisted ? [...listed, created.stream] : listed)
  if (stream.id === created.stream.id) return created
  if (created.isOwn) await service.remove(created.stream.id)
  return { stream, isOwn: false }
}

/** Creates a stream. One that is there after a failure may be its own or another's, and is taken for another's. */
async function createOrFind(service: StreamService, tag: string, fields: object): Promise<Created> {
  for (let retries = maxRetries; ; retries--) {
    try {
      return { stream: await service.create(fields), isOwn: true }
    } catch (error) {
      if (!isAmbiguous(error)) throw error
      const [stream] = keptFirst(await liveWithTag(service, tag))
      if (stream) return { stream, isOwn: false }
      if (retries === 0) throw error
    }
  }
}

/** As many as the client's default for other calls. */
const maxRetries = 2

const isAmbiguous = (error: unknown): boolean =>
  [ServerError, ConnectionError, TimeoutError, DecodeError].some((Kind) => error instanceof Kind)
