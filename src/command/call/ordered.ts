/**
 * Works on several items at once, and gives the results in the order of the items. At most `most` items are read ahead,
 * so that memory stays the same however many there are.
 */
export async function* ordered<Item, Result>(
  items: AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<() => Result>[] = []
  for await (const item of items) {
    running.push(settled(work(item)))
    if (running.length >= most) yield await next(running)
  }
  while (running.length > 0) yield await next(running)
}

/** Keeps a rejection until its turn, or the process would take it for an unhandled one. */
const settled = <Result>(result: Promise<Result>): Promise<() => Result> =>
  result.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error
    },
  )

async function next<Result>(running: Promise<() => Result>[]): Promise<Result> {
  const [first] = running.splice(0, 1)
  if (!first) throw new RangeError('Nothing is running')
  return (await first)()
}
