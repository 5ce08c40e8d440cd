import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { checkedPath, stage, stagePath } from '../../openapi-ts.config.js'
import { keep, recall } from '../cache/cached.js'
import type { Model } from '../model/model.js'
import { checkedDocument } from './checkedDocument.js'
import { withShortLines } from './docComment.js'
import type { Emitted } from './imports.js'
import { runCommand } from './runCommand.js'

/** Emits the zod schemas of APIs, by name. */
export async function emitZod(models: readonly Model[]): Promise<ReadonlyMap<string, Emitted>> {
  const jobs = models.map((model) => ({ model, document: JSON.stringify(withShortLines(checkedDocument(model))) }))
  const old = await Promise.all(jobs.map(({ model, document }) => recall<string>(nameOf(model), document)))
  const made = await sourcesOf(jobs.filter((_, index) => old[index] === undefined))
  return new Map(models.map((model, index) => [model.api, withAnswers(old[index] ?? made.get(model.api) ?? '', model)]))
}

interface Job {
  readonly model: Model
  readonly document: string
}

const nameOf = ({ api }: Model): string => `${api}/zod`

/**
 * Runs another generator over documents, by API. It has its own process, so that the rest doesn't have to wait for it.
 * Its jobs are in openapi-ts.config.ts, one per document.
 */
async function sourcesOf(jobs: readonly Job[]): Promise<ReadonlyMap<string, string>> {
  if (jobs.length === 0) return new Map()
  await rm(stage, { recursive: true, force: true }) // or an old output could be taken for a new one
  await mkdir(stage, { recursive: true })
  await Promise.all(jobs.map(({ model, document }) => writeFile(checkedPath(model.api), document)))
  await runCommand('@hey-api/openapi-ts', 'bin/run.js', ['--silent', '--no-log-file'])
  const entries = jobs.map(async ({ model, document }) => {
    const source = await readFile(`${stagePath(model.api)}/zod.gen.ts`, 'utf8')
    return [model.api, await keep(nameOf(model), document, source)] as const
  })
  return new Map(await Promise.all(entries))
}

/**
 * Appends the response schemas by API and operation id, for the client's `validate` option. Zod is imported by a name
 * that 3.25 has too, because this package must also install beside that version.
 */
function withAnswers(source: string, { api, operations }: Pick<Model, 'api' | 'operations'>): Emitted {
  const exported = [...source.matchAll(/^export const (z\w+Response)\b/gm)].map(([, name = '']) => name)
  const rows = operations.flatMap(({ id }) => {
    const name = exported.find((candidate) => candidate.toLowerCase() === `z${id}Response`.toLowerCase())
    return name ? [`  '${api}.${id}': ${name},`] : []
  })
  const [, schemas = ''] = source.split(/^import .* from 'zod(?:\/v4)?';\n/m)
  return {
    imports: ["import * as z from 'zod/v4'"],
    text: `${schemas}
/** Response schemas by API and operation id, for the client's \`validate\` option. */
export const answers = {
${rows.join('\n')}
}`,
  }
}
