import { z } from 'zod'
import { ContentError } from './problem.ts'

type Matter<Fields> = { fields: Fields; body: string; /** Lines before the body. */ linesBefore: number }

/**
 * Splits a text into its fields and its body. It begins with "---", one "name: value" a line, and "---" again.
 * Fields are checked by the schema; a problem is thrown as a ContentError with file and line.
 */
export function readFrontMatter<Schema extends z.ZodObject>(
  file: string,
  text: string,
  schema: Schema,
): Matter<z.output<Schema>> {
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    throw new ContentError(file, 1, 'The text must begin with its fields between two lines of "---".')
  }
  const given: Record<string, string> = {}
  const lineOf: Record<string, number> = {}
  for (const [index, line] of lines.slice(1, end).entries()) {
    const [, name, value] = /^(\w+): (.*)$/.exec(line) ?? []
    if (!name || value === undefined) throw new ContentError(file, index + 2, `"${line}" is not "name: value".`)
    if (name in given) throw new ContentError(file, index + 2, `"${name}" is given twice.`)
    given[name] = value.trim()
    lineOf[name] = index + 2
  }
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    // A misspelt name is the reason why another one is missing, so it is told first.
    const unknown = parsed.error.issues.find((issue) => issue.code === 'unrecognized_keys')?.keys[0]
    if (unknown) {
      const known = Object.keys(schema.shape).join(', ')
      throw new ContentError(file, lineOf[unknown]!, `"${unknown}" is no field of this text; known: ${known}.`)
    }
    const { path, message } = parsed.error.issues[0]!
    const name = String(path[0])
    if (!(name in given)) throw new ContentError(file, 1, `"${name}" is missing.`)
    throw new ContentError(file, lineOf[name]!, `"${name}" ${message}.`)
  }
  return { fields: parsed.data, body: lines.slice(end + 1).join('\n'), linesBefore: end + 1 }
}
