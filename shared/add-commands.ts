/** How a component is put into a project by a command, and by whom else: what is shown wherever its code may be taken. */
import type { ComponentMeta, Flavour } from './catalog.ts'
import { cliCommand } from './cli.ts'
import { registryNameOf } from './component-names.ts'
import { flavourTitles } from './flavour-titles.ts'
import { nameOf } from './recolor/palette.ts'
import type { SnippetPreferences } from './snippet/preferences.ts'
import { site } from './site.ts'
import { urls } from './urls.ts'

/** What shadcn's command line calls a component, once a project names our registry: "@millwork/tables-with-totals". */
export const registryItem = (path: string) => `@${site.slug}/${registryNameOf(path)}`

/** The command of shadcn, for projects that name our registry. */
export const shadcnCommand = (path: string) => `npx shadcn@latest add ${registryItem(path)}`

/** The command of our own package. `origin` is the site's public address, without a slash at its end. */
export const addCommand = (origin: string, path: string) => cliCommand(origin, `add ${registryNameOf(path)}`)

type Wanted = Pick<SnippetPreferences, 'primary' | 'secondary' | 'style'> & { flavour: Flavour }

/**
 * A short text for an assistant that fetches the component itself: which one, for what, and how to get it. None of the
 * code is in it, so that it may be copied by everybody.
 *
 * @param origin the site's public address, without a slash at its end
 */
export function errandFor(
  { path, title, description }: Pick<ComponentMeta, 'path' | 'title' | 'description'>,
  { flavour, primary, secondary, style }: Wanted,
  origin: string,
): string {
  const name = registryNameOf(path)
  return `${[
    `Add the ${site.name} component “${title}” (\`${name}\`) to this project. ${description}`,
    '',
    `- Flavour: ${flavourTitles[flavour]}, for Tailwind CSS ${style.tailwind === 'v4' ? '4' : '3.4 or newer'}`,
    `- Colours: ${nameOf(primary)} is the primary family, ${nameOf(secondary)} the secondary one`,
    `- With ${site.name} connected over MCP: call get_component with the name \`${name}\``,
    `- On the command line: \`${shadcnCommand(path)}\`, or \`${addCommand(origin, path)}\``,
    `- To read about it: ${origin}${urls.componentMarkdown(path)}`,
    '',
    'Use the code as it comes: change texts, data and links, and keep structure, classes, roles and aria attributes. Install what it names and do its set-up. If you cannot get the code, say so; do not write the component from memory.',
  ].join('\n')}\n`
}
