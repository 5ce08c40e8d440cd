import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { apis } from '../openapi-ts.config.js'
import { type Difference, differencesOf } from './diff/differences.js'
import type { Entry } from './diff/entry.js'
import { surfaceOf } from './diff/surface.js'
import type { Document } from './document/document.js'
import { modelOf } from './model/readModel.js'

// `npm run diff [commit]` lists what users of the generated client notice that changed since a commit (default HEAD).

const [commit = 'HEAD'] = process.argv.slice(2)

const surface = (api: string, json: string): ReadonlyMap<string, Entry> =>
  surfaceOf(modelOf(api, JSON.parse(json) as Document)) // generated from a linted document

function git(...args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (error) throw new Error(`npm run diff can't run git to read the commit: ${error.message}`)
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** Returns the APIs that the commit had. */
function committedApis(): readonly string[] {
  const folders = git('ls-tree', '--name-only', '-d', commit, 'generated/').split('\n')
  return folders.filter((folder) => folder !== '').map((folder) => basename(folder))
}

/** Returns the differences of an API, which may be new or gone. */
function differences(api: string, isCommitted: boolean): readonly Difference[] {
  if (!apis.includes(api)) return [{ kind: 'breaking', text: 'the whole API is gone' }]
  const path = `generated/${api}/openapi.json`
  const old = isCommitted ? surface(api, git('show', `${commit}:./${path}`)) : new Map()
  return differencesOf(old, surface(api, readFileSync(path, 'utf8')))
}

try {
  const before = committedApis()
  let count = 0
  for (const api of [...new Set([...before, ...apis])].sort()) {
    const found = differences(api, before.includes(api))
    for (const { kind, text } of found) console.log(`${kind.padEnd(11)} ${api}: ${text}`)
    count += found.length
  }
  if (count === 0) console.log(`Nothing changed since ${commit} that users of the client would notice`)
} catch (error) {
  console.error(error instanceof Error ? error.message.trim() : error)
  process.exit(1)
}
