import { PGlite } from '@electric-sql/pglite'

/** One for all files of a process: a new one takes seconds of the processor. */
let shared: PGlite | undefined

/** A PGlite with nothing in it; what is in it is gone when somebody asks for the next one. */
export async function emptyPglite(): Promise<PGlite> {
  shared ??= new PGlite()
  const { rows } = await shared.query("select nspname from pg_namespace where nspname !~ '^(pg_|information)'")
  for (const row of rows) await shared.exec(`drop schema "${Object(row).nspname}" cascade`)
  await shared.exec('create schema public')
  return shared
}
