import { InputError } from '../../errors/input.js'
import { entryName } from '../../operation/entryName.js'
import { settingsOf } from '../call/settings.js'
import { apiNames, loadManifest } from '../catalogue/loadApi.js'
import { type Found, searchOperations } from '../catalogue/search.js'
import { exitCodes } from '../exitCode.js'
import { baseFlags, outputFlags } from '../flags/commonFlags.js'
import { parseFlags } from '../flags/parseFlags.js'
import { csvWriter } from '../formats/csv.js'
import { jsonWriter, ndjsonWriter } from '../formats/json.js'
import { tableWriter } from '../formats/table.js'
import { createOutput } from '../shell/output.js'
import type { Subcommand } from '../subcommand.js'

/** How many operations a terminal shows, unless there are fewer. */
const most = 20

/** `ledgerline find`: searches the operations of every API. */
export const find: Subcommand = {
  flags: [...baseFlags, ...outputFlags.filter(({ name }) => name === 'format')],
  help: 'Example\n  ledgerline find "floor price"',
  async run(args, shell, reporter) {
    const typed = parseFlags(args, find.flags)
    const text = typed.words.join(' ')
    if (text.trim() === '') throw new InputError('find takes words', { hints: ['ledgerline find "floor price"'] })
    const { format } = settingsOf(typed, shell)
    const found = searchOperations(await Promise.all(apiNames.map(loadManifest)), text)
    if (found.length === 0) {
      reporter.warn(`Nothing is about ${text}. ledgerline <api> --help lists what an API has`)
      if (format === 'json') await createOutput(shell).write('[]\n')
      return exitCodes.done
    }
    const output = createOutput(shell)
    const shown = output.isTerminal ? found.slice(0, most) : found
    const columns = ['operation', 'title', 'units'].map((name) => ({ name, path: [name] }))
    const options = {
      output,
      columns,
      isChosen: false,
      note: reporter.note,
    }
    const writers = { table: tableWriter, json: jsonWriter, ndjson: ndjsonWriter, csv: csvWriter }
    const writer = writers[format](options)
    await writer.rows(shown.map(rowOf))
    await writer.end(false)
    if (shown.length < found.length) reporter.note(`${found.length - shown.length} more are about it: use more words`)
    return exitCodes.done
  },
}

const rowOf = ({ api, about: { id, title, cost } }: Found): unknown => ({
  operation: `${entryName(api)}.${id}`,
  title,
  ...(cost !== undefined && { units: cost }),
})
