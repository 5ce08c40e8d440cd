import { Component, type ReactNode } from 'react'
import { isNotLoaded, NotLoaded } from './NotLoaded.js'

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
      <div className="blank" role="alert">
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
