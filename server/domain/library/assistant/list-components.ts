import { registryNameOf } from '#shared/component-names.ts'
import { type Asker, callOf, type Library, lineOf, quoted, type Told } from './told.ts'

/**
 * Tells an assistant what there is: all parts of the library with how many components each has, or the components of one.
 *
 * @param path "marketing", "marketing/sections" or "marketing/sections/pricing"; empty for everything
 */
export function listComponents({ catalogue }: Library, asker: Asker, path = ''): Told {
  const { packages, counts } = catalogue.index()
  const asked = path
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
  const [packageSlug = '', category, subcategory, ...deeper] = asked === '' ? [] : asked.split('/')
  if (subcategory !== undefined && category !== undefined && deeper.length === 0) {
    const found = catalogue.find(packageSlug, category, subcategory)
    if (found) return componentsIn(asker, found.subcategory)
  }
  const within = packages.filter(({ slug }) => packageSlug === '' || slug === packageSlug)
  const lines = within.flatMap((each) =>
    each.categories
      .filter(({ slug }) => category === undefined || slug === category)
      .map(
        ({ slug, subcategories }) =>
          `${each.slug}/${slug}: ${subcategories.map((part) => `${part.slug} ${part.components.length}`).join(', ')}`,
      ),
  )
  if (lines.length === 0 || subcategory !== undefined)
    return nowhere(
      path,
      packages.map(({ slug }) => slug),
    )
  return {
    text: [
      ...(packageSlug === '' ? [`${counts.components} components, by package/category: subcategory and how many`] : []),
      ...lines,
      `Next: ${callOf('list_components', { path: exampleIn(lines[0] ?? '') })}, or search_components.`,
    ].join('\n'),
  }
}

function componentsIn(
  asker: Asker,
  { title, components }: { title: string; components: Parameters<typeof lineOf>[1][] },
): Told {
  const [first] = components
  return {
    text: [
      `${title}: name | title | who may have its code`,
      ...components.map((component) => lineOf(asker, component)),
      `Next: ${callOf('get_component', { name: first ? registryNameOf(first.path) : '' })}`,
    ].join('\n'),
  }
}

/** The first subcategory of a line, as a whole path. */
const exampleIn = (line: string) => line.replace(/: ([^ ]+) .*$/s, '/$1')

const nowhere = (path: string, packages: readonly string[]): Told => ({
  isError: true,
  text: `The library has no part called ${quoted(path)}. Packages: ${packages.join(', ')}. Next: ${callOf('list_components', {})}`,
})
