import { useSyncExternalStore } from 'react'
import type { Run } from './run.js'
import { createRunLog, type RunRecord } from './runLog.js'

/** The diary of a run as it grows; empty where there is no run. */
export function useRecord(run: Run | undefined): RunRecord {
  const { subscribe, read } = run?.log ?? noLog
  return useSyncExternalStore(subscribe, read)
}

const noLog = createRunLog()
