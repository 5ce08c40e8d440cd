import { parseArgs } from 'node:util'
import { apis } from '../openapi-ts.config.js'
import { createCaller, type Operation } from '../src/index.js'
import { entryName } from '../src/operation/entryName.js'
import { redactJson } from '../src/runtime/redaction.js'
import { createRedactor } from '../src/transport/redact.js'
import { generatedDocument } from './document/generatedDocument.js'
import { modelOf } from './model/readModel.js'
import { type Probe, probe } from './probe/probe.js'
import { agrees, probeLines } from './probe/report.js'
import { keyFor, targetOf } from './probe/target.js'

const usage = `npm run spec:probe -- --api evm [switches]
  --api evm          the API whose operations are called, with the inputs that its document shows; only those that read
  --base-url url     where it is served; a URL without a path is a server that has each API under its name, as the mock
                     server does. The provider's host by default
  --budget 1000      compute units that all calls together may cost; the cheapest come first
  --api-key key      LEDGERLINE_API_KEY or MORALIS_API_KEY of the environment by default, for the provider's hosts alone;
                     a server on this machine needs none
  --gone             calls what our document says is removed, too
  --json             for programs
  --help             this text
Ends with 0 where all answers are as documented, 1 where one is not or fails, 2 where nothing could be asked.`

/**
 * Asks a running server as the switches say, and prints what its answers are against our document of them.
 *
 * @param environment - where the key may be
 * @returns with what the command ends
 * @throws {Error} with the reason where nothing could be asked.
 */
export async function probeCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = { api: text, 'base-url': text, budget: text, 'api-key': text, gone: flag, json: flag, help: flag }
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const { api = '' } = values
  if (!apis.includes(api)) throw new Error(`Give an API with --api: ${apis.join(', ')}.\n${usage}`)
  const budget = values.budget === undefined ? undefined : unitsIn(values.budget)
  const document = generatedDocument(api)
  const target = targetOf(values['base-url'], api, document)
  const apiKey = keyFor(target, values['api-key'], environment)

  let status: number | undefined
  const hooks = {
    onIssue: () => undefined, // they are found in what came over the wire
    onResponse: (event: { readonly status: number }) => {
      status = event.status
    },
  }
  const caller = createCaller({ apiKey, hooks, ...(target.baseUrl && { baseUrl: target.baseUrl }) })
  const entry = `../src/${entryName(api)}.js`
  const operations = (await import(entry)) as Readonly<Record<string, Operation>> // its constants, by id
  const model = modelOf(api, document)
  const found = await probe({ model, operations, caller, status: () => status, budget, withGone: values.gone })
  if (found.probed.length === 0) throw new Error(`Nothing of ${api} could be asked${whyNot(found)}`)
  const redact = createRedactor(apiKey === undefined ? [] : [apiKey])
  const shown = redactJson(found, redact) as Probe // texts alone are others
  if (values.json) console.log(JSON.stringify(shown, undefined, 2))
  else console.log(probeLines(shown).join('\n'))
  return agrees(found) ? 0 : 1
}

const whyNot = ({ notAsked: { budget, gone } }: Probe): string =>
  budget.length > 0
    ? ': the budget is below the cheapest call'
    : gone.length > 0
      ? ': all that reads is gone (--gone)'
      : ''

function unitsIn(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`--budget takes a whole number of compute units, not ${text}`)
}
