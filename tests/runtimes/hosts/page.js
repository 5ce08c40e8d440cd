import { keepPromises } from '../portable/keepPromises.js'

// Runs the promises in a page, in a worker or in a service worker, and sends what came of them to the server. The page
// starts the others; which is wanted, and what the promises need to know, the server says.

const unhandled = []
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  unhandled.push(event.reason)
})

const report = (what) => fetch('/report', { method: 'POST', body: JSON.stringify(what) })
const failed = (error) => report({ failure: String(error?.message ?? error) })
const contextOf = async () => (await fetch('/context')).json()
const run = async () => {
  const context = await contextOf()
  await report({ results: await keepPromises({ ...context, unhandled: () => unhandled }) })
}

async function begin() {
  const { place } = await contextOf()
  if (place === 'worker') new Worker('/page.js', { type: 'module' }).onerror = failed
  else if (place === 'service worker') await navigator.serviceWorker.register('/page.js', { type: 'module' })
  else await run()
}

if ('document' in globalThis) begin().catch(failed)
else if ('skipWaiting' in globalThis)
  globalThis.addEventListener('install', (event) => event.waitUntil(run().catch(failed)))
else run().catch(failed)
