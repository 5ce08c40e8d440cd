/**
 * Start of a period in Lua, which has no calendar: `startOfPeriod(time, per)`, both in milliseconds since 1970.
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
 * The steps of a store, as one script: Redis runs it at once for everybody, by its own clock. What it keeps ends with
 * the last pause, debt or period. Numbers are texts, because Redis cuts their fractions off.
 */
export const storeScript = `${periodScript}
local key, holders = KEYS[1], KEYS[2]
local step, per, keep = ARGV[1], ARGV[2], tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] * 1000 + clock[2] / 1000
local kept = redis.call('HMGET', key, 'full', 'paused', 'period', 'used', 'holder', 'streak')
local full, paused = tonumber(kept[1] or 0), tonumber(kept[2] or 0)
local period, used = tonumber(kept[3] or 0), tonumber(kept[4] or 0)
local holder, streak = kept[5] or '', tonumber(kept[6] or 0)

local begun = startOfPeriod(now, per)
if begun > period then period, used = begun, 0 end

local function text(number) return string.format('%.17g', number) end
local function save()
  redis.call('HSET', key, 'full', text(full), 'paused', text(paused), 'period', text(period), 'used', text(used),
    'holder', holder, 'streak', text(streak))
  if keep < 0 then redis.call('PERSIST', key)
  else redis.call('PEXPIRE', key, math.ceil(math.max(full, paused, now) - now + keep)) end
end

if step == 'status' then
  return { text(math.max(0, paused - now)), text(period), text(used) }
end

if step == 'settle' then
  local time, fullAfter, ofStreak = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
  local refundPeriod, refund, pause = tonumber(ARGV[7]), tonumber(ARGV[8]), tonumber(ARGV[9])
  local spent, drained = tonumber(ARGV[10]), tonumber(ARGV[11])
  local gap = 0
  if ofStreak == streak then gap = math.max(0, math.min(time, fullAfter - now)) end
  full = full - gap
  if drained > 0 then full = math.max(full, now + drained) end
  if refundPeriod == period then used = math.max(0, used - refund) end
  used = math.max(0, used + spent)
  if pause > 0 then paused = math.max(paused, now + pause) end
  save()
  return { text(gap) }
end

local asking, time, lacking = ARGV[4], tonumber(ARGV[5]), tonumber(ARGV[6])
local billed, budget, announce = tonumber(ARGV[7]), tonumber(ARGV[8]), tonumber(ARGV[9])
if announce > 0 then
  redis.call('ZADD', holders, text(now), asking)
  redis.call('ZREMRANGEBYSCORE', holders, '-inf', text(now - announce))
  redis.call('PEXPIRE', holders, announce)
end
local count = redis.call('ZCARD', holders)
local start = math.max(now, full - lacking, paused)
if budget and used + billed > budget then
  return { '', text(full), text(period), text(used), text(now), count, text(streak) }
end
full = math.max(full, start) + time
used = used + billed
if holder ~= asking then holder, streak = asking, streak + 1 end
save()
return { text(start - now), text(full), text(period), text(used), text(now), count, text(streak) }
`
