import { optionsOf } from '../../arguments/options.js'
import {
  anything,
  count,
  hasFields,
  method,
  needed,
  oneOf,
  type Rule,
  type RulesOf,
  text,
  typed,
} from '../../arguments/rules.js'
import { callOptionRules } from '../../client/optionRules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { memberOf } from '../../runtime/members.js'
import { type StreamFamily, type StreamFamilyName, streamFamilies } from './families.js'
import type { EnsureOptions, EnsureStreamOptions } from './options.js'
import { isIterable } from './readAddresses.js'

/** Options of `ensureStream`, checked. */
export interface CheckedOptions extends EnsureOptions {
  readonly family: StreamFamily
  /** What the stream must be like: the fields that were given, encoded, by their names as inputs. */
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * Checks and encodes options, before anything is sent.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown or missing option, one of another family, or an
 * invalid value.
 * @throws {InputError} for a field of the stream that its API doesn't accept, such as an unknown chain.
 */
export function checkedOptions(options: EnsureStreamOptions): CheckedOptions {
  const name = familyOf(options)
  const family = streamFamilies[name]
  assertOfFamily(options, name)
  const names = fieldNamesOf(family)
  const given: Readonly<Record<string, unknown>> = optionsOf(options as object, {
    ...commonRules(),
    ...Object.fromEntries(names.map((field) => [field, anything])),
  })
  const { id, addresses, status, remove, dryRun, onProgress, signal } = given as EnsureOptions // checked by the rules
  if (!id && !given.tag) throw new ConfigurationError('Invalid option: tag', { hints: ['Pass tag, or id'] })
  if (remove && !addresses)
    throw new ConfigurationError('Invalid option: remove', {
      hints: ['remove needs addresses: those that are not among them are removed'],
    })
  const fields: Record<string, unknown> = {}
  for (const { name: field, encode } of family.create.inputs)
    if (given[field] !== undefined && given[field] !== null) fields[field] = encode(given[field], field)
  return { family, fields, id, addresses, status, remove, dryRun, onProgress, signal }
}

function familyOf(options: EnsureStreamOptions): StreamFamilyName {
  const name = hasFields(options) ? memberOf(options, 'family') : undefined
  if (typeof name === 'string' && Object.hasOwn(streamFamilies, name)) return name
  throw new ConfigurationError('Invalid option: family', { hints: [familyRule().demand] })
}

/** Names the family that an option is for, which `Unknown option` wouldn't. */
function assertOfFamily(options: EnsureStreamOptions, name: StreamFamilyName): void {
  const own = fieldNamesOf(streamFamilies[name])
  for (const option of Object.keys(options)) {
    if (own.includes(option) || memberOf(options as object, option) === undefined) continue
    const others = Object.entries(streamFamilies).flatMap(([other, family]) =>
      fieldNamesOf(family).includes(option) ? [other] : [],
    )
    if (others.length > 0)
      throw new ConfigurationError(`Option ${option} is for streams of ${others.join(' or ')}, not of ${name}`, {
        hints: [`Streams of ${name} take: ${own.join(', ')}`],
      })
  }
}

const fieldNamesOf = ({ create }: StreamFamily): readonly string[] => create.inputs.map(({ name }) => name)

const familyRule = (): Rule => oneOf(...Object.keys(streamFamilies))

const addresses: Rule = {
  demand: 'takes an iterable or an async iterable of addresses, or a function that returns one',
  accepts: (value) => typeof value === 'function' || isIterable(value),
}

/** A function, because bundlers keep an unused literal with a call in it. */
const commonRules = (): RulesOf<EnsureOptions & Pick<EnsureStreamOptions, 'family'>> => ({
  family: needed(familyRule()),
  id: text,
  addresses,
  status: oneOf('active'),
  remove: { ...typed('object'), fields: { max: needed(count) } },
  dryRun: typed('boolean'),
  onProgress: method,
  signal: callOptionRules.signal,
})
