import { cliCommand } from '#shared/cli.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { site } from '#shared/site.ts'
import { findNamed } from '../named-components.ts'
import { servedHash } from '../registry-items.ts'
import type { Profile } from './get-component.ts'
import { type Asker, isOpenTo, type Library, type Told } from './told.ts'

/** A file of a project that came from us, as its lock says; `profile` is null where nobody can read how it was cut. */
export type LockedFile = { file: string; component: string; version: string; hash: string; profile: Profile | null }

/** Files that are looked at in one call. */
export const mostLockedFiles = 100
/** Files that are named one by one. */
const mostNamed = 20

type State = 'current' | 'changed' | 'moved' | 'gone' | 'needs a licence' | 'unreadable profile'

/**
 * Tells an assistant which files of a project are served in another form today.
 *
 * @param files of `millwork.lock.json`, at most `mostLockedFiles`; hashes are SHA-256 in hexadecimal digits
 */
export function getUpdates(library: Library, asker: Asker, files: readonly LockedFile[]): Told {
  const states = files.map((each) => ({ ...each, ...stateOf(library, asker, each) }))
  const current = states.filter(({ state }) => state === 'current')
  const others = states.filter(({ state }) => state !== 'current')
  const lines = others
    .slice(0, mostNamed)
    .map(({ file, state, name, version }) => `- ${file}: ${state}, ${name} (had version ${version})`)
  return {
    text: [
      `${states.length} files, compared with version ${site.version}: ${current.length} current, ${others.length} not.`,
      ...lines,
      ...(others.length > mostNamed ? [`and ${others.length - mostNamed} more`] : []),
      others.some(({ state }) => state === 'changed')
        ? `Next: run ${cliCommand(library.siteUrl, 'update --dry-run')} in the project; it merges what changed with what was edited.`
        : 'Next: nothing has to be done.',
    ].join('\n'),
  }
}

function stateOf(
  library: Library,
  asker: Asker,
  { component: path, hash, profile }: LockedFile,
): { state: State; name: string } {
  const found = findNamed(library.catalogue, path)
  if (found.kind === 'unknown') return { state: 'gone', name: path.slice(0, 160) }
  const { component } = found
  const name = registryNameOf(component.path)
  if (!isOpenTo(asker, component)) return { state: 'needs a licence', name }
  if (!profile) return { state: 'unreadable profile', name }
  const isSame = servedHash(library.catalogue, component, { ...profile, siteUrl: library.siteUrl }) === hash
  return { state: isSame ? 'current' : found.kind === 'moved' ? 'moved' : 'changed', name }
}
