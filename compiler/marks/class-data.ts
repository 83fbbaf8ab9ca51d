/** Class data that markup names, whose classes then meet those beside it on one element: by element, as its names. */
export type ClassData = Map<number, ReadonlySet<string>>

/** The names of class data in an expression. */
const namesIn = (code: string) => new Set(code.match(/\b[\w$]*(?:[cC]lass(?:es|Names?)?|[sS]tyles)\b/g) ?? [])

/** Takes down what class data an element names in its classes. */
export function noteClassData(data: ClassData, element: number, code: string): void {
  const names = namesIn(code)
  if (names.size > 0) data.set(element, new Set([...(data.get(element) ?? []), ...names]))
}
