import { expect, test } from 'vitest'
import { isLedgerlineError } from '../../src/index.js'
import { allSubjects, type Subject } from '../support/fuzz/subjects.js'

// Whatever JSON a service puts wherever it likes: no digit of a number may be lost in what is decoded, unless the field
// is a number by its document. Such a field reads text too, which tells it from one that holds any JSON.

const digits = '12345678901234567890123'

const subjects = await allSubjects()
const names = [...new Set(subjects.map(({ name }) => name.split(' ')[0] ?? ''))]

test.each(names)('%s loses no digit of a number in JSON that no document describes', async (name) => {
  const seen = new Set<string>()
  const losses: string[] = []
  for (const subject of subjects.filter((one) => one.name.split(' ')[0] === name)) {
    for (const place of placesIn(JSON.parse(subject.text))) {
      const kind = place.join('/').replace(/\b\d+\b/g, '*')
      if (seen.has(kind)) continue
      seen.add(kind)
      for (const json of [`{"big":${digits}}`, `[${digits}]`, JSON.stringify(`{"big":[${digits}]}`)])
        if (await loses(subject, place, json)) losses.push(`${kind}: ${json}`)
      const isNumber = await loses(subject, place, JSON.stringify(digits))
      if (!isNumber && (await loses(subject, place, digits))) losses.push(`${kind}: ${digits}`)
    }
  }
  expect(losses).toEqual([])
})

/** Every key and position of a value, as the steps that lead to it. */
function placesIn(value: unknown, above: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [above]
  const inside = Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...above, key]))
  return [...inside, above]
}

/** Whether a decoded value holds a rounded number once some JSON is put into a place. */
async function loses(subject: Subject, place: readonly string[], json: string): Promise<boolean> {
  const mark = 'the place of the number'
  const text = JSON.stringify(replaced(JSON.parse(subject.text), place, mark)).replace(`"${mark}"`, () => json)
  try {
    const { raw: _, ...decoded } = Object(await subject.decode(text, 'tolerant')) // the body of a delivery as it is
    return holdsRounded(decoded)
  } catch (error) {
    if (isLedgerlineError(error)) return false
    throw error
  }
}

function replaced(value: unknown, [step, ...rest]: readonly string[], mark: string): unknown {
  if (step === undefined) return mark
  const copy: Record<string, unknown> = Array.isArray(value) ? Object.assign([], value) : { ...Object(value) }
  copy[step] = replaced(copy[step], rest, mark)
  return copy
}

/** `issues` hold what was on the wire. */
function holdsRounded(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) >= 2 ** 53
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key !== 'issues' && holdsRounded(inner))
}
