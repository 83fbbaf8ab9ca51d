/** The parameters of addresses that lead to a place in the library. */
const places = ['package', 'category', 'subcategory', 'component'] as const
const subcategoryPlaces = ['package', 'category', 'subcategory'] as const

export type ComponentParams = Record<(typeof places)[number], string>
export type SubcategoryParams = Record<(typeof subcategoryPlaces)[number], string>

/** From the path of a component, "package/category/subcategory/component". Throws at a path of more parts or fewer. */
export const componentParams = (path: string): ComponentParams => paramsAlong(path, places)

/** From the path of a subcategory, "package/category/subcategory". Throws at a path of more parts or fewer. */
export const subcategoryParams = (path: string): SubcategoryParams => paramsAlong(path, subcategoryPlaces)

/** The path of a component from the parameters of an address. */
export const componentPathOf = (params: ComponentParams): string => places.map((place) => params[place]).join('/')

function paramsAlong<Place extends string>(path: string, names: readonly Place[]): Record<Place, string> {
  const parts = path.split('/')
  if (parts.length !== names.length) throw new Error(`“${path}” should be a path of ${names.join('/')}.`)
  // Written out, since a page makes hundreds of addresses.
  const params: Partial<Record<Place, string>> = {}
  for (const [at, name] of names.entries()) params[name] = parts[at]
  return params as Record<Place, string>
}
