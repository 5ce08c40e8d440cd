// Each step is one statement, which locks the row of its key: Postgres computes it for one caller after the other, by
// its own clock. All times are milliseconds since 1970.

/** Makes the table, once for all who try at the same time. */
export const createTable = `do $create$ begin
  perform pg_advisory_xact_lock(1818525796, 1);
  if to_regclass('ledgerline_limits') is null then
    create table ledgerline_limits (
      key text primary key,
      full_at double precision not null default 0,
      paused_until double precision not null default 0,
      period_start double precision not null default 0,
      used double precision not null default 0,
      holder text not null default '',
      streak double precision not null default 0,
      holders jsonb not null default '{}',
      kept_until timestamptz not null default 'infinity',
      last_now double precision,
      last_wait double precision,
      last_gap double precision
    );
  end if;
end $create$`

/** Forgets rows that nobody needs any more, a few thousand at once; those that somebody uses stay. */
export const deleteExpired = `delete from ledgerline_limits where key in (
  select key from ledgerline_limits where kept_until < now() limit 5000 for update skip locked
)`

/** Makes the row of a key: $1. */
export const createRow = `insert into ledgerline_limits (key) values ($1::text) on conflict do nothing`

const now = 'extract(epoch from clock_timestamp())::float8 * 1000'

/** Start of the period $2 that holds a time; 0 where there are none. */
const startOf = (time: string): string => `case when $2::text = '' then 0 else
  extract(epoch from date_trunc($2::text, to_timestamp(${time} / 1000) at time zone 'UTC') at time zone 'UTC')::float8 * 1000
end`

const keptUntil = (fullAt: string): string => `case when $3::float8 < 0 then 'infinity'::timestamptz
  else to_timestamp((greatest(${fullAt}, l.paused_until, now) + $3::float8) / 1000) end`

/** What a crash of the database may forget are the last calls: no call waits for its disk. */
const withoutDisk = "set_config('synchronous_commit', 'off', true) as commit_mode"

/**
 * Gives a call its turn. Parameters: key, period, milliseconds to keep the row, holder, time of its units, what the bucket may
 * lack, units billed, budget or null, milliseconds to count the holder. The first of a key only makes its row:
 * `now` is null, and it has to ask again.
 */
export const reserveStatement = (): string => `insert into ledgerline_limits as l (key) values ($1::text)
on conflict (key) do update set
  (full_at, period_start, used, holder, streak, holders, kept_until, last_now, last_wait) = (
    select
      case when granted then full_after else l.full_at end,
      period,
      case when granted then used_before + $7::float8 else used_before end,
      case when granted then $4::text else l.holder end,
      case when granted and l.holder <> $4::text then l.streak + 1 else l.streak end,
      case when $9::float8 > 0 then (
        select jsonb_object_agg(name, seen)
        from jsonb_each(l.holders || jsonb_build_object($4::text, now)) as each (name, seen)
        where seen::float8 > now - $9::float8
      ) else l.holders end,
      ${keptUntil('full_after')},
      now,
      case when granted then start - now end
    from (select ${now} as now) as clock
    cross join lateral (select greatest(now, l.full_at - $6::float8, l.paused_until) as start) as slot
    cross join lateral (select greatest(l.full_at, start) + $5::float8 as full_after, ${startOf('now')} as begun) as after
    cross join lateral (
      select greatest(begun, l.period_start) as period, case when begun > l.period_start then 0 else l.used end as used_before
    ) as charged
    cross join lateral (select coalesce(used_before + $7::float8 <= $8::float8, true) as granted) as verdict
  )
returning last_now as now, last_wait as wait, full_at as "full", period_start as period, used, streak,
  (select count(*) from jsonb_object_keys(holders))::int as holders, ${withoutDisk}`

/**
 * Takes back what was not used, and charges what went without the store. Parameters: key, period, milliseconds to keep
 * the row, time of the units, when the bucket would be full, streak, period and units of the refund, milliseconds to
 * pause, units spent, milliseconds that the bucket lacks at least.
 */
export const settleStatement = (): string => `update ledgerline_limits as l set
  (full_at, paused_until, period_start, used, kept_until, last_gap) = (
    select
      case when $11::float8 > 0 then greatest(l.full_at - gap, now + $11::float8) else l.full_at - gap end,
      case when $9::float8 > 0 then greatest(l.paused_until, now + $9::float8) else l.paused_until end,
      period,
      greatest(0, (case when $7::float8 = period then greatest(0, used_before - $8::float8) else used_before end) + $10::float8),
      ${keptUntil('l.full_at + $9::float8 + $11::float8')},
      gap
    from (select ${now} as now) as clock
    cross join lateral (
      select case when $6::float8 = l.streak then greatest(0, least($4::float8, $5::float8 - now)) else 0 end as gap
    ) as back
    cross join lateral (select ${startOf('now')} as begun) as calendar
    cross join lateral (
      select greatest(begun, l.period_start) as period, case when begun > l.period_start then 0 else l.used end as used_before
    ) as charged
  )
where key = $1::text
returning last_gap as gap, ${withoutDisk}`

/** How it is. Parameters: key, period. */
export const statusStatement = (): string => `select
  greatest(0, l.paused_until - now) as pause,
  greatest(begun, l.period_start) as period,
  case when begun > l.period_start then 0 else l.used end as used
from ledgerline_limits as l
cross join lateral (select ${now} as now) as clock
cross join lateral (select ${startOf('now')} as begun) as calendar
where key = $1::text`
