/** Fails unless two values are the same: of the same kind, with the same content. */
export function same(actual, expected) {
  const [got, wanted] = [textOf(actual), textOf(expected)]
  if (got !== wanted) throw new Error(`got ${got}, expected ${wanted}`)
}

/** Fails unless something holds. */
export function holds(isTrue, otherwise) {
  if (!isTrue) throw new Error(otherwise)
}

/** What a promise rejects with; fails when it does not reject. */
export async function rejectionOf(promise) {
  let value
  try {
    value = await promise
  } catch (error) {
    return error
  }
  throw new Error(`it did not reject, it gave ${textOf(value)}`)
}

/** JSON that tells bigints from texts, dates from texts and -0 from 0. */
function textOf(value) {
  return JSON.stringify(value, function (key, part) {
    const own = this[key]
    if (own instanceof Date) return `Date(${own.toISOString()})`
    if (typeof part === 'bigint') return `${part}n`
    if (Object.is(part, -0) || part === undefined) return `(${String(part)})`
    return part
  })
}
