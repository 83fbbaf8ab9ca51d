/** What comes one after another, for any number of readers: each begins at the beginning, and waits for what is to come. */
export type Tape<T> = AsyncIterable<T> & {
  push(item: T): void
  /** Nothing more comes. */
  end(): void
  /** Everything, once it has ended. */
  all(): Promise<readonly T[]>
}

export function createTape<T>(): Tape<T> {
  const items: T[] = []
  const state = { isOver: false }
  let next = Promise.withResolvers<void>()
  const wake = () => {
    next.resolve()
    next = Promise.withResolvers()
  }
  return {
    push: (item) => (items.push(item), wake()),
    end: () => ((state.isOver = true), wake()),
    async all() {
      while (!state.isOver) await next.promise
      return items
    },
    async *[Symbol.asyncIterator]() {
      for (let at = 0; ; at++) {
        while (at === items.length && !state.isOver) await next.promise
        const item = items[at]
        if (item === undefined) return
        yield item
      }
    },
  }
}
