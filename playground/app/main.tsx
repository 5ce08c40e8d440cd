import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { findEntry } from './catalogue/catalogue.js'
import type { CatalogueEntry } from './catalogue/entry.js'
import { forgetKept } from './catalogue/kept.js'
import { loadOperation } from './catalogue/load.js'
import { outcomes, samples } from './catalogue/outcomes.js'
import { recognise } from './catalogue/recognise.js'
import { parseRoute, type Route } from './catalogue/route.js'
import { readRoute } from './catalogue/useRoute.js'
import { App } from './shell/App.js'
import { chooseTheme } from './shell/theme.js'
import './page.css'

// what the address asks for is on its way while React draws the rest
const entry = entryAt(parseRoute(location.hash))
if (entry) loadOperation(entry).catch(() => undefined) // its page says what is wrong

const place = document.getElementById('root')
let root: Root | undefined

function begin(): void {
  if (!place) return
  root = createRoot(place)
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** The operation that a page begins with. */
function entryAt(route: Route): CatalogueEntry | undefined {
  if (route.page === 'operation') return findEntry(route.api, route.id)
  const [thing] = route.page === 'home' ? recognise(route.text ?? samples[0]?.value ?? '') : []
  const outcome = thing && outcomes[thing.kind][0]
  return outcome && findEntry(outcome.api, outcome.id)
}

begin()

// Tests visit one page again and again: `playground:end` takes away what a visit left, `playground:begin` starts the next.
addEventListener('playground:end', () => {
  root?.unmount()
  forgetKept()
  sessionStorage.clear()
  chooseTheme('system')
  localStorage.clear()
})
addEventListener('playground:begin', () => {
  readRoute()
  begin()
})
