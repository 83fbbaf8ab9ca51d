import type { ComponentMeta } from '#shared/catalog.ts'
import { cliCommand } from '#shared/cli.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { type Asker, isOpenTo, type Told } from './told.ts'

/**
 * Tells an assistant the commands by which components come into a project as files, without their code passing through it.
 *
 * @param components what is to be added, each of which was found
 */
export function getAddCommand(siteUrl: string, asker: Asker, components: readonly ComponentMeta[]): Told {
  const names = components.map(({ path }) => registryNameOf(path))
  const locked = components.filter((component) => !isOpenTo(asker, component))
  return {
    text: [
      `With our own command line, which keeps a lock for updates: ${cliCommand(siteUrl, `add ${names.join(' ')}`)}`,
      `With the shadcn command line, where package.json or components.json names the registry (read_docs {"slug":"registry"}): npx shadcn@latest add ${names.map((name) => `@${site.slug}/${name}`).join(' ')}`,
      ...(locked.length > 0
        ? [
            `Needs a licence (${siteUrl}${urls.pricing()}): ${locked.map(({ path }) => registryNameOf(path)).join(', ')}`,
          ]
        : []),
      'Next: run one of them in the root of the project; colours and style come from its settings.',
    ].join('\n'),
  }
}
