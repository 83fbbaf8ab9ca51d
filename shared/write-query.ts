import type { Query, QueryName } from './queries.ts'

/** What a route may be asked; a parameter without a value is left out. */
type Asked<Name extends QueryName> = { [Key in keyof Query<Name>]: Query<Name>[Key] | undefined }

/**
 * The query of an address, encoded and with its question mark; "" without any. What is empty is left out, too.
 * The route's name is for the compiler, which knows from it what may be asked.
 */
export function query<Name extends QueryName>(_route: Name, asked: Asked<Name>): string {
  const pairs = pairsOf(asked).filter(([, value]) => value !== '')
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** The same for values that can stand in an address as they are, without the question mark and with what is empty. */
export const plainQuery = <Name extends QueryName>(_route: Name, asked: Asked<Name>): string =>
  pairsOf(asked)
    .map((pair) => pair.join('='))
    .join('&')

/** One pair for each value; a parameter may have several. */
function pairsOf(asked: object): [name: string, value: string][] {
  const given = Object.entries<string | readonly string[] | undefined>({ ...asked })
  return given.flatMap(([name, value = []]) =>
    (typeof value === 'string' ? [value] : value).map((text): [string, string] => [name, text]),
  )
}
