import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { checkedPath, stagePath } from '../../openapi-ts.config.js'
import type { Model } from '../model/model.js'
import { checkedDocument } from './checkedDocument.js'
import { withShortLines } from './docComment.js'
import type { Emitted } from './imports.js'
import { runCommand } from './runCommand.js'

/**
 * Emits the zod schemas of APIs, by name. Another generator makes them of documents, in a process of its own, so that
 * the rest need not wait for it; its jobs are in openapi-ts.config.ts.
 */
export async function emitZod(models: readonly Model[]): Promise<ReadonlyMap<string, Emitted>> {
  await Promise.all(
    models.map(async (model) => {
      const file = checkedPath(model.api)
      await rm(stagePath(model.api), { recursive: true, force: true }) // or what is there could stand for a new one
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(withShortLines(checkedDocument(model))))
    }),
  )
  await runCommand('@hey-api/openapi-ts', 'bin/run.js', ['--silent', '--no-log-file'])
  const entries = models.map(async (model) => {
    const source = await readFile(`${stagePath(model.api)}/zod.gen.ts`, 'utf8')
    return [model.api, withAnswers(source, model)] as const
  })
  return new Map(await Promise.all(entries))
}

/**
 * Appends the answer schemas by API and operation id, as the client's `validate` option takes them. Zod is imported by a name
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
/** Answer schemas by API and operation id, for the client's \`validate\` option. */
export const answers = {
${rows.join('\n')}
}`,
  }
}
