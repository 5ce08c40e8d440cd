import 'server-only'
import { PGlite } from '@electric-sql/pglite'
import { createInbox, type Inbox } from 'ledgerline/inbox'

const shared: { inbox?: Inbox } & typeof globalThis = globalThis
shared.inbox ??= createInbox({
  database: new PGlite(process.env.PGLITE_FOLDER), // or a Pool of pg
  secret: process.env.STREAMS_SECRET,
})

export const { inbox } = shared
