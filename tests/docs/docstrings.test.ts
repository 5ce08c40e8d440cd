import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as auth from '../../src/auth.js'
import * as evm from '../../src/evm.js'
import * as exporting from '../../src/export.js'
import * as inbox from '../../src/inbox.js'
import * as ledgerline from '../../src/index.js'
import * as limits from '../../src/limits.js'
import * as mock from '../../src/mock.js'
import * as mockNode from '../../src/mock-node.js'
import * as opentelemetry from '../../src/opentelemetry.js'
import * as portfolio from '../../src/portfolio.js'
import * as proxy from '../../src/proxy.js'
import * as raw from '../../src/raw.js'
import * as react from '../../src/react.js'
import * as solana from '../../src/solana.js'
import * as streams from '../../src/streams.js'
import * as telemetry from '../../src/telemetry.js'
import * as values from '../../src/values.js'
import * as webhooks from '../../src/webhooks.js'
import { complaintsAbout } from '../support/typecheck.js'

// Who hovers a name pastes the example that stands there.

const examples = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/^ \* @example\n((?: \*(?: (?!@).*)?\n)+)/gm)].map(
      ([, text = '']) => ({
        file,
        code: text.replaceAll(/^ \* ?/gm, ''),
      }),
    ),
  )

const { getPortfolio: _, ...solanaNames } = solana // `getPortfolio` is that of the portfolio

const entries = {
  ledgerline,
  'ledgerline/evm': evm,
  'ledgerline/export': exporting,
  'ledgerline/inbox': inbox,
  'ledgerline/limits': limits,
  'ledgerline/mock': mock,
  'ledgerline/mock/node': mockNode,
  'ledgerline/opentelemetry': opentelemetry,
  'ledgerline/portfolio': portfolio,
  'ledgerline/proxy': { createProxy: proxy.createProxy }, // `toNodeListener` is that of webhooks
  'ledgerline/raw': raw,
  'ledgerline/react': react,
  'ledgerline/auth': auth,
  'ledgerline/solana': solanaNames,
  'ledgerline/streams': streams,
  'ledgerline/telemetry': telemetry,
  'ledgerline/values': values,
  'ledgerline/webhooks': webhooks,
}

/** What examples take from the reader. */
const yours = `
import { createServer } from 'node:http'
import { dehydrate, QueryClient, QueryClientProvider, skipToken, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { CreateEvmStreamInput, StreamsModel } from 'ledgerline/streams'
declare const [apiKey, address, secret, url, body, children, signature, publicKey]: readonly string[]
declare const startSession: (address: string) => void
declare const client: import('ledgerline').Client
declare const caller: import('ledgerline').Caller
declare const queryClient: QueryClient
declare const redis: import('ioredis').Redis
declare const pool: import('pg').Pool
declare const delivery: import('ledgerline/webhooks').EvmDelivery
declare const erc20Abi: readonly [{ readonly type: 'event'; readonly name: 'Transfer'; readonly inputs: readonly [
  { readonly name: 'to'; readonly type: 'address'; readonly indexed: true },
  { readonly name: 'value'; readonly type: 'uint256' },
] }]
declare const request: Request
declare const error: unknown
declare const failed: import('ledgerline').LedgerlineError
declare const stream: StreamsModel
declare const wanted: NonNullable<StreamsModel['triggers']>
declare const trigger: (typeof wanted)[number]
declare const rest: () => Promise<void>
declare const save: (delivery: object) => Promise<void>
declare const handle: (request: Request) => Promise<Response>
declare const app: {
  post(path: string, handle: (context: { readonly req: { readonly raw: Request } }) => unknown): void
  post(path: string, handle: import('node:http').RequestListener): void
}
declare const assert: { equal(actual: unknown, expected: unknown, message: string): void }
`

test('the examples of docstrings compile', { timeout: 60_000 }, () => {
  expect(examples.length).toBeGreaterThan(30)
  const complaints = complaintsAbout(...examples.map(({ code }) => moduleOf(code)))
  expect(complaints.filter((complaint) => !/is declared but|are unused/.test(complaint))).toEqual([])
})

/** An example in a function, so that it may declare by itself what it takes from the reader elsewhere. */
function moduleOf(code: string): string {
  const imports = Object.entries(entries).map(([entry, names]) => {
    const used = Object.keys(names).filter((name) => new RegExp(`\\b${name}\\b`).test(code))
    return `import { ${used.join(', ')} } from '${entry}'\n`
  })
  const body = code.replaceAll(/^import .*\n/gm, '').replaceAll(/^export /gm, '')
  return `${imports.join('')}${yours}export async function example() {\n${body}}\n`
}

const results = examples
  .filter(({ file }) => file.startsWith('values'))
  .flatMap(({ code }) =>
    [...code.matchAll(/^(.+) \/\/ ([^…\n]+)$/gm)].map(([, call = '', result = '']) => ({ call, result })),
  )

test.each(results)('$call is what its docstring says', ({ call, result }) => {
  const shown = result.replace(/^Uint8Array (.*)$/, 'new Uint8Array($1)') // as Node prints it
  expect(resultOf(call)).toEqual(resultOf(shown))
})

/** What code gives that may use everything of `ledgerline/values`. */
function resultOf(code: string): unknown {
  return new Function(...Object.keys(values), `return ${code}`)(...Object.values(values))
}
