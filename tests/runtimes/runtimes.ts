import { cpSync } from 'node:fs'
import { type BrowserPlace, runBrowser } from './browser.js'
import { type OpenPage, openInChromium, openInFirefox, openInWebkit } from './engines.js'
import { obtain, type RuntimePackage } from './obtain.js'
import { runProcess } from './process.js'
import type { Context, Report } from './report.js'
import { openTelemetry3, runSamples, type Sample, undiciSamples } from './samples.js'
import { type Scenes, startScenes } from './server.js'
import { runWorkerd } from './workerd.js'

/** A place where the package has to keep its promises. */
export interface Runtime {
  readonly name: string
  /**
   * Runs the promises there.
   *
   * @param folder with the package installed, and the promises
   * @throws {Error} with the reason when the runtime cannot be had or does not run.
   */
  run(folder: string): Promise<Report>
}

const inChromium = inBrowser('Chromium', openInChromium)
const inFirefox = inBrowser('Firefox', openInFirefox)
const inWebkit = inBrowser('WebKit', openInWebkit, true)
const ofNode = (version: string): RuntimePackage => ({ name: 'node', version, executable: 'bin/node' })

/** Where the package promises to run. Those that come with the checkout first. */
export const runtimes: readonly Runtime[] = [
  {
    name: 'Node, this one',
    run: async (folder) => ({
      version: process.versions.node,
      results: [
        ...(await onScenes((scenes) =>
          runProcess(folder, [process.execPath], { ...scenes, target: 'node', compiles: true }),
        )),
        ...(await runSamples(folder, process.execPath, undiciSamples)),
      ],
    }),
  },
  inChromium('page'),
  inChromium('page that may not compile WebAssembly'),
  inChromium('worker'),
  inChromium('service worker'),
  inFirefox('page'),
  inFirefox('page that may not compile WebAssembly'),
  inFirefox('worker'),
  inFirefox('service worker'),
  inWebkit('page'),
  inWebkit('page that may not compile WebAssembly'),
  inWebkit('worker'),
  inWebkit('service worker'),
  inProcess('Node 20, the oldest', ofNode('20.19.0'), 'node', [], undiciSamples),
  inProcess('Node 22', ofNode('22'), 'node', [], [...undiciSamples, openTelemetry3]),
  inProcess('Node 24', ofNode('24'), 'node', [], [...undiciSamples, openTelemetry3]),
  inProcess('Node 26', ofNode('26'), 'node', [], undiciSamples),
  inProcess('Bun', { name: 'bun', version: '1.4.5', executable: 'bin/bun.exe' }, 'bun'),
  inProcess('Deno', { name: 'deno', version: '2.9.5', executable: 'deno' }, 'deno', [
    'run',
    '--quiet',
    '--no-lock',
    '--node-modules-dir=manual',
    '--allow-net=127.0.0.1',
    '--allow-read=.',
  ]),
  inWorkerd('workerd', []),
  inWorkerd('workerd, nodejs_compat', ['nodejs_compat']),
]

/** Puts the promises beside the installed package. */
export function layOut(folder: string): void {
  cpSync('tests/runtimes/hosts', `${folder}/hosts`, { recursive: true })
  cpSync('tests/runtimes/portable', `${folder}/portable`, { recursive: true })
}

function inProcess(
  name: string,
  wanted: RuntimePackage,
  target: string,
  flags: readonly string[] = [],
  samples: readonly Sample[] = [],
): Runtime {
  return {
    name,
    async run(folder) {
      const { path, version } = obtain(wanted)
      const results = await onScenes((scenes) =>
        runProcess(folder, [path, ...flags], { ...scenes, target, compiles: true }),
      )
      return { version, results: [...results, ...(await runSamples(folder, path, samples))] }
    },
  }
}

function inWorkerd(name: string, flags: readonly string[]): Runtime {
  return {
    name,
    async run(folder) {
      const { path, version } = obtain({ name: 'workerd', version: '1.20261117.1', executable: 'bin/workerd' })
      const results = await onScenes((scenes) =>
        runWorkerd(folder, path, flags, { ...scenes, target: 'worker', compiles: false }),
      )
      return { version, results }
    },
  }
}

function inBrowser(name: string, open: OpenPage, endsEarly = false): (place: BrowserPlace) => Runtime {
  return (place) => ({ name: `${name}, a ${place}`, run: (folder) => runBrowser(open, folder, place, { endsEarly }) })
}

async function onScenes<T>(run: (scenes: Pick<Context, 'url' | 'refused'>) => Promise<T>): Promise<T> {
  const scenes: Scenes = await startScenes()
  try {
    return await run({ url: scenes.url, refused: scenes.refused })
  } finally {
    await scenes.close()
  }
}
