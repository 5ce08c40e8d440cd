import type { Operation } from 'ledgerline'
import { entryName } from '../../../../src/operation/entryName.js'
import type { LoadedOperation } from '../../catalogue/load.js'
import type { ManyChains } from '../many/manyChains.js'
import { curlStyle } from './curl.js'
import { inputLiteral, literal } from './literal.js'
import { made, mockImport, providerText } from './styles.js'
import type { SnippetTarget } from './target.js'

/** Writes a call over several chains, by the style of the code. */
export const manyStyles: Readonly<
  Record<string, (loaded: LoadedOperation, over: ManyChains, target: SnippetTarget) => string>
> = { client: clientStyle, small: smallStyle, react: reactStyle, curl }

function clientStyle(
  { entry: { api, id }, operation }: LoadedOperation,
  over: ManyChains,
  target: SnippetTarget,
): string {
  const head = `import { createClient } from 'ledgerline'\n${mockImport(target)}\n`
  return `${head}${made('client', 'createClient', operation, target)}\n${asked(`client.many(client.${api}.${id}`, over, operation)}\n`
}

function smallStyle(
  { entry: { api, id }, operation }: LoadedOperation,
  over: ManyChains,
  target: SnippetTarget,
): string {
  const head = `import { createCaller } from 'ledgerline'\nimport { ${id} } from 'ledgerline/${entryName(api)}'\n${mockImport(target)}\n`
  return `${head}${made('caller', 'createCaller', operation, target)}\n${asked(`caller.many(${id}`, over, operation)}\n`
}

function reactStyle(
  { entry: { api, id }, operation }: LoadedOperation,
  over: ManyChains,
  target: SnippetTarget,
): string {
  return `import { ${id} } from 'ledgerline/${entryName(api)}'
import { useMany } from 'ledgerline/react'
import { toJson } from 'ledgerline/values'

${providerText(operation, target)}
const inputs = ${inputsText(over, operation)}

export function ManyChains() {
  const { answer, lastComplete } = useMany(${id}, inputs)
  if (!answer) return <p>Loading…</p>
  const missing = answer.missing.map(({ input }) => input.${over.name})
  return (
    <>
      {missing.length > 0 && <button onClick={() => answer.retry()}>Retry {missing.join(', ')}</button>}
      <pre>{toJson((lastComplete ?? answer).results, 2)}</pre>
    </>
  )
}
`
}

function curl(loaded: LoadedOperation, { inputs }: ManyChains, target: SnippetTarget): string {
  return inputs.map((input) => curlStyle(loaded, input, target)).join('\n')
}

function asked(call: string, over: ManyChains, operation: Operation): string {
  return `const inputs = ${inputsText(over, operation)}
const answer = await ${call}, inputs)
for (const { input, data } of answer.results) console.log(input.${over.name}, data)
if (!answer.complete) console.log('missing', answer.missing)
// answer.retry() calls again for what is missing, and for nothing else.`
}

/** The inputs of all calls, which differ in their chain. */
function inputsText({ name, chains, inputs: [first = {}] }: ManyChains, operation: Operation): string {
  const { [name]: _, ...others } = first
  const before = `const inputs = ${literal(chains)}.map((${name}) => (`
  const written = inputLiteral(others, operation, before)
  const whole = /\n/.test(written)
    ? written.replace(/\}$/, `  ${name},\n}`)
    : written.replace(/^\{ ?(.*?) ?\}$/, (_, rest) => `{ ${[rest, name].filter(Boolean).join(', ')} }`)
  return `${literal(chains)}.map((${name}) => (${whole}))`
}
