/** The names of a pattern's parameters; the rest of a path is called "*". */
export type ParamNames<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? ParamNames<Part> | ParamNames<Rest>
  : Pattern extends `:${infer Name}{${string}}`
    ? Name
    : Pattern extends `:${infer Name}`
      ? Name
      : Pattern extends '*'
        ? '*'
        : never

/** What fills a pattern in: no parameter more, and none less. */
export type Params<Pattern extends string> = { [Name in ParamNames<Pattern>]: string }

/** Nothing for a pattern without parameters. */
type Given<Pattern extends string> = [ParamNames<Pattern>] extends [never] ? [] : [params: Params<Pattern>]

/**
 * The address that a pattern of `routes` means with these parameters. Names, keys and paths of ours stand in it as they
 * are, with their slashes; what cannot stand in a path is encoded, since a visitor may have brought it. Throws at a
 * parameter without a value, which only untyped code can leave out.
 */
export function fill<Pattern extends string>(pattern: Pattern, ...[params]: Given<Pattern>): string {
  const values: Record<string, string | undefined> = params ?? {}
  let address = ''
  for (const { before, name } of partsOf(pattern)) {
    const value = name === undefined ? '' : Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`${pattern} needs a value for “${name}”.`)
    address += before + (isPlain.test(value) ? value : encoded(value))
  }
  return address
}

const isPlain = /^[\w./-]*$/
/** `encodeURI` leaves alone what ends a path. */
const encoded = (value: string) => encodeURI(value).replace(/[?#]/g, encodeURIComponent)

type Part = { before: string; name: string | undefined }

/** Patterns are few, and each is filled in some hundred times for a page. */
const known = new Map<string, Part[]>()

function partsOf(pattern: string): Part[] {
  const found = known.get(pattern)
  if (found) return found
  const parts: Part[] = []
  let before = ''
  for (const [at, part] of pattern.split('/').entries()) {
    before += at > 0 ? '/' : ''
    if (part === '*' || part.startsWith(':')) {
      parts.push({ before, name: part.replace(/^:|\{.*$/g, '') })
      before = ''
    } else before += part
  }
  if (before !== '') parts.push({ before, name: undefined })
  known.set(pattern, parts)
  return parts
}
