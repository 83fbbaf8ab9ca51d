/** Every address the application answers, as its own router knows them. */
import { strFromU8, unzipSync } from 'fflate'
import { flavours } from '#shared/catalog.ts'
import type { createApp } from '../app.ts'

export type Step = { method: string; route: string; path: string }

type Place = string | readonly string[]

/** What stands for each parameter of a route, or everything that does; a function, where a name means different things. */
export type Places = Record<string, Place | ((route: string) => Place)>

/**
 * One step per route, several where the address has variants, with the places filled in: what is only read first, and
 * what signs out at the very end. Throws at a parameter nothing stands for, so that no new route is left out.
 */
export function everyStep(app: ReturnType<typeof createApp>, places: Places): Step[] {
  const routes = new Map(app.routes.map(({ method, path }) => [`${method} ${path}`, { method, route: path }]))
  const steps = [...routes.values()]
    .filter(({ method }) => method !== 'ALL')
    .flatMap(({ method, route }) =>
      fill(route, places)
        .flatMap(variantsOf)
        .map((path) => ({ method, route, path })),
    )
  return steps.toSorted((a, z) => rank(a) - rank(z))
}

const rank = ({ method, route }: Step) => (method === 'GET' ? 0 : route === '/logout' ? 2 : 1)

/** Parameters come as ":name" or ":name{pattern}". */
function fill(route: string, places: Places, path = route): string[] {
  const [written, name] = /:(\w+)(?:\{[^/]*\})?/.exec(path) ?? []
  if (written === undefined || name === undefined) return [path.replace('*', 'unknown')]
  const place = places[name]
  if (place === undefined) throw new Error(`${route}: say in the test what stands for :${name}.`)
  const values = [typeof place === 'function' ? place(route) : place].flat()
  return values.flatMap((value) =>
    fill(
      route,
      places,
      path.replace(written, () => encodeURIComponent(value)),
    ),
  )
}

function variantsOf(path: string): string[] {
  return path.endsWith('/code') ? flavours.map((flavour) => `${path}?flavour=${flavour}`) : [path]
}

/** Everything an answer says: its headers and its body, and what lies in the body when that is a zip. */
export async function wordsOf(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const parts = isZip ? Object.entries(unzipSync(bytes)).flatMap(([name, file]) => [name, strFromU8(file)]) : []
  return [...headers, strFromU8(bytes), ...parts].join('\n')
}
