import type { UserContext } from '@redocly/openapi-core'
import { hintsFor } from '../../../src/errors/nearest.js'
import { fieldListRoles, inputListRoles } from '../../../src/operation/listRole.js'
import { thingNames } from '../../../src/operation/reads.js'
import { isLifecycle, lifecycleTakes } from '../operations/lifecycleRule.js'
import { displayTakes, isDisplay } from './displayRule.js'

// What the extensions of our dialect take, and where. A misspelled one would otherwise be ignored silently.

interface Extension {
  /** Where it is allowed, by the linter's names for the parts of a document. */
  readonly on: string
  /** What it takes, in words. */
  readonly takes: string
  readonly fits: (value: unknown) => boolean
}

type Context = Pick<UserContext, 'report' | 'location' | 'type'>

/** Requires every extension to be in an allowed place, with a valid value. */
export const extensionRule = () => ({
  any: {
    enter(node: unknown, context: Context) {
      const { name: place } = context.type
      if (/(Map|Mapping|Properties)$/.test(place)) return // their keys are names
      for (const [name, value] of Object.entries(Object(node))) {
        if (!name.startsWith('x-')) continue
        const message = violationOf(name, value, place)
        if (message) context.report({ message, location: context.location.child([name]) })
      }
    },
  },
})

function violationOf(name: string, value: unknown, place: string): string | undefined {
  const extension = extensions[name]
  if (!extension) return [`unknown extension '${name}'.`, ...hintsFor(name, Object.keys(extensions))].join(' ')
  if (!extension.on.split(' ').includes(place)) return `'${name}' has no effect here: it belongs on ${extension.on}`
  return extension.fits(value) ? undefined : `'${name}' takes ${extension.takes}, not ${JSON.stringify(value)}`
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isText) && new Set(value).size === value.length
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const flag = (on: string): Extension => ({ on, takes: 'true or false', fits: (value) => typeof value === 'boolean' })
const text = (on: string): Extension => ({ on, takes: 'text', fits: isText })
const texts = (on: string): Extension => ({ on, takes: 'a list of texts, each once', fits: areTexts })
const object = (on: string, takes: string, fits: (entry: unknown) => boolean, keys?: readonly string[]): Extension => ({
  on,
  takes: `an object of ${takes}`,
  fits: (value) =>
    isObject(value) && Object.entries(value).every(([key, entry]) => fits(entry) && (keys?.includes(key) ?? true)),
})
const oneOf = (on: string, ...words: readonly string[]): Extension => ({
  on,
  takes: words.length > 1 ? `one of ${words.join(', ')}` : `'${words[0]}'`,
  fits: (value) => typeof value === 'string' && words.includes(value),
})
const name = (on: string): Extension => ({
  on,
  takes: 'a public name, such as `tokenId`',
  fits: (value) => typeof value === 'string' && /^[a-z]\w*$/i.test(value),
})
const units: Extension = {
  on: 'Operation',
  takes: 'a number of compute units above 0',
  fits: (value) => Number(value) > 0 && Number.isFinite(value),
}

const pageKeys = ['style', 'items', 'cursor', 'header', 'next', 'newest', 'query', 'offset', 'size', 'first']

const extensions: Readonly<Record<string, Extension>> = {
  'x-page': object(
    'Operation',
    `texts by ${pageKeys.slice(0, -1).join(', ')}, and first`,
    (value) => isText(value) || Number.isInteger(value),
    pageKeys,
  ),
  'x-nullable': flag('Operation'),
  'x-empty': { on: 'Operation', takes: 'null', fits: (value) => value === null },
  'x-idempotent': flag('Operation'),
  'x-needs-one': texts('Operation'),
  'x-echoed': object('Operation', 'inputs by the field of the answer that repeats them', isText),
  'x-mentioned': object(
    'Operation',
    'inputs, or lists of inputs, by the field of the answer that repeats them',
    (value) => isText(value) || areTexts(value),
  ),
  'x-reads': object('Operation', `inputs by what they name (${thingNames.join(', ')})`, isText, thingNames),
  'x-writes': { on: 'Operation', takes: 'true', fits: (value) => value === true },
  'x-cost': units,
  'x-transport': object('Operation', 'bearer and product, each true', (value) => value === true, ['bearer', 'product']),
  'x-fullnode-path': text('Operation'),
  'x-fullnode-only': { on: 'Operation', takes: 'true', fits: (value) => value === true },
  'x-wire-path': text('Operation'),
  'x-cost-per': oneOf('Operation', 'chain', 'wallet'),
  'x-lifecycle': { on: 'Operation', takes: lifecycleTakes, fits: isLifecycle },
  'x-api': name('Server'),
  'x-input-name': name('Parameter RequestBody'),
  'x-gives': name('Parameter'),
  'x-list': oneOf('Parameter Schema', ...new Set([...inputListRoles, ...fieldListRoles])),
  'x-array': oneOf('Parameter', 'brackets'),
  'x-address-case': oneOf('Parameter Schema', 'checksum'),
  'x-header-cursor': text('Example'),
  'x-input': object(
    'Example',
    'inputs by public name, each a text, a list of texts, or true or false',
    (value) => isText(value) || areTexts(value) || typeof value === 'boolean',
  ),
  'x-network': oneOf('Server', 'mainnet', 'testnet', 'devnet'),
  'x-name': name('Schema'),
  'x-also': texts('Schema'),
  'x-known': texts('Schema'),
  'x-rows': oneOf('Schema', 'independent'),
  'x-accept': oneOf('Schema', 'single', 'in-list', 'empty-list', 'empty-object', 'nested', 'json', 'number', 'boolean'),
  'x-from-input': object('Schema', 'formats by the name of the input', isText),
  'x-partial': {
    on: 'Schema',
    takes: '{ meta: a field, chains: an input }',
    fits: (value) =>
      ['meta', 'chains'].every((word) => isText(Object(value)[word])) && Object.keys(Object(value)).length === 2,
  },
  'x-gather': object('Schema', 'lists of fields by the name they get', areTexts),
  'x-group': object('Schema', 'lists of fields by the name they get', areTexts),
  'x-resolve': oneOf('Schema', 'by-keys'),
  'x-untagged': text('Schema'),
  'x-send-default': flag('Schema'),
  'x-display': { on: 'Schema', takes: displayTakes, fits: isDisplay },
  'x-one-or-many': flag('Schema'),
  'x-abi-type': text('Schema'),
  'x-echoes': name('Schema'),
  'x-secret': { on: 'Schema', takes: 'true', fits: (value) => value === true },
}
