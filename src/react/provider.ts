'use client'

import { type Context, createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react'
import type { Caller } from '../client/caller.js'
import { ConfigurationError } from '../errors/configuration.js'

/** Props of `LedgerlineProvider`. */
export interface LedgerlineProviderProps {
  /** The result of `createClient` or `createCaller`. Create it once, outside of components or in a `useState`. */
  readonly client: Caller
  readonly children?: ReactNode
}

/**
 * Provides a client to the components below it. They also need TanStack's `QueryClientProvider` above them.
 *
 * A key in a browser bundle is public, so let your own proxy add it, and pass `apiKey: null`. With `createCaller`, your
 * bundle contains only the operations that your components import.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for anything but a client.
 * @example
 * const client = createCaller({ apiKey: null, baseUrl: '/chain' })
 * const app = (
 *   <QueryClientProvider client={queryClient}>
 *     <LedgerlineProvider client={client}>{children}</LedgerlineProvider>
 *   </QueryClientProvider>
 * )
 */
export function LedgerlineProvider({ client, children }: LedgerlineProviderProps): ReactElement {
  if (typeof Object(client).prepare !== 'function') {
    throw new ConfigurationError('LedgerlineProvider got no client', { hints: ['Pass client={createCaller({ … })}'] })
  }
  return createElement(callerContext().Provider, { value: client }, children)
}

/**
 * Returns the client of the nearest `LedgerlineProvider`, for `operationQuery`, mutations and calls in event handlers.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION if there is no `LedgerlineProvider` above.
 * @example
 * const client = useLedgerline()
 * const create = useMutation({ mutationFn: (input: CreateEvmStreamInput) => client.call(createEvmStream, input) })
 */
export function useLedgerline(): Caller {
  const client = useContext(callerContext())
  if (client) return client
  throw new ConfigurationError('There is no LedgerlineProvider above this component', {
    hints: ['Wrap the app: <LedgerlineProvider client={createCaller({ … })}>'],
  })
}

let made: Context<Caller | undefined> | undefined

/**
 * Returns the context, which is made at first use: React's server build has no `createContext`, and a server component
 * that imports `operationQuery` loads this module too.
 */
function callerContext(): Context<Caller | undefined> {
  made ??= createContext<Caller | undefined>(undefined)
  return made
}
