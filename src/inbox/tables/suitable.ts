import { ConfigurationError } from '../../errors/configuration.js'
import type { Database } from '../database/database.js'
import type { Tables } from './tables.js'

/** The oldest Postgres whose SQL has all that the inbox uses. */
const oldest = 12

/**
 * Checks that a database can hold what deliveries bring, and shows it.
 *
 * @throws {ConfigurationError} for an older Postgres, an encoding without all of Unicode, and tables whose rows this
 * role can't see
 */
export async function assertSuitable(database: Database, tables: Tables): Promise<void> {
  const [found] = await database.query({
    text: `select current_setting('server_version_num') as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, current_user::text as role`,
  })
  const { number, version, encoding, role } = found ?? {}
  if (Number(number) < oldest * 10_000) {
    throw new ConfigurationError(`The inbox needs Postgres ${oldest} or later, and this is ${version}`)
  }
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII') {
    throw new ConfigurationError(`The inbox needs a database with the encoding UTF8, and this one has ${encoding}`, {
      hints: ['Names of tokens have any character: create database … encoding UTF8 template template0'],
    })
  }
  const hidden = await database.query({ text: hiddenText(tables) })
  if (hidden.length === 0) return
  throw new ConfigurationError(`Row level security hides rows of ${hidden[0]?.name} from the role ${role}`, {
    hints: [
      'The inbox would find nothing, and say nothing',
      `Let the role see every row: alter role ${role} bypassrls, or a policy for all … using (true)`,
    ],
  })
}

/** Tables that have row level security for this role, without policies that let it read, change and delete every row. */
const hiddenText = ({ schema }: Tables): string => `
  select relname::text as name from pg_class
  where relnamespace = (select oid from pg_namespace where nspname = '${schema.replaceAll("'", "''")}')
    and relname ~ '^ledgerline_(deliveries|events|queue|pending|streams|locks|spends|meta)$'
    and row_security_active(pg_class.oid) and (
      exists (select from pg_policy where polrelid = pg_class.oid and not polpermissive)
      or (
        select count(distinct command) from unnest('{r,w,d}'::text[]) command join pg_policy on polrelid = pg_class.oid
        where polcmd::text in ('*', command) and pg_get_expr(polqual, polrelid) = 'true'
          and exists (select from unnest(polroles) as role (id) where id = 0 or pg_has_role(id, 'member'))
      ) < 3
    )
  order by relname`
