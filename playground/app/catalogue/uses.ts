import search from 'virtual:ledgerline/search'
import { entries, findEntry } from './catalogue.js'
import { type CatalogueEntry, isEnding } from './entry.js'
import { takes } from './filledWith.js'
import { outcomes } from './outcomes.js'
import { kindNames, recognise, type Thing } from './recognise.js'
import { formatRoute } from './route.js'
import type { Hit } from './search.js'

/** What can be done with an address, a hash, a block or a name: what is mostly wanted first, then all that takes it. */
export function usesOf(text: string): readonly Hit[] {
  return recognise(text).flatMap((thing) => {
    const wanted = outcomes[thing.kind].flatMap(({ api, id, title }) => {
      const entry = findEntry(api, id)
      return entry ? hitOf(entry, thing, title) : []
    })
    const others = entries
      .filter((entry) => !isEnding(entry))
      .flatMap((entry) => hitOf(entry, thing))
      .filter(({ id }) => wanted.every((hit) => hit.id !== id))
    return [...wanted, ...others]
  })
}

/** An operation with the thing filled in; nothing where no input takes it. */
function hitOf(entry: CatalogueEntry, { kind, value }: Thing, title?: string): readonly Hit[] {
  const { api, id, summary } = entry
  const taken = (search[`${api}/${id}`]?.takes ?? '').split(' ').map((each) => each.split(':'))
  const [name] = taken.find(([, format]) => takes(kind, format)) ?? []
  if (!name) return []
  const input = name.replace('[]', '')
  const hash = formatRoute(entry, { [input]: input === name ? value : [value] })
  return [
    {
      id: `${kind} ${api}/${id}`,
      hash,
      kind: api,
      title: title ?? id,
      why: title ? `${kindNames[kind]} · ${id}` : `${summary} · as ${input}`,
      deprecated: isEnding(entry),
    },
  ]
}
