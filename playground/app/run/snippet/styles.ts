import type { Operation } from 'ledgerline'
import { entryName } from '../../../../src/operation/entryName.js'
import type { LoadedOperation } from '../../catalogue/load.js'
import { isChange, isPaged } from '../../catalogue/traits.js'
import { curlStyle } from './curl.js'
import { inputLiteral, literal, quoted } from './literal.js'
import { itemName, resultName } from './names.js'
import { keyText, type SnippetTarget } from './target.js'

/** A way to write the same call. */
export interface SnippetStyle {
  readonly id: string
  readonly label: string
  readonly language: 'ts' | 'sh'
  write(loaded: LoadedOperation, input: Readonly<Record<string, unknown>>, target: SnippetTarget): string
}

type Input = Readonly<Record<string, unknown>>

/** Every way, in the order of the tabs. */
export const snippetStyles: readonly SnippetStyle[] = [
  { id: 'client', label: 'Client', language: 'ts', write: clientStyle },
  { id: 'small', label: 'Small bundle', language: 'ts', write: smallStyle },
  { id: 'react', label: 'React', language: 'ts', write: reactStyle },
  { id: 'curl', label: 'curl', language: 'sh', write: curlStyle },
]

function clientStyle({ entry, operation }: LoadedOperation, input: Input, target: SnippetTarget): string {
  const { api, id, paged } = entry
  const head = `import { createClient } from 'ledgerline'\n${mockImport(target)}\n${made('client', 'createClient', operation, target)}\n`
  const called = `client.${api}.${id}(`
  const given = (before: string): string =>
    `${before}${Object.keys(input).length === 0 ? '' : inputLiteral(input, operation, before)})`
  if (!paged) return `${head}${shown(given(`const ${resultName(id)} = await ${called}`), id)}\n`
  if (target.allPages) return `${head}${loop(given(`for await (const ${itemName(id)} of ${called}`), id)}\n`
  return `${head}${firstPage(given(`const page = await ${called}`), id)}\n`
}

function smallStyle({ entry, operation }: LoadedOperation, input: Input, target: SnippetTarget): string {
  const { api, id, paged } = entry
  const all = paged && target.allPages
  const imports = `import { createCaller${all ? ', paginate' : ''} } from 'ledgerline'\nimport { ${id} } from 'ledgerline/${entryName(api)}'\n${mockImport(target)}\n`
  const before = all
    ? `for await (const ${itemName(id)} of paginate(caller, ${id}, `
    : `const ${paged ? 'page' : resultName(id)} = await caller.call(${id}, `
  const call = `${before}${inputLiteral(input, operation, before)})`
  const written = all ? loop(call, id) : paged ? firstPage(call, id) : shown(call, id)
  return `${imports}${made('caller', 'createCaller', operation, target)}\n${written}\n`
}

/** A whole component, to paste into a file below a `LedgerlineProvider`. */
function reactStyle({ entry, operation }: LoadedOperation, input: Input, target: SnippetTarget): string {
  const { api, id } = entry
  const name = componentName(id)
  const provider = providerText(operation, target)
  if (isChange(operation)) {
    const before = `    mutationFn: () => client.call(${id}, `
    return `import { useMutation } from '@tanstack/react-query'
import { ${id} } from 'ledgerline/${entryName(api)}'
import { useLedgerline } from 'ledgerline/react'

${provider}
export function ${name}Button() {
  const client = useLedgerline()
  const { mutate, isPending, error } = useMutation({
${before}${inputLiteral(input, operation, before, '    ')}),
  })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>${id}</button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
`
  }
  const paged = isPaged(operation)
  const hook = paged ? 'usePages' : 'useOperation'
  const result = paged ? '{ data, error, hasNextPage, fetchNextPage }' : '{ data, error, isPending }'
  const before = `  const ${result} = ${hook}(${id}, `
  const body = paged
    ? `  if (!data) return <p>Loading…</p>
  return (
    <>
      <pre>{toJson(data.pages.flatMap((page) => page.result), 2)}</pre>
      <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>Next page</button>
    </>
  )`
    : `  if (isPending) return <p>Loading…</p>
  return <pre>{toJson(data, 2)}</pre>`
  return `import { ${id} } from 'ledgerline/${entryName(api)}'
import { ${hook} } from 'ledgerline/react'
import { toJson } from 'ledgerline/values'

${provider}
export function ${name}() {
${before}${inputLiteral(input, operation, before, '  ')})
  if (error) return <p role="alert">{error.message}</p>
${body}
}
`
}

/** `getWalletNFTs` is shown by `WalletNFTs`. */
function componentName(id: string): string {
  const name = id.replace(/^get(?=[A-Z])/, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Says what the client of a provider has. */
export function providerText(operation: Operation, target: SnippetTarget): string {
  const { apiKey, inProcess } = target
  const baseUrl = addressOf(operation, target)
  if (apiKey || baseUrl || operation.fullnodeOnly) {
    const key = apiKey ? quoted(apiKey) : apiKey === null ? 'null' : keyText
    return [
      '// Below a LedgerlineProvider. Its client has',
      `// apiKey: ${key}${baseUrl ? `, baseUrl: ${quoted(baseUrl)}` : ''}${inProcess ? ', fetch: createMockFetch()' : ''}`,
      ...linesOf(furtherOptions(operation, target)).map((line) => `// ${line}`),
    ].join('\n')
  }
  return `// Below a LedgerlineProvider. Its client has
// apiKey: ${keyText} on a server,
// and null in a browser, where a proxy adds the key.`
}

/** Writes the client that a call is made with. */
export function made(name: string, factory: string, operation: Operation, target: SnippetTarget): string {
  const { apiKey, inProcess } = target
  const baseUrl = addressOf(operation, target)
  const options = [
    apiKey === null
      ? 'apiKey: null, // the proxy adds it'
      : `apiKey: ${keyText}${apiKey ? ` ?? ${quoted(apiKey)}` : ''},`,
    ...(inProcess ? ['fetch: createMockFetch(), // without a network; leave it out to ask the service'] : []),
    ...(baseUrl ? [`baseUrl: ${quoted(baseUrl)},${apiKey && !inProcess ? ' // the mock server' : ''}`] : []),
    ...furtherOptions(operation, target).map((option) => `${option},`),
  ]
  const lines = linesOf(options).map((line) => `  ${line}\n`)
  return `const ${name} = ${factory}({\n${lines.join('')}})\n`
}

/** The options that make a plain node, or the mock server as chosen, answer. */
function furtherOptions({ fullnodeOnly }: Operation, { baseUrl, headers, timeout }: SnippetTarget): readonly string[] {
  return [
    ...(fullnodeOnly ? ["aptosNode: 'fullnode'"] : []),
    ...(fullnodeOnly && !baseUrl ? ["baseUrl: { aptosNode: 'https://fullnode.mainnet.aptoslabs.com/v1' }"] : []),
    ...(headers && Object.keys(headers).length > 0 ? [`headers: ${literal(headers)}`] : []),
    ...(timeout === undefined ? [] : [`timeout: ${timeout}`]),
  ]
}

/** Writes the import of a mock in the process. */
export const mockImport = ({ inProcess }: SnippetTarget): string =>
  inProcess ? "import { createMockFetch } from 'ledgerline/mock'\n" : ''

/** The base URL that code shows: a mock in the process answers at the provider's hosts too, but has none of a plain node. */
const addressOf = ({ fullnodeOnly }: Operation, { inProcess, baseUrl }: SnippetTarget): string | undefined =>
  inProcess && !fullnodeOnly ? undefined : baseUrl

const linesOf = (options: readonly string[]): readonly string[] => options.flatMap((option) => option.split('\n'))

/** Code that was run shows what came of it. */
const shown = (call: string, id: string): string => `${call}\nconsole.log(${resultName(id)})`

/** The rows of one page, and where the next one is. */
const firstPage = (call: string, id: string): string =>
  `${call}\nconsole.log(page.result)\n// The next page: page.hasNext() && (await page.nextPage()).\n// Every row: for await (const ${itemName(id)} of …) without the first await.`

const loop = (call: string, id: string): string => `${call}) {\n  console.log(${itemName(id)})\n}`
