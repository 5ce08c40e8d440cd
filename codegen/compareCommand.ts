import { parseArgs } from 'node:util'
import { apis } from '../openapi-ts.config.js'
import { matchesOf } from './compare/match.js'
import { differencesOf } from './compare/operations.js'
import { reportJson, reportLines } from './compare/report.js'
import { writeStubs } from './compare/stubs/writeStubs.js'
import { withoutWrittenDown } from './compare/writtenDown.js'
import { generatedDocument } from './document/generatedDocument.js'
import { operationsIn } from './published/operations.js'
import { readPublished } from './published/readPublished.js'

const usage = `npm run spec:compare -- <openapi.json | folder> [switches]
  --api evm          compares with this API; by default with the API that has most in common with each document
  --all              also lists the differences that are written down in \`specs/<api>/differences.yaml\`
  --json             prints JSON, for programs
  --stubs            writes what our documents lack as YAML stubs into \`stubs/\`
  --out folder       writes the stubs there instead
  --help             prints this text
Exit codes: 0 if nothing differs, 1 if something does, 2 if it can't compare.`

/**
 * Compares our documents with others as the switches say, and prints what differs.
 *
 * @returns the exit code of the command
 * @throws {Error} with the reason where it can't compare.
 */
export async function compareCommand(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = { api: text, all: flag, json: flag, stubs: flag, out: text, help: flag }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new Error(`Pass the path of one document or folder.\n${usage}`)
  const { api } = values
  if (api !== undefined && !apis.includes(api)) throw new Error(`There is no API ${api}. One of: ${apis.join(', ')}`)
  if (values.out !== undefined && !values.stubs) throw new Error('--out needs --stubs: it says where stubs are written')

  const ours = new Map(apis.map((name) => [name, operationsIn({ ...generatedDocument(name) })]))
  const documents = (await readPublished(path)).map(({ root }) => operationsIn(root))
  const matches = matchesOf(ours, documents, api)
  if (matches.length === 0) throw new Error(`${path} has no operation of any of our APIs. Name an API with --api`)
  const found = matches.map((match) => ({ ...match, differences: differencesOf(match) }))
  const { compared, known, outdated } = values.all
    ? { compared: found, known: 0, outdated: [] }
    : withoutWrittenDown(found)
  const isDifferent = compared.some(({ differences }) => differences.length > 0)
  if (values.json) console.log(JSON.stringify(reportJson(compared, known), undefined, 2))
  else console.log(reportLines(compared, known).join('\n'))
  for (const line of outdated) console.error(line)
  const written = values.stubs ? writeStubs(compared, values.out ?? 'stubs') : []
  for (const file of written) console.error(`wrote ${file}`)
  return isDifferent ? 1 : 0
}
