import { counted } from '../model/counted.js'
import type { Deviation } from './deviations.js'
import type { Probe } from './probe.js'

/** Writes the result of a probe for people: a paragraph per operation, and a summary line at the end. */
export function probeLines({ api, probed, units, notAsked }: Probe): readonly string[] {
  const found = probed.filter(({ deviations, failure }) => deviations.length > 0 || failure !== undefined)
  const count = found.reduce((sum, { deviations }) => sum + deviations.length, 0)
  const failures = found.filter(({ failure }) => failure !== undefined).length
  const left = [
    [notAsked.budget, 'beyond the budget'],
    [notAsked.gone, 'no longer served'],
    [notAsked.writes, 'that change something'],
  ] as const
  return [
    ...found.flatMap(({ operation, deviations, failure }) => [
      `${api}.${operation}`,
      ...(failure === undefined ? [] : [`  failed     ${failure}`]),
      ...deviations.map((one) => `  ${lineOf(one)}`),
      '',
    ]),
    ...left.flatMap(([ids, reason]) => (ids.length > 0 ? [`Not called, ${reason}: ${ids.join(', ')}`] : [])),
    `${counted(count, 'deviation')} and ${counted(failures, 'failure')} in ${counted(probed.length, 'operation')} of ${api}, ${counted(units, 'compute unit')}`,
  ]
}

/** Whether a document and a server agree, as far as they were compared. */
export const agrees = ({ probed }: Probe): boolean =>
  probed.every(({ deviations, failure }) => deviations.length === 0 && failure === undefined)

function lineOf({ what, where, seen }: Deviation): string {
  return `${texts[what].padEnd(10)} ${where}${what === 'null' || what === 'absent' ? '' : `  (${seen})`}`
}

const texts: Readonly<Record<Deviation['what'], string>> = {
  field: 'unknown',
  null: 'null',
  absent: 'absent',
  value: 'new value',
  type: 'shape',
}
