import { readFileSync } from 'node:fs'
import { apis } from '../openapi-ts.config.js'
import type { Document } from './document/document.js'
import { lifecycleLines } from './emit/lifecycleLines.js'
import { modelOf } from './model/readModel.js'

// `npm run lifecycle` lists what ends when, one line each, by day. `<=` means that it had ended by that day.

const models = apis.map(
  (api) => modelOf(api, JSON.parse(readFileSync(`generated/${api}/openapi.json`, 'utf8')) as Document), // generated from a linted document
)
console.log(lifecycleLines(models).join('\n')) // in one write: `head` may end before a second one
