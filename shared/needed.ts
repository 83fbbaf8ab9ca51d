/** What must be there unless something of ours is broken; throws the sentence that says what is. */
export function needed<Value>(value: Value | null | undefined, broken: string): Value {
  if (value === null || value === undefined) throw new Error(broken)
  return value
}
