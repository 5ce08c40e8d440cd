import {
  type DehydratedState,
  HydrationBoundary,
  skipToken,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { Component, type ReactElement, type ReactNode, StrictMode, Suspense, useState, version } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { getNativeBalance } from '../../../src/evm.js'
import { operationQuery, useLedgerline, useMany, useOperation } from '../../../src/react.js'
import { callerOf, createQueryClient, Nfts, Providers, Wallet, wallet } from './app.js'

/** An address the server never answers. */
const silent = '0x0000000000000000000000000000000000000001'

function Balance({ address = wallet, toBlock }: { address?: string; toBlock?: bigint }): ReactElement {
  const { data, error } = useOperation(getNativeBalance, { address, ...(toBlock !== undefined && { toBlock }) })
  return (
    <p className="balance">{error ? `${error.name}: ${error.message}` : data ? String(data.balance) : 'reading'}</p>
  )
}

function SuspendedBalance({ address }: { address: string }): ReactElement {
  const { data } = useSuspenseQuery(operationQuery(useLedgerline(), getNativeBalance, { address }))
  return <p className="balance">{String(data.balance)}</p>
}

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    return this.state.error ? <p className="balance">{this.state.error.name}</p> : this.props.children
  }
}

/** Goes through states at each click. */
function Steps<State>({ states, show }: { states: readonly State[]; show: (state: State) => ReactNode }): ReactElement {
  const [step, setStep] = useState(0)
  const state = states[step]
  return (
    <>
      <button id="step" type="button" onClick={() => setStep(step + 1)}>
        step
      </button>
      {state !== undefined && show(state)}
    </>
  )
}

/** One answer over three chains, told in words. */
function Chains(): ReactElement {
  const queryClient = useQueryClient()
  const inputs = ['eth', 'base', 'polygon'].map((chain) => ({ address: wallet, chain, toBlock: 3 }))
  const { answer, lastComplete, lastCompleteAt } = useMany(getNativeBalance, inputs)
  const sum = answer?.sum(({ balance }) => balance)
  const last = lastComplete?.sum(({ balance }) => balance)
  const lacks = answer?.missing.map(({ input, reason }) => `${input.chain}: ${reason}`).join()
  return (
    <>
      <p id="many">
        {sum && (sum.complete ? `complete ${sum.total}` : `at least ${sum.atLeast} without ${lacks}`)}
        {last?.complete && `, last ${last.total} at ${lastCompleteAt?.getTime()}`}
      </p>
      <button id="refetch" type="button" onClick={() => queryClient.refetchQueries()}>
        refetch
      </button>
      <button id="retry" type="button" onClick={() => answer?.retry()}>
        retry
      </button>
    </>
  )
}

function Later({ address }: { address: string | null }): ReactElement {
  const { data, fetchStatus } = useOperation(getNativeBalance, address === null ? skipToken : { address })
  return <p className="balance">{data ? String(data.balance) : fetchStatus}</p>
}

const scenes: Readonly<Record<string, ReactElement>> = {
  '/one': <Balance />,
  '/shared': (
    <>
      <Balance />
      <Balance toBlock={10n ** 20n} />
      <Balance address={wallet.toUpperCase().replace('0X', '0x')} />
    </>
  ),
  '/leaving': <Steps states={[silent, null]} show={(address) => address && <Balance address={address} />} />,
  '/bigint': <Steps states={[1n, 2n, 10n ** 30n]} show={(toBlock) => <Balance toBlock={toBlock} />} />,
  '/mended': <Steps states={['vitalik', wallet]} show={(address) => <Balance address={address} />} />,
  '/later': <Steps states={[null, { address: wallet }]} show={(to) => <Later address={to?.address ?? null} />} />,
  '/suspense': (
    <Suspense fallback={<p id="fallback">waiting</p>}>
      <SuspendedBalance address={wallet} />
    </Suspense>
  ),
  '/boundary': (
    <Boundary>
      <Suspense fallback={<p id="fallback">waiting</p>}>
        <SuspendedBalance address="vitalik" />
      </Suspense>
    </Boundary>
  ),
  '/pages': <Nfts />,
  '/many': <Chains />,
}

const root = document.getElementById('root')
const state = document.getElementById('state')
if (!root) throw new Error('the page has no root')
document.title = version

const scene = (children: ReactNode): ReactElement => (
  <StrictMode>
    <Providers queryClient={createQueryClient()} client={callerOf(location.origin)}>
      {children}
    </Providers>
  </StrictMode>
)

if (state?.textContent) {
  const dehydrated: DehydratedState = JSON.parse(state.textContent)
  hydrateRoot(
    root,
    scene(
      <HydrationBoundary state={dehydrated}>
        <Wallet />
      </HydrationBoundary>,
    ),
    { onRecoverableError: (error) => console.error('recovered', error) },
  )
} else createRoot(root).render(scene(scenes[location.pathname]))
