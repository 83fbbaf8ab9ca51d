/** How a prop comes to a page: optional and deferred ones are made only once they are asked for. */
class Prop<Value> {
  readonly kind: 'always' | 'deferred' | 'optional'
  readonly make: () => Value | Promise<Value>
  readonly group: string

  constructor(kind: Prop<Value>['kind'], make: () => Value | Promise<Value>, group = '') {
    this.kind = kind
    this.make = make
    this.group = group
  }
}

/** A value, a function that makes it where the page needs it, or one of the three below. */
export type PropOf<Value> = Value | (() => Value | Promise<Value>) | Prop<Value>

/** Left out until a partial reload names it. */
export const optional = <Value>(make: () => Value | Promise<Value>) => new Prop('optional', make)

/** Left out at first, and fetched by the browser right after; those of one group come together. */
export const defer = <Value>(make: () => Value | Promise<Value>, group = 'default') => new Prop('deferred', make, group)

/** Comes along whatever a partial reload names. */
export const always = <Value>(make: () => Value | Promise<Value>) => new Prop('always', make)

/** What a partial reload asks for, by the names of props. */
export type Partial = { only: string[] | undefined; except: string[] | undefined }

/**
 * Makes the props that an answer holds, side by side.
 * @param partial null where the whole page is asked for
 */
export async function resolveProps(props: Record<string, unknown>, partial: Partial | null) {
  const deferred: Record<string, string[]> = {}
  const isWanted = ([name, prop]: [string, unknown]) => {
    const kind = prop instanceof Prop ? prop.kind : null
    if (kind === 'always') return true
    if (partial?.only?.includes(name)) return true
    if (kind === 'deferred' && !partial) (deferred[(prop as Prop<unknown>).group] ??= []).push(name)
    return kind === null && !partial?.only && !partial?.except?.includes(name)
  }
  const made = Object.entries(props)
    .filter(isWanted)
    .map(async ([name, prop]) => {
      const make = prop instanceof Prop ? prop.make : prop
      return [name, typeof make === 'function' ? await make() : make] as const
    })
  return { props: Object.fromEntries(await Promise.all(made)), deferred }
}
