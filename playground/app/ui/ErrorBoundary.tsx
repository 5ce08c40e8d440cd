import { Component, type ReactElement, type ReactNode } from 'react'

/** Keeps a fault of the page itself from taking the page down. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { error: undefined }

  static getDerivedStateFromError(error: Error): Caught {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    if (isNotLoaded(error)) return <NotLoaded />
    return (
      <div className="stack blank" role="alert">
        <h1>Something went wrong</h1>
        <p>
          This is a bug in the playground, not a problem with your input: <code>{error.message}</code>
        </p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          Try again
        </button>
      </div>
    )
  }
}

interface Caught {
  readonly error: Error | undefined
}

/** Whether a part of the page could not be fetched. Browsers have no class for that, only words of their own. */
export const isNotLoaded = (error: Error): boolean =>
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)

/** Stands in for a part of the page that the network did not bring. What is typed in is in the address, so it stays. */
export function NotLoaded(): ReactElement {
  return (
    <div className="stack blank" role="alert">
      <h1>This part of the page couldn’t be loaded</h1>
      <p>You may be offline, or the playground was updated after you opened it.</p>
      <button type="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </div>
  )
}
