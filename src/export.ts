export type { ExportFormat, ExportOptions, ExportProgress } from './export/exportOptions.js'
export { type ExportResult, exportRows } from './export/exportRows.js'
export type { FailedInput } from './export/failedInputs.js'
