import { parseArgs } from 'node:util'
import { apis } from '../openapi-ts.config.js'
import { createCaller, type Operation } from '../src/index.js'
import { recordFetch } from '../src/mock-node.js'
import { entryName } from '../src/operation/entryName.js'
import { redactJson } from '../src/runtime/redaction.js'
import { createRedactor } from '../src/transport/redact.js'
import { generatedDocument } from './document/generatedDocument.js'
import { modelOf } from './model/readModel.js'
import { type Probe, probe } from './probe/probe.js'
import { agrees, probeLines } from './probe/report.js'
import { keyFor, targetOf } from './probe/target.js'

const usage = `npm run spec:probe -- --api evm [switches]
  --api evm          calls the operations of this API that only read, with the inputs of its document's examples
  --base-url url     the server, by default the provider's host. A URL without a path is a server that has each API
                     under its name, as the mock server does
  --budget 1000      compute units that all calls together may cost. The cheapest calls come first
  --api-key key      by default LEDGERLINE_API_KEY or MORALIS_API_KEY of the environment, only for the provider's hosts.
                     A server on this machine needs no key
  --record folder    keeps the responses as recordings, which replayFetch of ledgerline/mock/node responds with
  --gone             also calls operations that our document marks as removed
  --json             prints JSON, for programs
  --help             prints this text
Exit codes: 0 if all responses are as documented, 1 if one isn't or fails, 2 if nothing could be called.`

/**
 * Calls a running server as the switches say, and prints how its responses differ from our document.
 *
 * @param environment - where the key may be
 * @returns the exit code of the command
 * @throws {Error} with the reason where nothing could be called.
 */
export async function probeCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = {
    api: text,
    'base-url': text,
    budget: text,
    'api-key': text,
    record: text,
    gone: flag,
    json: flag,
    help: flag,
  }
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const { api = '' } = values
  if (!apis.includes(api)) throw new Error(`Pass an API with --api: ${apis.join(', ')}.\n${usage}`)
  const budget = values.budget === undefined ? undefined : unitsIn(values.budget)
  const document = generatedDocument(api)
  const target = targetOf(values['base-url'], api, document)
  const apiKey = keyFor(target, values['api-key'], environment)

  let status: number | undefined
  const hooks = {
    onIssue: () => undefined, // the raw responses are compared instead
    onResponse: (event: { readonly status: number }) => {
      status = event.status
    },
  }
  const fetch = values.record === undefined ? undefined : recordFetch({ dir: values.record })
  const caller = createCaller({ apiKey, hooks, fetch, ...(target.baseUrl && { baseUrl: target.baseUrl }) })
  const entry = `../src/${entryName(api)}.js`
  const operations = (await import(entry)) as Readonly<Record<string, Operation>> // the operation constants, by id
  const model = modelOf(api, document)
  const found = await probe({ model, operations, caller, status: () => status, budget, withGone: values.gone })
  if (found.probed.length === 0) throw new Error(`No operation of ${api} could be called${whyNot(found)}`)
  const redact = createRedactor(apiKey === undefined ? [] : [apiKey])
  const shown = redactJson(found, redact) as Probe // only texts change
  if (values.json) console.log(JSON.stringify(shown, undefined, 2))
  else console.log(probeLines(shown).join('\n'))
  return agrees(found) ? 0 : 1
}

const whyNot = ({ notAsked: { budget, gone } }: Probe): string =>
  budget.length > 0
    ? ': the budget is below the cheapest call'
    : gone.length > 0
      ? ': all operations that read are removed (--gone calls them)'
      : ''

function unitsIn(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`--budget takes a whole number of compute units, not ${text}`)
}
