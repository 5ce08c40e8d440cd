export type { Logger, LogLevel, LogOptions } from './telemetry/logger.js'
export { logTo } from './telemetry/logTo.js'
