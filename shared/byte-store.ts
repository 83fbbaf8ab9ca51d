/** Values up to so many bytes in all; the one that was not asked for longest goes first. */
export type ByteStore<Value> = {
  get(key: string): Value | undefined
  /** Keeps a value in place of an older one of the same key; one that is larger than everything together may be is not kept. */
  put(key: string, value: Value, bytes: number): void
  /** What is kept now, in bytes. */
  bytes(): number
  size(): number
}

/** A store that never holds more than `mostBytes`. */
export function byteStore<Value>(mostBytes: number): ByteStore<Value> {
  const kept = new Map<string, { value: Value; bytes: number }>()
  let total = 0
  function drop(key: string) {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      // A map goes through its keys in the order in which they were set: the first is the oldest.
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    put(key, value, bytes) {
      drop(key)
      if (bytes > mostBytes) return
      kept.set(key, { value, bytes })
      total += bytes
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) break
        drop(oldest)
      }
    },
    bytes: () => total,
    size: () => kept.size,
  }
}
