/** Which files are served otherwise than they were: many in one request. */
import { themeItem } from '#shared/registry.ts'
import { urls } from '#shared/urls.ts'
import { exits, Fault } from '../fault.ts'
import { type Locked, lockFile } from '../project/lock.ts'
import { isRecord } from '../project/json-file.ts'
import { defaultColors, readProfileLine } from '../project/settings.ts'
import { hashOf } from '../text/lines.ts'
import { fetchItem } from './registry.ts'
import { recordsIn, textIn } from './answers.ts'
import type { Client } from './client.ts'

export const updateStates = ['current', 'changed', 'gone', 'locked'] as const
export type UpdateState = (typeof updateStates)[number]

/** What became of a file: its component may have another name now, or be gone, or no longer be open to this key. */
export type Update = { state: UpdateState; name: string; version: string }

const atOnce = 200

/** Asks for all of these; the answers are in their order. */
export async function askUpdates(client: Client, entries: readonly Locked[]): Promise<Update[]> {
  const components = await askComponents(
    client,
    entries.filter(({ component }) => component !== themeItem),
  )
  const updates: Update[] = []
  for (const entry of entries) {
    const update = entry.component === themeItem ? await askTheme(client, entry) : components.shift()
    if (update) updates.push(update)
  }
  return updates
}

/** The theme is no component: it is reckoned from the profile, and fetched whole. */
async function askTheme(client: Client, { hash, profile }: Locked): Promise<Update> {
  const settings = readProfileLine(profile, lockFile, { flavour: 'html', dir: 'theme', ...defaultColors })
  const { files, version } = await fetchItem(client, themeItem, settings)
  const isCurrent = files.every(({ content }) => hashOf(content) === hash)
  return { state: isCurrent ? 'current' : 'changed', name: themeItem, version }
}

async function askComponents(client: Client, entries: readonly Locked[]): Promise<Update[]> {
  const updates: Update[] = []
  for (let at = 0; at < entries.length; at += atOnce) {
    const some = entries.slice(at, at + atOnce)
    const answer = await client.json(urls.registryUpdates(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        files: some.map(({ component, hash, profile }) => ({
          path: component,
          hash,
          profile: Object.fromEntries(new URLSearchParams(profile)),
        })),
      }),
    })
    const files = isRecord(answer) ? recordsIn(answer, 'files') : []
    if (files.length !== some.length)
      throw new Fault(`${client.origin} answered for ${files.length} of ${some.length} files.`, { exit: exits.site })
    for (const file of files) {
      const state = updateStates.find((each) => each === file.state)
      if (!state)
        throw new Fault(`${client.origin} answered in a form that this version does not know.`, {
          exit: exits.site,
          todo: 'Use the newest version: the documentation of the site shows its command.',
        })
      updates.push({ state, name: textIn(file, 'name'), version: textIn(file, 'version') })
    }
  }
  return updates
}
