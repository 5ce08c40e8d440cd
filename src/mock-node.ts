export { type RecordOptions, recordFetch } from './cassettes/recordFetch.js'
export { type ReplayOptions, replayFetch } from './cassettes/replayFetch.js'
