/**
 * The registry from which the shadcn command line takes components: what the server, our own command line, pages and
 * texts say of it alike.
 */
import type { Flavour } from './catalog.ts'
import { site } from './site.ts'

/** How the registry is called in a project, and the one without a key, for what is free. */
export const registryNames = { all: `@${site.slug}`, free: `@${site.slug}-free` } as const

/** The variable that holds a project's access key. */
export const keyVariable = `${site.slug.toUpperCase()}_KEY`

/** What sets, a team's collections and the theme are called among components; no subcategory is called so. */
export const setItemPrefix = 'set-'
export const collectionItemPrefix = 'collection-'
export const themeItem = 'theme'

/** Where files go whose project says nothing else: below its own folder, with slashes and none at the ends. */
export const usualFolders: Readonly<Record<Flavour, string>> = {
  html: `components/${site.slug}`,
  react: `src/components/${site.slug}`,
  vue: `src/components/${site.slug}`,
  svelte: `src/lib/components/${site.slug}`,
}

/** Characters of a folder's path. */
export const longestFolder = 120

/**
 * Whether files may be written to a folder: it lies below the project's own, goes nowhere else, hides nowhere, and has no
 * characters that mean something to a shell or on another system.
 *
 * @param folder as in "src/components/millwork"; brackets and parentheses of file-based routing are welcome
 */
export function isFolder(folder: string): boolean {
  return (
    folder.length <= longestFolder &&
    folder.split('/').every((part) => /^[\w@([][\w@()[\].-]*(?<!\.)$/.test(part) && part !== 'node_modules')
  )
}

/** The name of a registry as the command line takes it. */
export const isRegistryName = (name: string): boolean => /^@[a-zA-Z0-9](?:[\w-]{0,38}[a-zA-Z0-9])?$/.test(name)

/** What a project asks of every component: the parameters of `queries.registryItem`. */
export type RegistryParams = Readonly<Record<string, string>>

type Registry = { url: string; headers?: Record<string, string>; params?: RegistryParams }

/**
 * The entry of `registries` in package.json or components.json. It reads the key from the environment, so it can be
 * committed; one without a key serves what is free, since the command line asks for every variable that a header names.
 *
 * @param origin the site's public address, without a slash at its end
 */
export function registryEntry(
  origin: string,
  params: RegistryParams = {},
  { isFree = false }: { isFree?: boolean } = {},
): Record<string, Registry> {
  const url = `${origin}/r/{name}.json`
  const asked = Object.keys(params).length > 0 ? { params } : {}
  return isFree
    ? { [registryNames.free]: { url, ...asked } }
    : { [registryNames.all]: { url, headers: { Authorization: `Bearer \${${keyVariable}}` }, ...asked } }
}
