import { posix } from 'node:path'
import { exits, Fault } from '../fault.ts'
import type { Settings } from '../project/settings.ts'
import type { Client } from './client.ts'
import { fetchItem, type Item } from './registry.ts'

/** A file of the lock as it is served now, in the folder where it lies, with what its component is now. */
export async function fetchFile(
  client: Client,
  name: string,
  path: string,
  settings: Settings,
): Promise<{ content: string; item: Item }> {
  const item = await fetchItem(client, name, { ...settings, dir: posix.dirname(path) })
  const ending = posix.extname(path)
  const file =
    item.files.find((each) => each.path === path) ?? item.files.find((each) => posix.extname(each.path) === ending)
  if (!file)
    throw new Fault(`${client.origin} serves no file for ${path} any more (${name}).`, {
      exit: exits.failed,
      todo: 'Your file stays as it is. Its line in millwork.lock.json can be deleted.',
    })
  return { content: file.content, item }
}
