import type { TestProject } from 'vitest/node'
import { servePlayground } from '../../../playground/app/serve.js'
import { deliverOnce } from '../../../playground/mock/deliveries/deliverOnce.js'
import { createMockServer } from '../../../playground/mock/server/server.js'

/** Where the playground of a test run is. */
export interface ServedPlayground {
  readonly url: string
  /** Folder of the built page. */
  readonly folder: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly playground: ServedPlayground
  }
}

/** Builds the playground once for all files of a test run, serves it beside its mock server, and ends both. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mock = await createMockServer({ port: 0, sendOnce: deliverOnce })
  const { url, folder, close } = await servePlayground({ port: 0, mockUrl: mock.url })
  project.provide('playground', { url, folder })
  return async () => {
    await Promise.all([close(), mock.close()])
  }
}
