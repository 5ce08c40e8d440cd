import { createCaller } from 'ledgerline'
import { isPaged, isRepeatable, type LoadedOperation } from '../catalogue/load.js'
import { inputLiteral, literal, quoted } from './literal.js'

/** Where the page sends a call, so that its code sends it there too. */
export interface SnippetTarget {
  /** The mock's key, which may be shown; `null` where a proxy adds the key; without one, code reads it from the environment. */
  readonly apiKey?: string | null
  /** Without one, code asks the provider's own hosts. */
  readonly baseUrl?: string
  /** What the mock server is asked for beside the answer, by header. */
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds; without them, the client's own. */
  readonly timeout?: number
}

/** A way to write the same call. */
export interface SnippetStyle {
  readonly id: string
  readonly label: string
  readonly language: 'ts' | 'sh'
  write(loaded: LoadedOperation, input: Readonly<Record<string, unknown>>, target: SnippetTarget): string
}

type Input = Readonly<Record<string, unknown>>

const keyText = 'process.env.LEDGERLINE_API_KEY'

/** Every way, in the order of the tabs. */
export const snippetStyles: readonly SnippetStyle[] = [
  { id: 'client', label: 'Client', language: 'ts', write: clientStyle },
  { id: 'small', label: 'Small bundle', language: 'ts', write: smallStyle },
  { id: 'react', label: 'React', language: 'ts', write: reactStyle },
  { id: 'curl', label: 'curl', language: 'sh', write: curlStyle },
]

function clientStyle({ entry }: LoadedOperation, input: Input, target: SnippetTarget): string {
  const { api, id, paged } = entry
  const head = `import { createClient } from 'ledgerline'\n\n${made('client', 'createClient', target)}\n`
  const before = `${paged ? `for await (const ${itemName(id)} of` : `const ${resultName(id)} = await`} client.${api}.${id}(`
  const call = `${before}${Object.keys(input).length === 0 ? '' : inputLiteral(input, before)})`
  return `${head}${paged ? loop(call, id) : shown(call, id)}\n`
}

function smallStyle({ entry }: LoadedOperation, input: Input, target: SnippetTarget): string {
  const { api, id, paged } = entry
  const imports = `import { createCaller${paged ? ', paginate' : ''} } from 'ledgerline'\nimport { ${id} } from 'ledgerline/${api}'\n\n`
  const before = paged
    ? `for await (const ${itemName(id)} of paginate(caller, ${id}, `
    : `const ${resultName(id)} = await caller.call(${id}, `
  const call = `${before}${inputLiteral(input, before)})`
  return `${imports}${made('caller', 'createCaller', target)}\n${paged ? loop(call, id) : shown(call, id)}\n`
}

function reactStyle({ entry, operation }: LoadedOperation, input: Input, target: SnippetTarget): string {
  const { api, id } = entry
  if (!isRepeatable(operation)) {
    const before = `  mutationFn: () => client.call(${id}, `
    return `import { useMutation } from '@tanstack/react-query'
import { ${id} } from 'ledgerline/${api}'
import { useLedgerline } from 'ledgerline/react'

${providerText(target)}
const client = useLedgerline()
const { mutate, data, error } = useMutation({
${before}${inputLiteral(input, before, '  ')}),
})
`
  }
  const hook = isPaged(operation) ? 'usePages' : 'useOperation'
  const result = isPaged(operation) ? '{ data, fetchNextPage }' : '{ data, error }'
  const before = `const ${result} = ${hook}(${id}, `
  return `import { ${id} } from 'ledgerline/${api}'
import { ${hook} } from 'ledgerline/react'

${providerText(target)}
${before}${inputLiteral(input, before)})
`
}

function providerText(target: SnippetTarget): string {
  const { apiKey, baseUrl } = target
  if (apiKey || baseUrl) {
    const key = apiKey ? quoted(apiKey) : apiKey === null ? 'null' : keyText
    return [
      '// Below a LedgerlineProvider. Its client has',
      `// apiKey: ${key}${baseUrl ? `, baseUrl: ${quoted(baseUrl)}` : ''}`,
      ...wishLines(target).map((line) => `// ${line.replace(/,$/, '')}`),
    ].join('\n')
  }
  return `// Below a LedgerlineProvider. Its client has
// apiKey: ${keyText} on a server,
// and null in a browser, where a proxy adds the key.`
}

function made(name: string, factory: string, target: SnippetTarget): string {
  const { apiKey, baseUrl } = target
  const options = [
    apiKey === null
      ? 'apiKey: null, // the proxy adds it'
      : `apiKey: ${keyText}${apiKey ? ` ?? ${quoted(apiKey)}` : ''},`,
    ...(baseUrl ? [`baseUrl: ${quoted(baseUrl)},${apiKey ? ' // the mock server' : ''}`] : []),
    ...wishLines(target),
  ]
  return `const ${name} = ${factory}({\n${options.map((line) => `  ${line}\n`).join('')}})\n`
}

function wishLines({ headers, timeout }: SnippetTarget): readonly string[] {
  return [
    ...(headers && Object.keys(headers).length > 0 ? [`headers: ${literal(headers)},`] : []),
    ...(timeout === undefined ? [] : [`timeout: ${timeout},`]),
  ]
}

/** Code that was run shows what came of it. */
const shown = (call: string, id: string): string => `${call}\nconsole.log(${resultName(id)})`

const loop = (call: string, id: string): string => `${call}) {\n  console.log(${itemName(id)})\n}`

function curlStyle({ operation }: LoadedOperation, input: Input, target: SnippetTarget): string {
  const { apiKey, baseUrl, headers = {}, timeout } = target
  try {
    const { method, url, body } = createCaller({ apiKey: null, baseUrl }).prepare(operation, input)
    const key = apiKey ?? '$LEDGERLINE_API_KEY'
    const lines = [
      `curl ${method === 'GET' ? '' : `-X ${method} `}${shell(url)}`,
      ...(apiKey === null ? [] : [`  -H "x-api-key: ${key}"`]),
      ...(operation.bearer && apiKey !== null ? [`  -H "authorization: Bearer ${key}"`] : []),
      ...Object.entries(headers).map(([name, value]) => `  -H ${shell(`${name}: ${value}`)}`),
      ...(timeout === undefined ? [] : [`  --max-time ${timeout / 1000}`]),
      ...(body === undefined
        ? []
        : [`  -H 'content-type: application/json'`, `  -d ${shell(withoutSecrets(body, input))}`]),
    ]
    const about = apiKey
      ? 'The mock server. Live above gives the command for the service.'
      : apiKey === null
        ? 'The proxy adds the key'
        : `The key comes from ${keyText}`
    return `# ${about}\n${lines.join(' \\\n')}\n`
  } catch (error) {
    return `# ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}\n`
  }
}

function withoutSecrets(body: string, input: Input): string {
  const secrets = Object.entries(input).flatMap(([name, value]) =>
    /secret|password|key/i.test(name) && typeof value === 'string' ? [value] : [],
  )
  return secrets.reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, '…')), body)
}

const shell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** `getWalletNFTs` lists `nft`s. */
function itemName(id: string): string {
  const last =
    /((?:[A-Z]+|[A-Z][a-z0-9]+)s)$/.exec(id.replace(/(?:By|Of|From|To|In)[A-Z].*$/, '').replace(/Verbose$/, ''))?.[1] ??
    'Item'
  const single = last.replace(/ies$/, 'y').replace(/s$/, '')
  return /^[A-Z]+$/.test(single) ? single.toLowerCase() : single.charAt(0).toLowerCase() + single.slice(1)
}

function resultName(id: string): string {
  const name = id.replace(/^(?:get|resolve|run|create|update|set|add)(?=[A-Z])/, '')
  const short = name.replace(/(?:By|Of|From)[A-Z].*$/, '')
  const [lead = ''] = /^[A-Z]+(?=[A-Z][a-z]|$)|^./.exec(short) ?? []
  const made = lead.toLowerCase() + short.slice(lead.length)
  return made === id || /^\d/.test(made) ? 'result' : made
}
