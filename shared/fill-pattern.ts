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
 * The address that a pattern of `routes` means with these parameters. They stand in it as they are: names, keys and
 * paths of ours need no encoding. Throws at a parameter without a value, which only untyped code can leave out.
 */
export function fill<Pattern extends string>(pattern: Pattern, ...[params]: Given<Pattern>): string {
  const values = new Map(Object.entries<string>(params ?? {}))
  const fillPart = (part: string) => {
    if (part !== '*' && !part.startsWith(':')) return part
    const name = part.replace(/^:|\{.*$/g, '')
    const value = values.get(name)
    if (value === undefined) throw new Error(`${pattern} needs a value for “${name}”.`)
    return value
  }
  return pattern.split('/').map(fillPart).join('/')
}
