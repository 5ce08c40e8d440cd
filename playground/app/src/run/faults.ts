/** What can be made to go wrong on the mock server. */
export interface Fault {
  readonly id: string
  readonly label: string
  /** What it means, for people who read it. */
  readonly story: string
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds an attempt may take, where waiting for the usual ones would bore. */
  readonly timeout?: number
}

/** The faults of the page, in the order of its switches; the first is none. */
export const faults: readonly Fault[] = [
  { id: '', label: 'off', story: 'The service answers as documented.', headers: {} },
  fault('400', 'The service refuses the request.'),
  fault('401', 'The key is missing, wrong or withdrawn.'),
  fault('404', 'There is no such thing.'),
  {
    id: '429',
    label: '429',
    story: 'The plan’s rate is used up; the service says when to come back.',
    headers: { prefer: 'code=429' },
  },
  fault('500', 'The service fails.'),
  { ...fault('timeout', 'The service takes the request and never answers.'), timeout: 1500 },
  { ...fault('poison', 'One row comes with a broken field.'), label: 'poisoned row' },
]

/** The fault of an id; none for an id that is unknown. */
export function faultOf(id: string): Fault {
  return faults.find((candidate) => candidate.id === id) ?? noFault
}

/** All goes well. */
export const noFault: Fault = { id: '', label: 'off', story: '', headers: {} }

function fault(id: string, story: string): Fault {
  return { id, label: id, story, headers: { 'x-mock-fault': id } }
}
