import { keepPromises } from '../portable/keepPromises.js'

// Runs the promises in a page or in a web worker.

const unhandled = []
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  unhandled.push(event.reason)
})
globalThis.keepPromises = (context) => keepPromises({ ...context, unhandled: () => unhandled })
if (!('document' in globalThis)) {
  globalThis.onmessage = async ({ data }) => postMessage(await globalThis.keepPromises(data))
}
