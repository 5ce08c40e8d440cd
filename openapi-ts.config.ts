import { existsSync, readdirSync } from 'node:fs'
import type { UserConfig } from '@hey-api/openapi-ts'

// The zod schemas, one job per API whose document `npm run generate` has written, because it has changed. They come from the bundled document, made to take what the decoders do, and are not
// written to generated/ yet: a job that fails must leave what is there.

/** The folder of their documents and of what they write. */
export const stage = './node_modules/.cache/ledgerline/zod'

/** Where `npm run generate` writes the document that the answers of an API are checked by. */
export const checkedPath = (api: string): string => `${stage}/${api}.checked.json`

/** Where the job of an API writes. */
export const stagePath = (api: string): string => `${stage}/${api}`

const job = (api: string): UserConfig => ({
  input: checkedPath(api),
  output: { path: stagePath(api), clean: false, entryFile: false, importFileExtension: '.js' },
  logs: { level: 'silent', file: false },
  plugins: [{ name: 'zod', compatibilityVersion: 4, exportFromIndex: false, dates: { offset: true, local: true } }],
})

export const apis: readonly string[] = readdirSync('specs')
  .filter((name) => existsSync(`specs/${name}/openapi.yaml`))
  .sort()

export default apis.filter((api) => existsSync(checkedPath(api))).map(job)
