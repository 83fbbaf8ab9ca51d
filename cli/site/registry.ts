/** The registry as the site serves it to every client: its index, and items with their files. */
import { isFolder, registryNames } from '#shared/registry.ts'
import { urls } from '#shared/urls.ts'
import { exits, Fault } from '../fault.ts'
import { isBelow } from '../project/place.ts'
import { isRecord } from '../project/json-file.ts'
import { inOrder, type Settings } from '../project/settings.ts'
import { plain } from '../terminal.ts'
import { recordsIn, textIn, textsIn } from './answers.ts'
import type { Client } from './client.ts'

export type Found = { name: string; title: string; description: string; path: string; part: string; free: boolean }

export type Item = {
  name: string
  title: string
  /** Its path in the library; of what is no component, its name. */
  component: string
  part: string
  version: string
  /** By their paths from the project's root. */
  files: { path: string; content: string }[]
  dependencies: { name: string; range: string }[]
  /** What is to be set up once. */
  notes: string[]
  /** Names of items that belong to it. */
  members: string[]
}

type Query = Parameters<typeof urls.registryItem>[1]

/** What the registry is asked besides a name; so called, it names members as we read them, with a key or without. */
const asQuery = (settings: Settings) => ({ ...inOrder(settings), registry: registryNames.all }) as Query

/** Entries of the index, all of them or what some words find. */
export async function findItems(
  client: Client,
  { query, limit }: { query?: string; limit?: number } = {},
): Promise<{ items: Found[]; total: number }> {
  const items: Found[] = []
  for (;;) {
    const asked = {
      ...(query !== undefined && { q: query }),
      limit: String(limit ?? pageSize),
      offset: String(items.length),
    }
    const answer = await client.json(urls.registry(asked))
    if (!isRecord(answer)) throw strange(client, 'the index')
    const page = recordsIn(answer, 'items').map(foundOf)
    items.push(...page)
    const pagination = isRecord(answer.pagination) ? answer.pagination : {}
    const total = typeof pagination.total === 'number' ? pagination.total : items.length
    if (limit !== undefined || page.length === 0 || items.length >= total) return { items, total }
  }
}

const pageSize = 100

function foundOf(item: Record<string, unknown>): Found {
  const meta = isRecord(item.meta) ? item.meta : {}
  return {
    name: textIn(item, 'name'),
    title: textIn(item, 'title'),
    description: textIn(item, 'description'),
    path: textIn(meta, 'path'),
    part: textIn(meta, 'part'),
    free: meta.free === true,
  }
}

/** One item by whatever somebody calls it. */
export async function fetchItem(client: Client, name: string, settings: Settings): Promise<Item> {
  const answer = await client.json(urls.registryItem(bareName(name), asQuery(settings)))
  if (!isRecord(answer)) throw strange(client, name)
  const meta = isRecord(answer.meta) ? answer.meta : {}
  return {
    name: textIn(answer, 'name'),
    title: textIn(answer, 'title'),
    component: textIn(meta, 'path') || textIn(answer, 'name'),
    part: textIn(meta, 'part'),
    version: textIn(meta, 'version'),
    files: recordsIn(answer, 'files').map((file) => fileOf(client, file, settings)),
    dependencies: [...textsIn(answer, 'dependencies'), ...textsIn(answer, 'devDependencies')].map(dependencyOf),
    notes: notesOf(textIn(answer, 'docs')),
    members: textsIn(answer, 'registryDependencies').map(bareName),
  }
}

/** Without the name of our registry, which other clients need before it, and without the ending of an address. */
export const bareName = (name: string): string => name.replace(/^@[^/]+\//, '').replace(/\.json$/, '')

/** Files go below the folder that was asked for, and nowhere else. */
function fileOf(client: Client, file: Record<string, unknown>, { dir }: Settings): { path: string; content: string } {
  const target = typeof file.target === 'string' ? file.target.replace(/^~\//, '') : ''
  if (!isBelow(target) || !target.startsWith(`${dir}/`) || !isFolder(dir) || typeof file.content !== 'string')
    throw strange(client, `a file for “${plain(target).slice(0, 120)}”`)
  return { path: target, content: file.content }
}

function dependencyOf(text: string): { name: string; range: string } {
  const at = text.lastIndexOf('@')
  return at > 0 ? { name: text.slice(0, at), range: text.slice(at + 1) } : { name: text, range: 'latest' }
}

/** What stands as a list in what is said; before it stands whose list it is. */
const notesOf = (docs: string): string[] => docs.split('\n').flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? [])

const strange = ({ origin }: Client, what: string) =>
  new Fault(`${origin} sent ${what} in a form that this version does not know.`, {
    exit: exits.site,
    todo: 'Use the newest version: the documentation of the site shows its command.',
  })
