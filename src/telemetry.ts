export type { Log, LogLevel, LogOptions } from './telemetry/log.js'
export { logTo } from './telemetry/logTo.js'
