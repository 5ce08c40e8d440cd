import { readFileSync } from 'node:fs'
import { apis } from '../openapi-ts.config.js'
import type { Document } from './document/document.js'
import { lifecycleLines } from './emit/lifecycleLines.js'
import { modelOf } from './model/readModel.js'

// `npm run lifecycle`: what ends when, one line each, by day; `<=` where only a day is known by which it had ended.

const models = apis.map(
  (api) => modelOf(api, JSON.parse(readFileSync(`generated/${api}/openapi.json`, 'utf8')) as Document), // made of what was linted
)
console.log(lifecycleLines(models).join('\n')) // at once: `head` may end before a second write
