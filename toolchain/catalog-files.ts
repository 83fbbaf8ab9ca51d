/** The component sources on disk and their places in the catalogue. */
import { catalog } from '#content/components/catalog.ts'
import { packageSlugs, type PackageSlug } from '#shared/catalog.ts'
import { readText } from './stamps/record.ts'
import { filesBelow } from './hash-tree.ts'

export type SourceFile = {
  /** Relative to the project's root. */ file: string
  /** Address in the catalogue. */ path: string
  source: string
}
export type FileProblem = { file: string; message: string }

/** Every component source; a file whose folder has no place in the catalogue's list is a problem. */
export function readSources(): { sources: SourceFile[]; problems: FileProblem[] } {
  const files = filesBelow('content/components').filter((file) => file.endsWith('.tsx'))
  const misplaced = files.filter((file) => !hasPlace(pathOf(file)))
  return {
    sources: files.filter((file) => !misplaced.includes(file)).map(readSource),
    problems: misplaced.map((file) => ({ file, message: placeMessage(file) })),
  }
}

export function readSource(file: string): SourceFile {
  return { file, path: pathOf(file), source: readText(file) }
}

export const pathOf = (file: string) => file.replace(/^content\/components\//, '').replace(/\.tsx$/, '')

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

function hasPlace(path: string): boolean {
  const [packageSlug, category = '', subcategory = '', name = '', ...rest] = path.split('/')
  const pkg = catalog[packageSlug as PackageSlug]
  const isListed = pkg?.categories[category]?.subcategories[subcategory] !== undefined
  return rest.length === 0 && namePattern.test(name) && isListed
}

const placeMessage = (file: string) =>
  `${file}: a component lives at <package>/<category>/<subcategory>/<kebab-case-name>.tsx, and its folder must stand in content/components/catalog.ts.`

type Placed = { path: string; order: number }

/** Puts components in the order they are shown: by the catalogue's list, then by their own number. */
export function arrange<T extends Placed>(components: T[]) {
  return packageSlugs.map((slug) => ({
    slug,
    title: catalog[slug].title,
    categories: Object.entries(catalog[slug].categories).flatMap(([categorySlug, category]) => {
      const subcategories = Object.entries(category.subcategories).flatMap(([subcategorySlug, title]) => {
        const path = `${slug}/${categorySlug}/${subcategorySlug}`
        const inside = components
          .filter((component) => component.path.startsWith(`${path}/`))
          .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path, 'en'))
        return inside.length ? [{ slug: subcategorySlug, title, path, components: inside }] : []
      })
      return subcategories.length ? [{ slug: categorySlug, title: category.title, subcategories }] : []
    }),
  }))
}
