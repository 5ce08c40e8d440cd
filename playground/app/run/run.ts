import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { type Caller, createCaller, isLedgerlineError } from 'ledgerline'
import { operationQuery, pagesQuery } from 'ledgerline/react'
import type { Draft } from '../catalogue/details.js'
import type { LoadedOperation } from '../catalogue/load.js'
import { isPaged } from '../catalogue/traits.js'
import type { Answerer, Connection, Mode } from './connection/connection.js'
import { callTarget } from './connection/target.js'
import { countingFetch } from './countingFetch.js'
import { type Fault, mockOptionsOf, noFault } from './faults.js'
import type { ManyChains } from './many/manyChains.js'
import { createManyRun, type ManyRun } from './many/manyRun.js'
import { recording } from './recording.js'
import { createRunLog, type RunLog } from './runLog.js'

/** What to run. */
export interface RunRequest {
  readonly loaded: LoadedOperation
  readonly input: Readonly<Record<string, unknown>>
  readonly draft: Draft
  /** Name of the document's answer that the mock shall give. */
  readonly example?: string | undefined
  readonly fault: Fault
  /** The chains, where it runs on several. */
  readonly over?: ManyChains | undefined
  /**
   * Why the page runs it of its own accord, for what was typed on the first page or for a link to a result: then it is not
   * listed, and while somebody types nothing scrolls to it.
   */
  readonly unasked?: 'typed' | 'linked' | undefined
}

/** One press of Run: a client of its own, whose hooks write its log, and a cache of its own. */
export interface Run extends RunRequest {
  readonly id: number
  readonly mode: Mode
  /** Who answers a call of the mock. */
  readonly answerer: Answerer
  /** The connection that it went through. */
  readonly place: string
  readonly startedAt: Date
  readonly caller: Caller
  readonly queryClient: QueryClient
  readonly log: RunLog
  /** The state of a run over several chains. */
  readonly many?: ManyRun
}

let lastId = 0

/** Sends what is asked for, whether or not anybody looks at what comes of it. */
export function startRun(request: RunRequest, connection: Connection): Run {
  const { mode, answerer, place } = connection
  const log = createRunLog()
  const live = mode === 'live'
  const fault = live ? noFault : request.fault
  const mockOptions = mockOptionsOf(fault, live ? undefined : request.example)
  const target = callTarget(connection)
  if (!live && connection.lostServer) void connection.checkMock() // it may have been started meanwhile
  const caller = createCaller({
    ...target,
    ...(request.loaded.operation.fullnodeOnly && { aptosNode: 'fullnode' }),
    ...(request.over ? mockOptionsOf(noFault, live ? undefined : request.example) : mockOptions),
    fetch: countingFetch(target.fetch, log.count),
    hooks: {
      onRequest: ({ attempt, method, url, headers }) => {
        const page = isPaged(request.loaded.operation) && { page: log.read().answers.length + 1 }
        log.add({ kind: 'request', attempt, ...page, method, url, headers })
      },
      onResponse: ({ attempt, status, elapsed, headers }) =>
        log.add({ kind: 'response', attempt, status, elapsed, headers }),
      onRetry: ({ attempt, delay, reason }) =>
        log.add({ kind: 'retry', attempt, delay, reason: reason.message.split('\n')[0] ?? '', code: reason.code }),
      onIssue: log.issue,
      onDeprecated: (_operation, lifecycle) => log.add({ kind: 'deprecated', lifecycle }),
    },
  })
  const recorded = recording(caller, log, (error) => {
    if (!live && isLedgerlineError(error) && error.code === 'CONNECTION_FAILED') void connection.checkMock()
  })
  lastId++
  const { over, loaded } = request
  const run: Run = {
    ...request,
    fault,
    id: lastId,
    mode,
    answerer,
    place,
    startedAt: new Date(),
    caller: recorded,
    queryClient: ownCache(log),
    log,
    ...(over && { many: createManyRun(recorded, loaded.operation, over, mockOptionsOf(fault, undefined)) }),
  }
  begin(run)
  return run
}

/** Aborts what a run is doing. */
export function cancelRun(run: Run): void {
  run.log.add({ kind: 'cancelled' })
  run.many?.cancel()
  void run.queryClient.cancelQueries()
}

/** Fills the run's cache, from which its view reads; what fails is kept there too. */
function begin({ loaded: { operation }, input, caller, queryClient, many }: Run): void {
  if (many) many.start()
  else if (isPaged(operation)) void queryClient.prefetchInfiniteQuery(pagesQuery(caller, operation, input))
  else void queryClient.prefetchQuery(operationQuery(caller, operation, input))
}

/**
 * A run is a record of what happened: nothing in it is fetched again unless somebody asks. Nor does it end when it is
 * no longer shown: a call that is aborted half-way, and sent again when it is shown again, might create a second
 * resource.
 */
function ownCache(log: RunLog): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        structuralSharing: false,
        retryOnMount: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      },
    },
  })
  client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type === 'added')
      query.addObserver(new QueryObserver(client, { ...query.options, queryKey: query.queryKey, enabled: false }))
    if (event.type === 'updated' && event.action.type === 'error') log.refuse()
  })
  return client
}
