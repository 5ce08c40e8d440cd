// Each step is one statement that locks the row of its key, so Postgres runs it for one caller after the other, by its
// own clock. Those that write insert, and update on conflict: that locks the row before it computes. A plain update
// computes first, and loses what another did meanwhile. `window.ts` has the arithmetic in TypeScript. All times are
// milliseconds since 1970.

/**
 * Creates the table, also if several processes try at once. `cells` and `counts` hold the turns, `seen` the latest
 * time, and `skew` by how much the clock was set back. It catches the conflict instead of taking an advisory lock,
 * because others could hold that lock.
 */
export const createTable = `do $create$ begin
  if to_regclass('ledgerline_limits') is null then
    create table ledgerline_limits (
      key text primary key,
      cells float8[] not null default '{}',
      counts int[] not null default '{}',
      seen float8 not null default 0,
      skew float8 not null default 0,
      paused_until float8 not null default 0,
      period_start float8 not null default 0,
      used float8 not null default 0,
      holders jsonb not null default '{}',
      kept_until timestamptz not null default 'infinity',
      turns float8[]
    );
  end if;
exception when duplicate_table or duplicate_object or unique_violation then
  null; -- another was faster
end $create$`

/** Deletes expired rows, up to 5000 at once. It skips rows that are in use. */
export const deleteExpired = `delete from ledgerline_limits where key in (
  select key from ledgerline_limits where kept_until < now() limit 5000 for update skip locked
)`

const wall = 'floor(extract(epoch from clock_timestamp())::float8 * 1000)'

/**
 * The times of a step: `wall` by the clock, `now` for turns, and the start of the period $2. The last two never go back:
 * what was charged stays charged if the clock is set back, and also once it is right again.
 */
const clock = `clock as (
    select wall, greatest(wall + l.skew, l.seen) as now,
      greatest(l.period_start, case when $2::text = '' then 0 else
        extract(epoch from date_trunc($2::text, to_timestamp(wall / 1000) at time zone 'UTC') at time zone 'UTC')::float8 * 1000
      end) as period
    from (select ${wall} as wall) as of_server
  )`

/** What was charged in the current period. */
const used = 'case when clock.period > l.period_start then 0 else l.used end'

/** The turns that still count. */
const grants = `grants as (
    select cell, count from clock, unnest(l.cells, l.counts) as each (cell, count)
    where cell * $6::float8 > clock.now - $5::float8
  )`

const lastTurn = '(select coalesce(max(cell) * $6::float8, 0) from after)'

const keptUntil = (paused: string): string => `case when $3::float8 < 0 then 'infinity'::timestamptz
    else to_timestamp((clock.wall + greatest(${lastTurn}, ${paused}, clock.now) - clock.now + $5::float8 + $3::float8) / 1000) end`

const cellsAfter = `(select coalesce(array_agg(cell order by cell), '{}') from after),
    (select coalesce(array_agg(count order by cell), '{}') from after)`

/** A number as text, which says the same whatever parsers a pool has, and whatever `extra_float_digits` is. */
const text = (number: string): string => `(${number})::numeric::text`

/** No call waits for the disk: a crash of the database may forget the last calls. */
const withoutDisk = "set_config('synchronous_commit', 'off', true) as commit_mode"

/**
 * Gives calls their turns. Parameters: key, period, milliseconds to keep the row; requests, span and cell of the rate;
 * name of the holder, milliseconds to count it; units of each call, budget or null, milliseconds that turns may be
 * apart. Returns text, `turns` in whole milliseconds with blanks between them. The first statement of a key only inserts its row: `turns` is null, and the caller repeats it.
 */
export const reserveStatement = (): string => `insert into ledgerline_limits as l (key) values ($1::text)
on conflict (key) do update set (cells, counts, seen, skew, period_start, used, holders, kept_until, turns) = (
  with ${clock},
  ${grants},
  ranked as (select cell, sum(count) over (order by cell) as up_to from grants),
  asked as (
    select place, cost, sum(cost) over (order by place) as due,
      ceil(greatest(clock.now, l.paused_until, (
        select min(cell) * $6::float8 + $5::float8 from ranked where up_to >= rank and rank > 0
      ))) as turn
    from clock, (select coalesce(sum(count), 0) as total from grants) as sum_of,
      unnest($9::float8[]) with ordinality as each (cost, place),
      lateral (select total - $4::float8 + place as rank) as rank_of
    where place <= $4::float8
  ),
  granted as (
    select place, cost, turn from asked, clock
    where turn <= (select min(turn) from asked) + $11::float8
      and coalesce(${used} + due <= $10::float8, true)
  ),
  after as (
    select cell, sum(count)::int as count
    from (select cell, count from grants union all select ceil(turn / $6::float8), 1 from granted) as each
    group by cell
  )
  select ${cellsAfter}, clock.now, clock.now - clock.wall, clock.period,
    ${used} + (select coalesce(sum(cost), 0) from granted),
    case when $8::float8 > 0 then (
      select jsonb_object_agg(name, seen)
      from jsonb_each(l.holders || jsonb_build_object($7::text, clock.now)) as each (name, seen)
      where seen::float8 > clock.now - $8::float8
    ) else l.holders end,
    ${keptUntil('l.paused_until')},
    (select coalesce(array_agg(turn order by place), '{}') from granted)
  from clock
)
returning (
    select coalesce(string_agg(${text('turn')}, ' ' order by place), '')
    from unnest(turns) with ordinality as each (turn, place) where turns is not null having turns is not null
  ) as turns,
  ${text('seen')} as now, ${text('seen - skew')} as calendar, ${text('period_start')} as period, ${text('used')} as used,
  (select count(*) from jsonb_object_keys(holders))::text as holders,
  case when $8::float8 > 0 then (
    select string_agg(distinct split_part(name, ' ', 2), ' ') from jsonb_object_keys(holders) as each (name)
  ) end as terms, ${withoutDisk}`

/**
 * Records what became of turns. Parameters: the first six as above; turns that weren't used; ages and counts of
 * requests that went without a turn; period and units of the bill, units spent, milliseconds to pause. The first
 * statement of a key only inserts its row: `seen` is 0, and the caller repeats it.
 */
export const settleStatement = (): string => `insert into ledgerline_limits as l (key) values ($1::text)
on conflict (key) do update set (cells, counts, seen, skew, paused_until, period_start, used, kept_until) = (
  with ${clock},
  ${grants},
  after as (
    select cell, sum(count)::int as count
    from (
      select cell, count from grants
      union all select ceil(turn / $6::float8), -1 from unnest($7::float8[]) as each (turn)
      union all select ceil((clock.now - age) / $6::float8), count from clock, unnest($8::float8[], $9::int[]) as each (age, count)
    ) as each
    where $4::float8 > 0
    group by cell having sum(count) > 0
  ),
  pause as (select case when $13::float8 > 0 then greatest(l.paused_until, clock.now + $13::float8) else l.paused_until end as until from clock)
  select ${cellsAfter}, clock.now, clock.now - clock.wall, pause.until, clock.period,
    greatest(0, ${used} + case when $10::float8 = clock.period then $11::float8 else 0 end + $12::float8),
    ${keptUntil('pause.until')}
  from clock, pause
)
returning ${text('seen')} as seen, ${withoutDisk}`

/** Reads the status. Parameters: the first six as above. */
export const statusStatement =
  (): string => `with row as (select * from ledgerline_limits where key = $1::text and $3::float8 is not null and $4::float8 > 0)
select status.* from row as l, lateral (
  with ${clock},
  ${grants}
  select ${text('greatest(0, l.paused_until - clock.now)')} as pause, ${text('clock.period')} as period,
    ${text(used)} as used, (select coalesce(sum(count), 0) from grants)::text as taken
  from clock
) as status`
