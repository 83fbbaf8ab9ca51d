/** Takes what was put first out of what is kept, to make room; leaves alone what holds nothing. */
export function dropOldest<Key>(kept: Map<Key, unknown>): void {
  const oldest = kept.keys().next()
  if (!oldest.done) kept.delete(oldest.value)
}
