import { answer, type Behaviour } from '../support/faultServer.js'
import { bundle } from './bundle.js'
import type { OpenPage } from './engines.js'
import type { Context, Kept, Report } from './report.js'
import { startScenes } from './server.js'

/** Where in a browser the promises are run. */
export type BrowserPlace = 'page' | 'page that may not compile WebAssembly' | 'worker' | 'service worker'

const places: Readonly<Record<BrowserPlace, Pick<Context, 'target' | 'compiles'>>> = {
  page: { target: 'browser', compiles: true },
  'page that may not compile WebAssembly': { target: 'browser', compiles: false },
  worker: { target: 'worker', compiles: true },
  'service worker': { target: 'worker', compiles: true },
}

/**
 * Runs the promises in a page, or in a worker of one, which the server of the promises serves and which sends back what
 * came of them: so any browser will do that can be told to open a page.
 *
 * @throws {Error} when the browser cannot be had, and when it does not report within a minute.
 */
export async function runBrowser(
  open: OpenPage,
  folder: string,
  place: BrowserPlace,
  context: Pick<Context, 'endsEarly'>,
): Promise<Report> {
  const script = await bundle(folder, 'page.js')
  const { target, compiles } = places[place]
  const policy = compiles ? "default-src * 'unsafe-inline' 'wasm-unsafe-eval'" : "default-src *; script-src 'self'"
  const site = (type: string, body: unknown) =>
    answer(200, body, { 'content-type': type, 'content-security-policy': policy })
  const report = reported()
  const scenes = await startScenes({
    '/': site('text/html', '<!doctype html><title>promises</title><script type="module" src="/page.js"></script>'),
    '/page.js': site('text/javascript', script),
    '/context': (...request) => {
      const { url, refused } = scenes
      answer(200, { ...context, url, refused, target, compiles, place })(...request)
    },
    '/report': report.behaviour,
  })
  try {
    const page = await open(scenes.url)
    try {
      return { version: page.version(), results: await Promise.race([report.results, page.ended]) }
    } finally {
      await page.close()
    }
  } finally {
    await scenes.close()
  }
}

/** Waits for what the page sends. */
function reported(): { readonly behaviour: Behaviour; readonly results: Promise<readonly Kept[]> } {
  let behaviour: Behaviour = answer(500)
  const results = new Promise<readonly Kept[]>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the page did not report within a minute')), 60_000).unref()
    behaviour = (response, request) => {
      clearTimeout(late)
      const { failure, results } = JSON.parse(request.body)
      if (failure) reject(new Error(failure))
      else resolve(results)
      answer(200)(response, request)
    }
  })
  results.catch(() => {}) // the browser may end before
  return { behaviour, results }
}
