import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { apis } from '../openapi-ts.config.js'
import { differencesOf } from './differences.js'
import type { Document } from './document.js'
import { modelOf } from './readModel.js'
import { type Facet, surfaceOf } from './surface.js'

// `npm run diff [commit]`: what the generated client offers otherwise than in a commit (HEAD), in words of its users.

const [commit = 'HEAD'] = process.argv.slice(2)

const surface = (api: string, json: string): ReadonlyMap<string, Facet> =>
  surfaceOf(modelOf(api, JSON.parse(json) as Document)) // generated from what the linter has checked

/** The bundled document as the commit had it; `undefined` where the API is newer. */
function committed(path: string): string | undefined {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] })
  return git('ls-tree', '--name-only', commit, path) === '' ? undefined : git('show', `${commit}:./${path}`)
}

try {
  let count = 0
  for (const api of apis) {
    const path = `generated/${api}/openapi.json`
    const old = committed(path)
    const now = surface(api, readFileSync(path, 'utf8'))
    const found = differencesOf(old === undefined ? new Map() : surface(api, old), now)
    for (const { kind, text } of found) console.log(`${kind.padEnd(11)} ${api}: ${text}`)
    count += found.length
  }
  if (count === 0) console.log(`No difference to ${commit} that users of the client could notice`)
} catch (error) {
  console.error(error instanceof Error ? error.message.trim() : error)
  process.exit(1)
}
