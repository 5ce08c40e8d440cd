import type { Database } from '../database/database.js'
import type { Tables } from './tables.js'

/**
 * Whether a sequence is behind the ids of its table, so that new rows get ids that are taken. Logical replication, by
 * which databases move, copies rows, but no sequences. Says no to a role that may not see the sequences.
 */
export async function isBehind(database: Database, tables: Tables): Promise<boolean> {
  const rows = await database.query({ text: identitiesOf(tables).map(behindText).join(' union all ') })
  return rows.length > 0
}

/** The statement that advances the sequences that are behind, while nobody else can take an id. */
export const advanceText = (tables: Tables): string => `do $advance$ begin
  ${identitiesOf(tables)
    .map(
      (table) => `if exists (${behindText(table)}) then
    lock table ${table} in exclusive mode;
    perform setval(${sequenceOf(table)}, (select max(id) from ${table}));
  end if;`,
    )
    .join('\n  ')}
end $advance$`

const identitiesOf = ({ deliveries, events, streams }: Tables): readonly string[] => [deliveries, events, streams]

const sequenceOf = (table: string): string => `pg_get_serial_sequence('${table.replaceAll("'", "''")}', 'id')::regclass`

/** `pg_sequences` has no last value for a sequence that never gave an id, and none for one that the role may not see. */
const behindText = (table: string): string => `
  select 'true' as is_behind from pg_sequences
  where format('%I.%I', schemaname, sequencename)::regclass = ${sequenceOf(table)}
    and has_sequence_privilege(${sequenceOf(table)}, 'usage, select')
    and coalesce(last_value, 0) < (select max(id) from ${table})`
