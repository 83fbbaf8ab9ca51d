/** What a component is called where a whole address is too long: in the registry, for assistants and on command lines. */
import { splitComponentPath } from './urls.ts'

/**
 * A component's name in the registry: its subcategory and its slug, as in `tables-with-totals`.
 *
 * @param path "package/category/subcategory/component"
 * @returns a name that no other component of the library has: small letters, digits and hyphens
 */
export function registryNameOf(path: string): string {
  const { subcategoryPath, slug } = splitComponentPath(path)
  return `${subcategoryPath.slice(subcategoryPath.lastIndexOf('/') + 1)}-${slug}`
}

/**
 * What a component's file is called in a project that has files of many: by its name in the registry, since slugs are
 * unique in their subcategories only.
 *
 * @param path "package/category/subcategory/component"
 * @param fileName as the snippet calls it; its ending stays
 */
export const projectFileOf = (path: string, fileName: string): string =>
  registryNameOf(path) + fileName.slice(fileName.lastIndexOf('.'))
