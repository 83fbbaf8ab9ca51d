/** Lists of components as Markdown: a set with its world, and a subcategory. Each links to the same of its members. */
import type { ComponentMeta } from '#shared/catalog.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { counted } from '#shared/counted.ts'
import type { ComponentSet } from '#shared/sets.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import { urls } from '#shared/urls.ts'
import type { Catalogue, Located } from '../domain/library/catalogue.ts'
import { standingMembers, wholeScreens } from '../domain/library/sets.ts'

type Origin = { siteUrl: string }

/** A component in a line: its name, where to read more, when to use it, and whether everybody may have its code. */
export const componentLine = ({ path, title, description, free }: ComponentMeta, { siteUrl }: Origin): string =>
  `- [${title}](${siteUrl}${urls.componentMarkdown(path)}) (\`${registryNameOf(path)}\`${free ? ', free' : ''}): ${description}`

/** What is left out of a list stands behind each of its links. */
const behindLinks =
  'Each link leads to Markdown with what the component needs, how to take it, and its code where it is open.'

/** A set: whose product it is, the screens it makes, and its members in their order. */
export function setMarkdown(catalogue: Catalogue, set: ComponentSet, origin: Origin): string {
  const { slug, title, description, world } = set
  const members = standingMembers(catalogue, set)
  const screens = wholeScreens(catalogue, set)
  return `${[
    `# ${title}`,
    `> ${description}`,
    world,
    `Page: ${origin.siteUrl}${urls.set(slug)}`,
    ...(screens.length > 0
      ? [
          '## Screens',
          screens
            .map((screen) => `- [${screen.title}](${origin.siteUrl}${urls.setScreen(slug, screen.slug)})`)
            .join('\n'),
        ]
      : []),
    `## ${counted(members.length, 'component')}`,
    behindLinks,
    members.map((member) => componentLine(member, origin)).join('\n'),
  ].join('\n\n')}\n`
}

/** A subcategory: what it is called and all that is in it. */
export function subcategoryMarkdown({ package: pack, category, subcategory }: Located, origin: Origin): string {
  const { title, path, components } = subcategory
  return `${[
    `# ${standaloneTitle(title, category.title)}`,
    `> ${counted(components.length, 'component')} of ${pack.title} for Tailwind CSS, as HTML with Alpine.js, React, Vue and Svelte.`,
    `Page: ${origin.siteUrl}${urls.subcategory(path)}`,
    behindLinks,
    components.map((component) => componentLine(component, origin)).join('\n'),
  ].join('\n\n')}\n`
}
