import { truncate } from '../errors/truncate.js'
import type { Family } from './family.js'
import { isRefusal, refuse, type SignInRefusal } from './result.js'

/** Lines of a message below its address. */
interface Lines {
  readonly statement: string | undefined
  /** Texts by the label of their line. */
  readonly values: ReadonlyMap<string, string>
  readonly resources: readonly string[]
}

/**
 * Reads the lines below the address: the statement between empty lines, if there is one, then one line per value in a
 * fixed order, then the resources.
 */
export function readLines(lines: readonly string[], family: Family): Lines | SignInRefusal {
  const [before, statement, after] = lines
  if (before !== '') return refuse('INVALID_MESSAGE', 'The message has no empty line below its address')
  const start = after === '' ? 3 : statement === '' ? 2 : 1
  if (start === 1 && !family.isCompact) {
    return refuse('INVALID_MESSAGE', 'The message has no empty line above its URI')
  }
  const end = lines.indexOf('Resources:', start)
  const resources = end < 0 ? [] : lines.slice(end + 1)
  const values = readValues(lines.slice(start, end < 0 ? undefined : end), family)
  if (isRefusal(values)) return values
  const other = resources.find((line) => !line.startsWith('- '))
  if (other !== undefined)
    return refuse('INVALID_MESSAGE', `The message has a line among its resources: ${truncate(other)}`)
  return { statement: start === 3 ? statement : undefined, values, resources: resources.map((line) => line.slice(2)) }
}

/** Reads one line per value, each at most once, in the order of the standard. */
function readValues(lines: readonly string[], family: Family): ReadonlyMap<string, string> | SignInRefusal {
  const values = new Map<string, string>()
  let last = -1
  for (const line of lines) {
    const [, written = '', value = ''] = /^([A-Z][A-Za-z ]*): (.*)$/.exec(line) ?? []
    const label = family.chainLabels.includes(written) ? 'Chain ID' : written
    const place = labels.indexOf(label)
    const isFree = label === 'Chain ID' && family.chainAnywhere
    if (place < 0 || values.has(label) || (place < last && !isFree)) {
      return refuse('INVALID_MESSAGE', `The message has a line that does not belong there: ${truncate(line)}`)
    }
    values.set(label, value)
    if (!isFree) last = place
  }
  return values
}

const labels = ['URI', 'Version', 'Chain ID', 'Nonce', 'Issued At', 'Expiration Time', 'Not Before', 'Request ID']
