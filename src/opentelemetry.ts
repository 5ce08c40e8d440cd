export { type OpenTelemetryOptions, openTelemetry } from './telemetry/openTelemetry.js'
