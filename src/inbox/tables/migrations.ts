import { onePlaceEach } from './onePlaceEach.js'
import { isUnknown, lockRows, type Tables } from './tables.js'

/** The migrations, one for each version of the tables. Never change one that was released: add another. */
export const migrations: readonly ((tables: Tables) => readonly string[])[] = [
  ({ deliveries, events, queue, streams, locks, meta }) => [
    `create table ${deliveries} (
      id bigint generated always as identity primary key,
      key text not null unique,
      stream_id text,
      tag text,
      chain_id text,
      block_number bigint,
      block_hash text,
      confirmed boolean,
      events integer not null default 0,
      received_at timestamptz not null default now(),
      reason text,
      body bytea
    )`,
    `create index ledgerline_deliveries_poison on ${deliveries} (id) where reason is not null`,
    `create index ledgerline_deliveries_received on ${deliveries} (received_at)`,
    // Marking an event changes no indexed column. If its page has room, no index is written: hence the fillfactor.
    `create table ${events} (
      id bigint generated always as identity primary key,
      key text not null,
      number integer not null,
      stream_id text not null,
      block_hash text not null,
      kind text not null,
      place text not null,
      stage text not null check (stage in ('provisional', 'final', 'orphaned')),
      handed text check (handed in ('provisional', 'final', 'orphaned')),
      tag text not null,
      chain_id text not null,
      block_number bigint not null,
      block_timestamp timestamptz not null,
      transaction_hash text not null,
      row_index bigint not null,
      amount numeric(78, 0),
      data json,
      bigints json,
      delivery_id bigint not null,
      received_at timestamptz not null default now(),
      staged_at timestamptz not null default now(),
      handed_at timestamptz,
      unique (transaction_hash, kind, place, stream_id, chain_id, block_hash)
    ) with (fillfactor = 70)`,
    `create index ledgerline_events_provisional on ${events} (id) where stage = 'provisional'`,
    `create index ledgerline_events_delivery on ${events} (delivery_id)`,
    `create table ${queue} (
      event_id bigint not null,
      stage text not null,
      stream_id text not null,
      block_number bigint not null,
      row_index bigint not null,
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      queued_at timestamptz not null default now(),
      error text,
      dead_at timestamptz,
      primary key (event_id, stage),
      check ((dead_at is not null) = (due_at = 'infinity'))
    )`,
    `create index ledgerline_queue_due on ${queue} (due_at)`,
    `create index ledgerline_queue_chain on ${queue} (stream_id, block_number, row_index, event_id, stage desc) where due_at < 'infinity'`,
    `create index ledgerline_queue_dead on ${queue} (event_id) where dead_at is not null`,
    // With `order: 'chain'`, the worker that processes a stream locks its row.
    `create table ${streams} (id bigint generated always as identity primary key, stream_id text not null unique)`,
    `create table ${locks} (id integer primary key)`,
    `insert into ${locks} select generate_series(0, ${lockRows - 1})`,
    `alter table ${meta} add column paused boolean not null default false`,
  ],
  ({ deliveries }) => [`create index ledgerline_deliveries_unknown on ${deliveries} (id) where ${isUnknown}`],
  ({ events, queue, pending, spends }) => [
    // `not valid` spares reading every row: the old constraints, which were stricter, have checked them.
    `alter table ${events} drop constraint ledgerline_events_stage_check, drop constraint ledgerline_events_handed_check,
      add constraint ledgerline_events_stage_check check (stage in ('pending', 'provisional', 'final', 'orphaned')) not valid,
      add constraint ledgerline_events_handed_check check (handed in ('pending', 'provisional', 'final', 'orphaned')) not valid,
      add column missing_at timestamptz`,
    `create index ledgerline_events_pending on ${events} (id) where stage = 'pending'`,
    `create table ${pending} (like ${queue} including all)`,
    `create table ${spends} (
      chain_id text not null,
      output text not null,
      transaction_hash text not null,
      is_mined boolean not null default false,
      noted_at timestamptz not null default now(),
      primary key (chain_id, output, transaction_hash)
    )`,
    `create index ledgerline_spends_transaction on ${spends} (transaction_hash)`,
  ],
  ({ events, spends }) => [
    `alter table ${events} add column is_contested boolean not null default false`,
    `create index ledgerline_events_contested on ${events} (id) where is_contested`,
    // Whether a transaction is in a block, its events say.
    `alter table ${spends} drop column is_mined`,
    `create index ledgerline_spends_spent on ${spends} (split_part(output, ':', 1))`,
  ],
  (tables) => [
    // Whoever stores deliveries or takes events as 0.1 does is refused: it doesn't know the version, nor these columns.
    `alter table ${tables.deliveries} add column version integer not null default 3`,
    `alter table ${tables.deliveries} alter column version drop default`,
    `alter table ${tables.meta} rename column version to tables_version`,
    `alter table ${tables.meta} rename column paused to is_paused`,
    ...onePlaceEach(tables, 5),
  ],
]
