import { ServerError } from '../../errors/api.js'
import { ConnectionError, TimeoutError } from '../../errors/connection.js'
import { DecodeError } from '../../errors/decode.js'
import type { HeldStream } from './families.js'
import { liveWithTag } from './findStream.js'
import type { ListedStream, StreamService } from './service.js'

/** A stream after it was created. */
export interface Created {
  readonly stream: HeldStream
  /** Whether this call created it and nobody else has used it. */
  readonly isOwn: boolean
}

/**
 * Creates a stream, of which only one may have the tag. The service would create a second one, so:
 *
 * - after a failure that doesn't tell whether the stream was created, the stream is looked up before it is created again
 * - after it was created, streams are listed again: of two that processes created at once, both keep the older one.
 */
export async function createOnce(service: StreamService, tag: string, fields: object): Promise<Created> {
  let own: HeldStream
  for (let retries = maxRetries; ; retries--) {
    try {
      own = await service.create(fields)
      break
    } catch (error) {
      if (!isAmbiguous(error)) throw error
      const stream = keptOf(await liveWithTag(service, tag))
      if (stream) return { stream, isOwn: false }
      if (retries === 0) throw error
    }
  }
  const listed = await liveWithTag(service, tag)
  const isListed = listed.some(({ id }) => id === own.id)
  const kept = keptOf(isListed ? listed : [...listed, { ...own, createdAt: undefined }]) ?? own
  if (kept.id === own.id) return { stream: own, isOwn: true }
  await service.remove(own.id)
  return { stream: kept, isOwn: false }
}

/** As many as the client's default for other calls. */
const maxRetries = 2

const isAmbiguous = (error: unknown): boolean =>
  [ServerError, ConnectionError, TimeoutError, DecodeError].some((Kind) => error instanceof Kind)

/**
 * Returns the stream that every process keeps. One that has addresses is in use, so its process has kept it already.
 * Else the times decide: those of creation, or of the last change, which for new streams is the same. Else the list's
 * order does.
 */
function keptOf(listed: readonly ListedStream[]): HeldStream | undefined {
  const inUse = listed.find(({ amountOfAddresses = 0 }) => amountOfAddresses > 0)
  if (inUse) return inUse
  const timeOf = [createdAt, updatedAt].find((time) => listed.every((one) => time(one) !== undefined))
  const [first] = timeOf ? [...listed].sort((a, b) => Number(timeOf(a)) - Number(timeOf(b))) : listed
  return first
}

const createdAt = (stream: ListedStream): number | undefined => stream.createdAt
const updatedAt = (stream: ListedStream): number | undefined => stream.updatedAt?.getTime()
