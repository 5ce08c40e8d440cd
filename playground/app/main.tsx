import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { forgetKept } from './catalogue/kept.js'
import { readRoute } from './catalogue/useRoute.js'
import { App } from './shell/App.js'
import { chooseTheme } from './shell/theme.js'
import './page.css'

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
