import { DecodeError } from '../../errors/decode.js'
import { InputError } from '../../errors/input.js'
import { truncate } from '../../errors/truncate.js'
import type { HeldStream } from './families.js'
import type { StreamService } from './service.js'

/** Which streams there are for some options. */
export interface Found {
  /** The stream to go on with. */
  readonly stream?: HeldStream
  /** The terminated stream in whose place a new one is needed. */
  readonly terminated?: HeldStream
  /** Other streams with the same tag. */
  readonly duplicates: readonly string[]
}

/**
 * Finds a stream by its id, or else by its tag. In place of a terminated stream, it finds the one that has the same
 * tag, which an earlier run created.
 *
 * @throws {NotFoundError} if there is no stream with this id.
 * @throws {InputError} if the service lists only the first streams and the tag isn't among them, or if a terminated
 * stream has no tag.
 * @throws {DecodeError} if the stream is listed, but can't be read.
 */
export async function findStream(service: StreamService, id: string | undefined, tag: string): Promise<Found> {
  if (!id) return findByTag(service, tag)
  const stream = await service.get(id)
  if (!isTerminated(stream)) return { stream, duplicates: [] }
  if (!tag && !stream.tag)
    throw new InputError(`Stream ${truncate(id, 80)} is terminated and has no tag`, {
      hints: ['Pass a tag: by it, the stream that takes its place is found again'],
    })
  return { terminated: stream, ...(await findByTag(service, tag || stream.tag, id)) }
}

/** Lists the streams with a tag that aren't terminated. */
export async function liveWithTag(service: StreamService, tag: string): Promise<readonly HeldStream[]> {
  const { tagged } = await listTagged(service, tag)
  return tagged.filter((stream) => !isTerminated(stream))
}

/**
 * Sorts streams with the same tag, the one that every process keeps first. One that has addresses is in use, so it goes
 * before one that a process may have just created. Else the id decides, because the service tells neither when a stream
 * was created nor in which order it lists them.
 */
export function keptFirst(streams: readonly HeldStream[]): readonly HeldStream[] {
  const isUnused = ({ amountOfAddresses = 0 }: HeldStream): number => (amountOfAddresses > 0 ? 0 : 1)
  return [...streams].sort((a, b) => isUnused(a) - isUnused(b) || (a.id < b.id ? -1 : 1))
}

/**
 * Finds a stream by its tag.
 *
 * @param replaced - id of the terminated stream whose successor is sought, if it was given
 */
async function findByTag(service: StreamService, tag: string, replaced?: string): Promise<Found> {
  const { tagged, listed, isCut } = await listTagged(service, tag)
  const [stream, ...others] = keptFirst(tagged.filter((one) => !isTerminated(one)))
  if (stream) return { stream, duplicates: others.map(({ id }) => id) }
  if (isCut) {
    const only = `The service lists only the first ${listed} streams of this family`
    if (replaced)
      throw new InputError(
        `Stream ${truncate(replaced, 80)} is terminated, and one that takes its place could not be found`,
        { hints: [`${only}: create one yourself and pass its id, or delete streams that you don't need`] },
      )
    throw new InputError(`Cannot find the stream with the tag ${truncate(tag, 80)}: its id is needed`, {
      hints: [`${only}: pass id, not only tag`],
    })
  }
  const terminated = [...tagged].sort((a, b) => changedAt(a) - changedAt(b)).at(-1)
  return { ...(terminated && { terminated }), duplicates: [] }
}

/** Lists the streams with a tag. One that can't be read must not be taken for missing. */
async function listTagged(service: StreamService, tag: string) {
  const { streams, isCut, unread } = await service.list()
  if (unread.includes(tag))
    throw new DecodeError(`The stream with the tag ${truncate(tag, 80)} cannot be read`, {
      hints: ['The service lists it without a field that every stream has'],
    })
  return { tagged: streams.filter((stream) => stream.tag === tag), listed: streams.length, isCut }
}

const isTerminated = ({ status }: HeldStream): boolean => status === 'terminated'

/** When a stream was changed last: of those that are terminated, the last one has the addresses. */
const changedAt = ({ updatedAt }: HeldStream): number => updatedAt?.getTime() ?? 0
