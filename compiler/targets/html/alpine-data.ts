/** An object that `Alpine.data()` registers, in its order: values by name, then methods by how they begin, `get items()`. */
export type AlpineData = { values: Readonly<Record<string, string>>; methods: Readonly<Record<string, string>> }

/** The object as JavaScript, for Prettier to indent: values stand together, methods apart. */
export function alpineDataCode({ values, methods }: AlpineData): string {
  const lines = Object.entries(values).map(([name, code]) => `${name}: ${code},`)
  const blocks = Object.entries(methods).map(([head, body]) => `${head} {\n${body}\n},`)
  return `({\n${[lines.join('\n'), ...blocks].join('\n\n')}\n})`
}

/** The names these objects put into scope, each once. */
export const namesOfData = (...all: readonly AlpineData[]): string[] => [
  ...new Set(all.flatMap(({ values, methods }) => [...Object.keys(values), ...Object.keys(methods).map(nameOfMethod)])),
]

const nameOfMethod = (head: string) => head.replace(/^get /, '').replace(/\(.*$/s, '')
