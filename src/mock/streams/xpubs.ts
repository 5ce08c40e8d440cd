import { fieldOf } from '../../values/fieldOf.js'
import { isXpub } from '../../values/xpub.js'
import type { StreamBook } from './book.js'
import { findStream, pageOf, type StatefulOperation } from './calls.js'
import type { StreamFamily } from './family.js'

/** Creates the operations on the extended public keys of one family of streams, by operation id. */
export function xpubCalls(
  { word }: StreamFamily,
  book: StreamBook,
  newId: () => string,
): Readonly<Record<string, StatefulOperation>> {
  return {
    [`get${word}StreamXpubs`]: findStream(book, ({ id }, call) => pageOf(call, book.xpubs(id))),
    [`add${word}StreamXpub`]: findStream(book, ({ id }, { body }) => {
      const xpub = fieldOf(body, 'xpub')
      if (typeof xpub !== 'string' || !isXpub(xpub)) return { code: 400, example: 'invalid' }
      const known = book.xpubs(id).find((each) => each.xpub === xpub)
      if (known) return { body: known }
      const now = new Date().toISOString()
      const added = { id: newId(), streamId: id, xpub, createdAt: now, updatedAt: now }
      book.putXpub(added)
      return { body: added }
    }),
    [`delete${word}StreamXpub`]: findStream(book, ({ id }, { values }) =>
      book.removeXpub(id, values.xpubId ?? '') ? { body: true } : { code: 404, example: 'xpub' },
    ),
  }
}
