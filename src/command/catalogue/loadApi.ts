import { type LoadableApi, loadableApis } from '../../../generated/loaders.gen.js'
import { operationIds } from '../../../generated/mocks.gen.js'
import { InputError } from '../../errors/input.js'
import { entryName } from '../../operation/entryName.js'
import type { Manifest, ManifestOperation } from '../../operation/manifest.js'
import type { Operation } from '../../operation/operation.js'
import { shownAddress } from '../../values/notAnAddress.js'
import { meantName } from './meantName.js'

/** Names of the APIs, as the client has them. */
export const apiNames: readonly string[] = /* @__PURE__ */ Object.keys(loadableApis)

/** Returns the title of an API. */
export const titleOf = (api: string): string => loadableApis[api]?.title ?? api

/** Returns the ids of an API's operations. */
export const idsOf = (api: string): readonly string[] => operationIds[api] ?? []

/** Returns the API of a name, which may be written as its entry is: `aptos-node`. */
export const apiOf = (word: string): string | undefined =>
  apiNames.find((name) => name === word || entryName(name) === word)

/** Loads what the document of an API says. */
export async function loadManifest(api: string): Promise<Manifest> {
  const { default: manifest } = await loaderOf(api).manifest()
  return manifest as Manifest // the generator writes it
}

/** An operation: what the document says about it, and how it is called. */
export interface Target {
  readonly manifest: Manifest
  readonly about: ManifestOperation
  readonly operation: Operation
}

/**
 * Loads an operation.
 *
 * @throws {InputError} if the API has none of that name, with the one that was probably meant.
 */
export async function loadTarget(api: string, id: string): Promise<Target> {
  assertId(api, id)
  const [manifest, { operations }] = await Promise.all([loadManifest(api), loaderOf(api).operations()])
  const about = manifest.operations.find((one) => one.id === id)
  const operation = operations.find((one) => one.id === id)
  if (about && operation) return { manifest, about, operation }
  throw new InputError(`${entryName(api)} has no operation ${shownAddress(id, 60)}`)
}

/** Makes sure that an API has an operation of that name. */
export function assertId(api: string, id: string): void {
  const ids = idsOf(api)
  if (ids.includes(id)) return
  const meant = ids.find((one) => one.toLowerCase() === id.toLowerCase().replaceAll('-', '')) ?? meantName(id, ids)
  const elsewhere = apiNames.filter((name) => idsOf(name).includes(id))
  throw new InputError(`${entryName(api)} has no operation ${shownAddress(id, 60)}`, {
    hints: [
      ...elsewhere.map((name) => `${entryName(name)} has it: ledgerline ${entryName(name)} ${id}`),
      ...(meant && elsewhere.length === 0 ? [`Did you mean ${meant}?`] : []),
      `ledgerline ${entryName(api)} --help lists its operations; ledgerline find WORDS searches all`,
    ],
  })
}

/**
 * Splits `api.operation`.
 *
 * @throws {InputError} if there is no such API or operation.
 */
export function parseOperationName(text: string): { readonly api: string; readonly id: string } {
  const [first = '', ...rest] = text.split('.')
  const api = apiOf(first)
  const id = rest.join('.')
  if (api && id) {
    assertId(api, id)
    return { api, id }
  }
  const owners = apiNames.filter((name) => idsOf(name).includes(text))
  if (owners.length > 0)
    throw new InputError(`${text} lacks its API`, {
      hints: owners.map((name) => `Did you mean ${entryName(name)}.${text}?`),
    })
  throw unknownApi(first)
}

/** Creates the error for an API that doesn't exist. */
export function unknownApi(word: string, others: readonly string[] = []): InputError {
  const names = apiNames.map(entryName)
  const owner = apiNames.find((name) => idsOf(name).includes(word))
  const all = [...names, ...others]
  const meant = owner ? `${entryName(owner)} ${word}` : meantName(word, all)
  return new InputError(`There is no API ${shownAddress(word, 60)}`, {
    hints: [...(meant ? [`Did you mean ledgerline ${meant}?`] : []), `APIs: ${names.join(', ')}`],
  })
}

function loaderOf(api: string): LoadableApi {
  const loader = loadableApis[api]
  if (!loader) throw unknownApi(api)
  return loader
}
