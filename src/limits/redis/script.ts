/**
 * `startOfPeriod(time, per)` in Lua, which has no calendar. Takes and returns milliseconds since 1970.
 *
 * @see Howard Hinnant, chrono-Compatible Low-Level Date Algorithms, civil_from_days
 */
export const periodScript = `
local function startOfPeriod(time, per)
  local lengths = { minute = 60000, hour = 3600000, day = 86400000 }
  if per == '' then return 0 end
  if lengths[per] then return time - time % lengths[per] end
  local days = math.floor(time / 86400000)
  local sinceEra = (days + 719468) % 146097
  local year = math.floor((sinceEra - math.floor(sinceEra / 1460) + math.floor(sinceEra / 36524)
    - math.floor(sinceEra / 146096)) / 365)
  local dayOfYear = sinceEra - (365 * year + math.floor(year / 4) - math.floor(year / 100))
  local month = math.floor((5 * dayOfYear + 2) / 153)
  return (days - (dayOfYear - math.floor((153 * month + 2) / 5))) * 86400000
end
`

/**
 * The steps of a store, as one script, which Redis runs atomically and by its own clock. `window.ts` has the arithmetic
 * in TypeScript. The hash expires after the last span, pause and period. It holds `grants`, the turns as `cell:count`,
 * where each cell is its distance from the one before; `seen`, the latest time; and `skew`, by how much the clock was
 * set back. Numbers are returned as strings, because Redis truncates their fractions.
 */
export const storeScript = `${periodScript}
local key, holders = KEYS[1], KEYS[2]
local step, per, keep = ARGV[1], ARGV[2], tonumber(ARGV[3])
local requests, span, cell = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local clock = redis.call('TIME')
local wall = clock[1] * 1000 + math.floor(clock[2] / 1000)
local kept = redis.call('HMGET', key, 'grants', 'seen', 'skew', 'paused', 'period', 'used')
local now = math.max(wall + tonumber(kept[3] or 0), tonumber(kept[2] or 0))
local paused, used = tonumber(kept[4] or 0), tonumber(kept[6] or 0)
local began = tonumber(kept[5] or 0)
local period = math.max(began, startOfPeriod(wall, per))
if period > began then used = 0 end

local cells, counts, total, at = {}, {}, 0, 0
for distance, count in string.gmatch(kept[1] or '', '(%d+):(%d+)') do
  at = at + tonumber(distance)
  if at * cell > now - span then
    table.insert(cells, at)
    table.insert(counts, tonumber(count))
    total = total + tonumber(count)
  end
end

local function note(time, count)
  local at, place = math.ceil(time / cell), #cells
  while place > 0 and cells[place] > at do place = place - 1 end
  if place > 0 and cells[place] == at then
    counts[place] = math.max(0, counts[place] + count)
  elseif count > 0 then
    table.insert(cells, place + 1, at)
    table.insert(counts, place + 1, count)
  end
end

local function text(number) return string.format('%.17g', number) end

local function save(last)
  local grants, before = {}, 0
  for place, at in ipairs(cells) do
    if counts[place] > 0 then
      table.insert(grants, string.format('%.0f:%.0f', at - before, counts[place]))
      before = at
    end
  end
  redis.call('HSET', key, 'grants', table.concat(grants, ' '), 'seen', text(now), 'skew', text(now - wall),
    'paused', text(paused), 'period', text(period), 'used', text(used))
  if keep < 0 then redis.call('PERSIST', key)
  else redis.call('PEXPIRE', key, math.ceil(math.max(last, paused, now) - now + span + keep)) end
end

if step == 'status' then
  return { text(math.max(0, paused - now)), text(period), text(used), text(total) }
end

if step == 'settle' then
  local billedPeriod, billed, spent, pause = tonumber(ARGV[9]), tonumber(ARGV[10]), tonumber(ARGV[11]), tonumber(ARGV[12])
  for turn in string.gmatch(ARGV[7], '[^ ]+') do note(tonumber(turn), -1) end
  for age, count in string.gmatch(ARGV[8], '([^ :]+):(%d+)') do note(now - tonumber(age), tonumber(count)) end
  if billedPeriod ~= period then billed = 0 end
  used = math.max(0, used + billed + spent)
  if pause > 0 then paused = math.max(paused, now + pause) end
  save((cells[#cells] or 0) * cell)
  return {}
end

local holder, announce, budget, together = ARGV[7], tonumber(ARGV[8]), tonumber(ARGV[9]), tonumber(ARGV[10])
if announce > 0 then
  redis.call('ZADD', holders, text(now), holder)
  redis.call('ZREMRANGEBYSCORE', holders, '-inf', text(now - announce))
  redis.call('PEXPIRE', holders, announce)
end
local terms = {}
if announce > 0 then
  local known = {}
  for _, name in ipairs(redis.call('ZRANGE', holders, 0, -1)) do
    local term = string.match(name, ' (.+)')
    if term and not known[term] then table.insert(terms, term) end
    if term then known[term] = true end
  end
end
local turns, texts, place, upTo = {}, {}, 0, 0
for asked in string.gmatch(ARGV[11], '[^ ]+') do
  local cost, rank, turn = tonumber(asked), total - requests + #turns + 1, math.max(now, paused)
  if #turns == requests or (budget and used + cost > budget) then break end
  while upTo < rank do
    place = place + 1
    upTo = upTo + counts[place]
  end
  if rank > 0 then turn = math.max(turn, cells[place] * cell + span) end
  if #turns > 0 and turn > turns[1] + together then break end
  used = used + cost
  table.insert(turns, turn)
  table.insert(texts, text(turn))
end
for _, turn in ipairs(turns) do note(turn, 1) end
if #turns > 0 then save((cells[#cells] or 0) * cell) end
return { table.concat(texts, ' '), text(period), text(used), text(now), text(wall), redis.call('ZCARD', holders), table.concat(terms, ' ') }
`
