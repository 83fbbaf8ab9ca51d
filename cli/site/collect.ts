/** From the words somebody wrote to the items they mean. */
import { exits, Fault } from '../fault.ts'
import type { Settings } from '../project/settings.ts'
import { plain, type Terminal } from '../terminal.ts'
import type { Client } from './client.ts'
import { bareName, fetchItem, findItems, type Item } from './registry.ts'

/** More than the library has. */
const mostItems = 2000
const atOnce = 4

/**
 * Every item that these words name, each once, in their order: components as they are, sets and collections as their
 * members, subcategories and packages as all that lies in them.
 */
export async function collect(
  client: Client,
  terminal: Terminal,
  words: readonly string[],
  settings: Settings,
): Promise<Item[]> {
  const names: string[] = []
  let index: Awaited<ReturnType<typeof findItems>>['items'] | undefined
  for (const word of words) {
    const path = word.replace(/^\/+|\/+$/g, '')
    if (!/^@?[\w-]+(?:[./][\w-]+)*$/.test(path))
      throw new Fault(`“${plain(word)}” is no name of a component.`, {
        exit: exits.usage,
        todo: '“millwork search <words>” finds names.',
      })
    if (!isFolder(path)) {
      names.push(bareName(path))
      continue
    }
    index ??= (await findItems(client)).items
    const below = index.filter((found) => found.path.startsWith(`${path}/`))
    if (below.length === 0)
      throw new Fault(`The library has nothing below “${path}”.`, {
        exit: exits.failed,
        todo: '“millwork search <words>” shows where things lie.',
      })
    names.push(...below.map(({ name }) => name))
  }
  return fetchAll(client, terminal, names, settings)
}

const packages = /^(?:application-ui|marketing|ecommerce)(?:\/[^/]+){0,2}$/
/** Whether a word names a package, a category or a subcategory. */
const isFolder = (path: string) => packages.test(path)

async function fetchAll(
  client: Client,
  terminal: Terminal,
  names: readonly string[],
  settings: Settings,
): Promise<Item[]> {
  const known = new Map<string, Item>()
  let wanted = [...new Set(names)]
  const order: string[] = []
  while (wanted.length > 0) {
    if (known.size + wanted.length > mostItems)
      throw new Fault('That is more than the library has.', { exit: exits.usage })
    const fetched = await inParallel(wanted, async (name, at) => {
      if (wanted.length > 3) terminal.progress(`Fetching ${at + 1} of ${wanted.length}: ${name}`)
      return fetchItem(client, name, settings)
    })
    const members: string[] = []
    for (const [at, item] of fetched.entries()) {
      const name = wanted[at] ?? item.name
      known.set(name, item)
      order.push(name)
      members.push(...item.members)
    }
    wanted = [...new Set(members)].filter((name) => !known.has(name))
  }
  const items = new Map<string, Item>()
  for (const name of order) {
    const item = known.get(name)
    if (item && item.files.length > 0) items.set(item.component || item.name, item)
  }
  return [...items.values()]
}

/** A few at a time; the first that fails ends all. */
async function inParallel<In, Out>(list: readonly In[], work: (each: In, at: number) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = []
  let next = 0
  async function worker() {
    for (let at = next; at < list.length; at = next) {
      next += 1
      done[at] = await work(list[at] as In, at)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, worker))
  return done
}
