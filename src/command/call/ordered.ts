/**
 * Works on several items at once, and gives the results in the order of the items. At most `most` items are read ahead
 * of their results, so that memory stays the same however many there are. A result doesn't wait for the next item.
 */
export async function* ordered<Item, Result>(
  items: AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const iterator = items[Symbol.asyncIterator]()
  const running: Promise<() => Result>[] = []
  let reading: Promise<IteratorResult<Item>> | undefined
  let isOver = false
  try {
    for (;;) {
      if (!isOver && running.length < most) reading ??= iterator.next()
      const [first] = running
      if (!first && isOver) return
      const give = reading && first ? await Promise.race([reading.then(() => undefined), first]) : await first
      if (give) {
        running.shift()
        yield give()
      } else if (reading) {
        const { done, value } = await reading
        reading = undefined
        isOver = done === true
        if (!done) running.push(settled(work(value)))
      }
    }
  } finally {
    // not awaited: it would wait for an item that may never come
    void iterator.return?.().catch(() => undefined)
    reading?.catch(() => undefined)
  }
}

/** Keeps a rejection until its turn, or the process would take it for an unhandled one. */
const settled = <Result>(result: Promise<Result>): Promise<() => Result> =>
  result.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error
    },
  )
