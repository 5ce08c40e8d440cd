const name = 'ledgerline:search'

/** Opens the search of the page with a text in it, such as an address that is to be used elsewhere. */
export function searchFor(text: string): void {
  dispatchEvent(new CustomEvent(name, { detail: text }))
}

/** Listens for texts to search for. Returns what ends that. */
export function onSearchFor(open: (text: string) => void): () => void {
  const listen = (event: Event): void => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') open(event.detail)
  }
  addEventListener(name, listen)
  return () => removeEventListener(name, listen)
}
