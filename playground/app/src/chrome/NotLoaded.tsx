import type { ReactElement } from 'react'

/** Whether a part of the page could not be fetched. Browsers have no class for that, only words of their own. */
export const isNotLoaded = (error: Error): boolean =>
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)

/** Stands in for a part of the page that the network did not bring. What is typed in is in the address, so it stays. */
export function NotLoaded(): ReactElement {
  return (
    <div className="blank" role="alert">
      <h1>This part of the page could not be loaded</h1>
      <p>The network may be away, or the playground has been updated since you opened it.</p>
      <button type="button" onClick={() => location.reload()}>
        Load the page again
      </button>
    </div>
  )
}
