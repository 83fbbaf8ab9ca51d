/** A value that must be there. Throws an Error that names it where it is not: "The tone “900” is missing." */
export function defined<Value>(value: Value | null | undefined, name: string): Value {
  if (value === undefined || value === null) throw new Error(`${name} is missing.`)
  return value
}

/**
 * The item at a place of a list, counted from 0, which must have one there. Throws a RangeError that names the place
 * and the length where it has none; the -1 that `indexOf` answers for nothing is no place.
 */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`A list of ${list.length} has nothing at ${index}.`)
  return item
}
