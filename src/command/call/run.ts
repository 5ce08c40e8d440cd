import { IncompleteError } from '../../errors/incomplete.js'
import type { Target } from '../catalogue/loadApi.js'
import type { Reporter } from '../shell/reporter.js'
import type { Connection } from './connection.js'
import type { Presentation } from './presentation.js'
import type { Progress } from './progress.js'
import type { Settings } from './settings.js'

/** What the runs of a call share. */
export interface Run {
  readonly target: Target
  readonly presentation: Presentation
  readonly reporter: Reporter
  readonly progress: Progress
  readonly connection: Connection
  readonly settings: Settings
  readonly signal: AbortSignal
}

/** Creates the error for a result that lacks something, which was named on stderr before. */
export const incomplete = ({ target }: Run, message: string, missing: readonly unknown[]): IncompleteError =>
  new IncompleteError(message, {
    operation: target.operation.id,
    missing: missing as IncompleteError['missing'], // also rows, which are shown by their places
  })
