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
  const before = `${paged ? `for await (const ${itemName(id)} of` : `const ${resultName(id)} = await`} client.${api}.${id}(`
  const call = `${before}${Object.keys(input).length === 0 ? '' : inputLiteral(input, operation, before)})`
  return `${head}${paged ? loop(call, id) : shown(call, id)}\n`
}

function smallStyle({ entry, operation }: LoadedOperation, input: Input, target: SnippetTarget): string {
  const { api, id, paged } = entry
  const imports = `import { createCaller${paged ? ', paginate' : ''} } from 'ledgerline'\nimport { ${id} } from 'ledgerline/${entryName(api)}'\n${mockImport(target)}\n`
  const before = paged
    ? `for await (const ${itemName(id)} of paginate(caller, ${id}, `
    : `const ${resultName(id)} = await caller.call(${id}, `
  const call = `${before}${inputLiteral(input, operation, before)})`
  return `${imports}${made('caller', 'createCaller', operation, target)}\n${paged ? loop(call, id) : shown(call, id)}\n`
}

function reactStyle({ entry, operation }: LoadedOperation, input: Input, target: SnippetTarget): string {
  const { api, id } = entry
  if (isChange(operation)) {
    const before = `  mutationFn: () => client.call(${id}, `
    return `import { useMutation } from '@tanstack/react-query'
import { ${id} } from 'ledgerline/${entryName(api)}'
import { useLedgerline } from 'ledgerline/react'

${providerText(operation, target)}
const client = useLedgerline()
const { mutate, data, error } = useMutation({
${before}${inputLiteral(input, operation, before, '  ')}),
})
`
  }
  const hook = isPaged(operation) ? 'usePages' : 'useOperation'
  const result = isPaged(operation) ? '{ data, fetchNextPage }' : '{ data, error }'
  const before = `const ${result} = ${hook}(${id}, `
  return `import { ${id} } from 'ledgerline/${entryName(api)}'
import { ${hook} } from 'ledgerline/react'

${providerText(operation, target)}
${before}${inputLiteral(input, operation, before)})
`
}

function providerText(operation: Operation, target: SnippetTarget): string {
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

function made(name: string, factory: string, operation: Operation, target: SnippetTarget): string {
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

const mockImport = ({ inProcess }: SnippetTarget): string =>
  inProcess ? "import { createMockFetch } from 'ledgerline/mock'\n" : ''

/** The base URL that code shows: a mock in the process answers at the provider's hosts too, but has none of a plain node. */
const addressOf = ({ fullnodeOnly }: Operation, { inProcess, baseUrl }: SnippetTarget): string | undefined =>
  inProcess && !fullnodeOnly ? undefined : baseUrl

const linesOf = (options: readonly string[]): readonly string[] => options.flatMap((option) => option.split('\n'))

/** Code that was run shows what came of it. */
const shown = (call: string, id: string): string => `${call}\nconsole.log(${resultName(id)})`

const loop = (call: string, id: string): string => `${call}) {\n  console.log(${itemName(id)})\n}`
