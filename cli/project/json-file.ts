/** JSON files of the project, which keep the way they are written when something in them changes. */
import { exits, Fault } from '../fault.ts'
import { readWriting, writeAs } from '../text/lines.ts'
import { readText, writeFileWhole } from './files.ts'

export type JsonFile = { value: unknown; /** As it stands in the file. */ text: string }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads one; null where there is none. Throws a Fault with the place of what cannot be read. */
export async function readJsonFile(root: string, path: string): Promise<JsonFile | null> {
  const text = await readText(root, path)
  if (text === null) return null
  try {
    return { value: JSON.parse(readWriting(text).text), text }
  } catch (error) {
    throw new Fault(`${path} is not valid JSON${placeIn(readWriting(text).text, error as Error)}.`, {
      exit: exits.failed,
      cause: error,
      todo: /^<{7} /m.test(text)
        ? 'A merge left its marks in it: take one side of each, or both, then run it again.'
        : 'Correct it there, then run it again. Nothing was changed.',
    })
  }
}

/** " at line 3", where the engine says where. */
function placeIn(text: string, { message }: Error): string {
  const [, position] = /position (\d+)/.exec(message) ?? []
  if (position === undefined) return /end of JSON/i.test(message) ? ' (it ends too early)' : ''
  return ` at line ${text.slice(0, Number(position)).split('\n').length}`
}

/** Writes one as it was written before: indent, line ends and mark stay. Answers whether anything changed. */
export async function writeJsonFile(root: string, path: string, value: unknown): Promise<boolean> {
  const before = await readText(root, path)
  const { text, writing } = readWriting(before ?? '')
  const indent = /^[{[]\n([ \t]+)/.exec(text)?.[1] ?? '  '
  const after = writeAs(`${JSON.stringify(value, null, indent)}\n`, writing)
  if (after === before) return false
  await writeFileWhole(root, path, after)
  return true
}
