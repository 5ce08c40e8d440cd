import { NotFoundError } from '../../errors/api.js'
import { InputError } from '../../errors/input.js'
import { fieldOf } from '../../values/fieldOf.js'
import { type AddressSet, createAddressSet, known } from './addressSet.js'
import { carryOverOf } from './carryOver.js'
import type { CheckedOptions } from './checkedOptions.js'
import type { HeldStream } from './families.js'
import { findStream } from './findStream.js'
import { type Reading, type Report, readHeld, readWanted } from './readAddresses.js'
import type { StreamService } from './service.js'

/** What there is, and what is wanted. */
export interface State {
  /** The stream; `undefined` if it must be created. */
  readonly stream: HeldStream | undefined
  /** What it is created with. */
  readonly newFields: Readonly<Record<string, unknown>>
  /** Id of the terminated stream whose addresses it takes. */
  readonly replaces: string | undefined
  readonly duplicates: readonly string[]
  readonly addresses: AddressSet
  /** How the addresses of the stream were read, and those of the one it replaces. */
  readonly readings: readonly Reading[]
  /** Whether the stream may have got addresses that became yours only after yours were read. */
  readonly isOutdated: boolean
}

/**
 * Reads everything that a plan needs.
 *
 * @throws {InputError} for an invalid address, and if a field is missing that a new stream needs.
 */
export async function readState(service: StreamService, options: CheckedOptions): Promise<State> {
  const { id, fields, signal, addresses: wanted, family } = options
  const report = reportTo(options)
  const addresses = createAddressSet()
  const collect = async (): Promise<void> => {
    if (wanted) await readWanted(wanted, family, addresses, signal, report)
  }
  // A list is complete, and may be checked before anything is sent. Another iterable is read after the stream's
  // addresses, so that one which is added to both meanwhile isn't taken for surplus.
  if (Array.isArray(wanted)) await collect()
  const { stream, terminated, duplicates } = await findStream(service, id, String(fields.tag ?? ''))
  const replaces = stream ? carryOverOf(stream.description)?.from : terminated?.id
  const newFields = stream ? {} : newFieldsOf(options, terminated)

  const readings: Reading[] = []
  if (stream && (wanted || replaces)) readings.push(await readHeld(service, stream.id, addresses, known.held, report))
  if (replaces) readings.push(...(await readCarried(service, replaces, addresses, report)))
  if (!Array.isArray(wanted)) await collect()
  return { stream, newFields, replaces, duplicates, addresses, readings, isOutdated: false }
}

/**
 * Reads the state of a stream that another process created in the meantime. If your addresses come from a function,
 * they are read again, after those of the stream.
 */
export async function readJoined(
  service: StreamService,
  options: CheckedOptions,
  state: State,
  stream: HeldStream,
): Promise<State> {
  const { addresses, replaces } = state
  const { addresses: wanted, family, signal } = options
  const report = reportTo(options)
  const held = wanted || replaces ? [await readHeld(service, stream.id, addresses, known.held, report)] : []
  const isReadAgain = typeof wanted === 'function'
  if (isReadAgain) {
    addresses.clear(known.wanted)
    await readWanted(wanted, family, addresses, signal, report)
  }
  return { ...state, stream, readings: [...held, ...state.readings], isOutdated: !isReadAgain }
}

/** Returns the function that tells `onProgress`. */
export const reportTo =
  ({ onProgress }: CheckedOptions): Report =>
  async (step, done, total) => {
    await onProgress?.({ step, done, total })
  }

/** Reads the addresses of a terminated stream, which you may have deleted since its place was taken. */
async function readCarried(
  service: StreamService,
  id: string,
  addresses: AddressSet,
  report: Report,
): Promise<readonly Reading[]> {
  try {
    return [await readHeld(service, id, addresses, known.carried, report)]
  } catch (error) {
    if (error instanceof NotFoundError) return []
    throw error
  }
}

function newFieldsOf(
  { family: { create, defaults }, fields }: CheckedOptions,
  terminated: HeldStream | undefined,
): Readonly<Record<string, unknown>> {
  const all: Record<string, unknown> = { ...defaults, description: fields.tag }
  for (const { name } of create.inputs) all[name] = fields[name] ?? fieldOf(terminated, name) ?? all[name]
  for (const { name, required } of create.inputs)
    if (required && all[name] === undefined)
      throw new InputError(`Param ${name} is required`, { hints: ['The stream does not exist yet: it is created'] })
  return all
}
