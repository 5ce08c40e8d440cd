import { entryName } from '../../operation/entryName.js'
import type { Manifest } from '../../operation/manifest.js'
import { pairs } from './wrap.js'

/** Writes the help of an API: its operations by group, and an example that runs. */
export function apiHelp({ api, title, tags, operations }: Manifest): string {
  const name = entryName(api)
  const groups = tags.flatMap(({ name: tag, description }) => {
    const own = operations.filter((one) => one.tag === tag)
    return own.length > 0 ? ['', description, pairs(own.map((one) => [one.id, one.title]))] : []
  })
  const [first] = operations
  return `${[
    `${title}: ${operations.length} operations`,
    '',
    'Usage',
    `  ledgerline ${name} <operation> [--input value …]`,
    ...groups,
    '',
    'Example',
    `  ledgerline ${name} ${first?.id} --help`,
  ].join('\n')}\n`
}
