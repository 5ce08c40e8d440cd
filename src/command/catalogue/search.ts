import type { Manifest, ManifestOperation } from '../../operation/manifest.js'
import { fieldsOf, rowShape } from './shapes.js'

/** An operation that was found. */
export interface Found {
  readonly api: string
  readonly about: ManifestOperation
  readonly points: number
}

/**
 * Finds operations by words: in their names first, then in their titles, groups, inputs, fields and descriptions. If
 * none has every word, those with most of them are found.
 */
export function searchOperations(manifests: readonly Manifest[], text: string): readonly Found[] {
  const words = wordsOf(text)
  const scored = manifests.flatMap((manifest) =>
    manifest.operations.map((about) => {
      const points = words.map((word) => pointsOf(manifest, about, word))
      const ended = about.lifecycle?.status === 'removed' ? 1 : 0
      return { api: manifest.api, about, hits: points.filter(Boolean).length, points: points.reduce(add, -ended) }
    }),
  )
  const most = scored.reduce((best, { hits }) => Math.max(best, hits), 1)
  return scored.filter(({ hits }) => hits === most).sort((a, b) => b.points - a.points)
}

const add = (a: number, b: number): number => a + b

/** The words of a search, without those that join others, and without the end of a plural. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !/^(an?|and|by|for|how|in|is|of|on|the|to|what|which|who|with)$/.test(word))
  return (telling.length > 0 ? telling : words).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
}

function pointsOf(manifest: Manifest, about: ManifestOperation, word: string): number {
  const id = about.id.toLowerCase()
  if (id === word || id === `${word}s`) return 40
  if (wordsIn(about.id).some((one) => one === word || one === `${word}s`)) return 24
  if (id.includes(word)) return 12
  if (`${about.title} ${about.tag} ${manifest.title}`.toLowerCase().includes(word)) return 6
  if (about.inputs.some(({ name }) => name.toLowerCase().includes(word))) return 4
  const shape = rowShape(manifest, about) ?? about.output.shape
  if (fieldsOf(manifest, shape)?.some(({ name }) => name.toLowerCase().includes(word))) return 3
  return about.description.toLowerCase().includes(word) ? 2 : 0
}

/** The words of a name: `resolve`, `ens` and `domain` of `resolveENSDomain`. */
const wordsIn = (id: string): readonly string[] =>
  (id.match(/[A-Z]{2,}s?(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((each) => each.toLowerCase())
