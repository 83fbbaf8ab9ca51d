import { isMap, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml'
import { z } from 'zod'
import { ContentError } from './problem.ts'

type Matter<Fields> = { fields: Fields; body: string; /** Lines before the body. */ linesBefore: number }

/**
 * Splits a text into its fields and its body. It begins with "---", fields as YAML 1.2 (https://yaml.org/spec/1.2.2/),
 * each a name and a text, and "---" again. Fields are checked by the schema, which is given text alone.
 *
 * @throws ContentError with file and line, counted from 1
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
  const given = fieldsIn(file, lines.slice(1, end))
  const lineOf = (name: string) => given.get(name)?.line ?? 1
  const parsed = schema.safeParse(Object.fromEntries([...given].map(([name, { value }]) => [name, value])))
  if (parsed.success) return { fields: parsed.data, body: lines.slice(end + 1).join('\n'), linesBefore: end + 1 }

  // A misspelt name is the reason why another one is missing, so it is told first.
  const unknown = parsed.error.issues.find((issue) => issue.code === 'unrecognized_keys')?.keys[0]
  if (unknown) {
    const known = Object.keys(schema.shape).join(', ')
    throw new ContentError(file, lineOf(unknown), `"${unknown}" is no field of this text; known: ${known}.`)
  }
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0])
  throw new ContentError(file, lineOf(name), given.has(name) ? `"${name}" ${issue?.message}.` : `"${name}" is missing.`)
}

/** Each field's text and line. A number or a date is text as well: what it means, the schema says. */
function fieldsIn(file: string, lines: readonly string[]): Map<string, { value: string; line: number }> {
  const lineCounter = new LineCounter()
  const document = parseDocument(lines.join('\n'), { schema: 'failsafe', lineCounter })
  // The first line of the file is "---".
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1
  const refuse = (line: number, help = '') =>
    new ContentError(file, line, `"${lines[line - 2] ?? ''}" is not "name: value"${help}.`)

  const [error] = document.errors
  if (error) throw errorOf(error)
  const { contents } = document
  const fields = new Map<string, { value: string; line: number }>()
  if (contents === null) return fields
  if (!isMap(contents)) throw refuse(lineAt(contents.range?.[0] ?? 0))
  for (const { key, value } of contents.items) {
    const line = lineAt(isScalar(key) ? (key.range?.[0] ?? 0) : 0)
    if (!isScalar(key) || !isScalar(value)) throw refuse(line)
    const name = String(key.value)
    if (value.comment)
      throw new ContentError(
        file,
        line,
        `"${name}" would lose "#${value.comment}", which is a comment; a value with a hash stands between quotes.`,
      )
    fields.set(name, { value: String(value.value).trim(), line })
  }
  return fields

  function errorOf({ code, pos: [start] }: YAMLError): ContentError {
    const line = lineAt(start)
    if (code === 'DUPLICATE_KEY') {
      const name = /^[^:]*/.exec(lines[line - 2] ?? '')?.[0]
      return new ContentError(file, line, `"${name}" is given twice.`)
    }
    return refuse(line, code === 'BLOCK_AS_IMPLICIT_KEY' ? '; a value with a colon stands between quotes' : '')
  }
}
