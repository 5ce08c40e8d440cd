import { createCaller, type Operation } from 'ledgerline'
import type { LoadedOperation } from '../../catalogue/load.js'
import { escapeInvisible } from '../../ui/escapeInvisible.js'
import { keyText, type SnippetTarget } from './target.js'

type Input = Readonly<Record<string, unknown>>

/**
 * A call as a command for curl, from the request the client would make; why there is none, if it would make none. Of
 * a call that the page answers by itself, it is the command for the service.
 */
export function curlStyle({ operation }: LoadedOperation, input: Input, target: SnippetTarget): string {
  const { apiKey, baseUrl, headers = {}, timeout } = target.inProcess ? service : target
  try {
    const { method, url, body } = createCaller({
      apiKey: null,
      baseUrl,
      ...(operation.fullnodeOnly && { aptosNode: 'fullnode' }),
    }).prepare(operation, input)
    const key = apiKey ?? '$LEDGERLINE_API_KEY'
    const lines = [
      `curl ${method === 'GET' ? '' : `-X ${method} `}${shell(url)}`,
      ...(apiKey === null ? [] : [`  -H "x-api-key: ${key}"`]),
      ...(operation.bearer && apiKey !== null ? [`  -H "authorization: Bearer ${key}"`] : []),
      ...Object.entries(headers).map(([name, value]) => `  -H ${shell(escapeInvisible(`${name}: ${value}`))}`),
      ...(timeout === undefined ? [] : [`  --max-time ${timeout / 1000}`]),
      ...(body === undefined
        ? []
        : [
            `  -H 'content-type: application/json'`,
            `  -d ${shell(escapeInvisible(withoutSecrets(body, input, operation)))}`,
          ]),
    ]
    const about = apiKey
      ? 'The mock server. Live above gives the command for the service.'
      : apiKey === null
        ? 'The proxy adds the key'
        : `The key comes from ${keyText}`
    return `# ${about}\n${lines.join(' \\\n')}\n`
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return `# ${escapeInvisible(reason)}\n` // a carriage return of an input would be Enter in a terminal
  }
}

const service: SnippetTarget = {}

function withoutSecrets(body: string, input: Input, { secrets = [] }: Pick<Operation, 'secrets'>): string {
  const values = Object.entries(input).flatMap(([name, value]) =>
    secrets.includes(name) && typeof value === 'string' ? [value] : [],
  )
  const written = values.map((secret) => JSON.stringify(secret).slice(1, -1))
  return written.reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, '…')), body)
}

const shell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
