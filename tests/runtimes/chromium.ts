import type { Browser } from 'playwright-core'
import { answer } from '../support/faultServer.js'
import { bundle } from './bundle.js'
import type { Context, Kept } from './report.js'
import { startScenes } from './server.js'

/** Where in the browser the promises are run. */
export type BrowserPlace = 'page' | 'page that may not compile WebAssembly' | 'worker'

const policies: Readonly<Record<BrowserPlace, string>> = {
  page: "default-src * 'unsafe-inline' 'wasm-unsafe-eval'",
  'page that may not compile WebAssembly': "default-src *; script-src 'self'",
  worker: "default-src * 'unsafe-inline' 'wasm-unsafe-eval'",
}

/** Runs the promises in a page, or in a worker of one, that the server of the promises serves. */
export async function runChromium(
  browser: Browser,
  folder: string,
  place: BrowserPlace,
  context: Omit<Context, 'url' | 'refused'>,
): Promise<readonly Kept[]> {
  const script = await bundle(folder, 'page.js')
  const policy = { 'content-security-policy': policies[place] }
  const scenes = await startScenes({
    '/': answer(200, '<!doctype html><title>promises</title><script type="module" src="/page.js"></script>', {
      'content-type': 'text/html',
      ...policy,
    }),
    '/page.js': answer(200, script, { 'content-type': 'text/javascript', ...policy }),
  })
  const page = await browser.newPage()
  try {
    await page.goto(scenes.url)
    const given: Context = { ...context, url: scenes.url, refused: scenes.refused }
    return place === 'worker' ? await page.evaluate(inWorker, given) : await page.evaluate(inPage, given)
  } finally {
    await page.close()
    await scenes.close()
  }
}

async function inPage(context: Context): Promise<Kept[]> {
  return Reflect.get(globalThis, 'keepPromises')(context)
}

async function inWorker(context: Context): Promise<Kept[]> {
  const worker = new Worker('/page.js', { type: 'module' })
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(context)
  })
}
