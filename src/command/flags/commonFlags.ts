import { plans } from '../../../generated/plans.gen.js'
import type { Flag } from './flag.js'

/** Formats of data. */
export const formats = ['table', 'json', 'ndjson', 'csv'] as const

/** A format of data. */
export type Format = (typeof formats)[number]

/** Options that every subcommand has. */
export const baseFlags: readonly Flag[] = [
  { name: 'help', short: 'h', about: 'Shows this help' },
  { name: 'quiet', short: 'q', about: 'Says nothing but errors and what is missing' },
  { name: 'json-errors', also: ['jsonErrors'], about: 'An error is one JSON object on stderr, and nothing else is' },
]

/** Which rows and fields are written, and how. */
export const outputFlags: readonly Flag[] = [
  {
    name: 'format',
    takes: formats.join('|'),
    values: formats,
    about: 'A table on a terminal and JSON elsewhere, unless you choose',
  },
  { name: 'fields', takes: 'a,b.c', about: 'Only these fields, in this order' },
]

/** How the service is called, and what it may cost. */
export const connectionFlags: readonly Flag[] = [
  { name: 'budget', takes: 'UNITS', about: 'Stops before more compute units are spent, with exit code 4' },
  {
    name: 'plan',
    takes: Object.keys(plans).join('|'),
    values: Object.keys(plans),
    about: 'Your plan, which sets the rate: starter by default',
  },
  { name: 'rps', takes: 'N', about: 'Requests per second, instead of the rate of a plan' },
  { name: 'mock', about: 'Answers with examples in this process: no key, no network' },
  { name: 'key-file', also: ['keyFile'], takes: 'FILE', about: 'Reads the key from a file that only you may read' },
  {
    name: 'base-url',
    also: ['baseUrl'],
    takes: 'URL',
    about: 'A server that has each API under its name, such as that of `ledgerline mock`',
  },
  {
    name: 'aptos-node',
    also: ['aptosNode'],
    takes: 'gateway|fullnode',
    values: ['gateway', 'fullnode'],
    about: 'fullnode calls a plain Aptos node at --base-url, without a key',
  },
  { name: 'record', takes: 'DIR', about: 'Keeps the responses as files in DIR, which replayFetch answers from' },
  { name: 'timeout', takes: 'MS', about: 'Milliseconds that an attempt may take: 30000 by default' },
  { name: 'retries', takes: 'N', about: 'Retries after the first attempt: 2 by default' },
]

/** How much of a list is read, and for which inputs. */
export const callFlags: readonly Flag[] = [
  { name: 'all', about: 'Follows every page of a list' },
  { name: 'rows', takes: 'N', about: 'At most so many rows, with as many pages as they need' },
  { name: 'stdin', about: 'Calls once for each JSON object on stdin, one per line' },
  { name: 'estimate', about: 'Prints what the call would cost, and sends nothing' },
  { name: 'show-secrets', also: ['showSecrets'], about: 'Shows secrets in the output, which are masked by default' },
]
