export * from '../generated/streams/entry.js'
export { isSameTrigger, isSameTriggers, type TriggerLike } from './streams/trigger.js'
