import { Hono } from 'hono'
import type { SearchComponent } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'

/** The titles of all components, for the search of the app: what everyone may know of them, and no more. */
export const searchRoutes = new Hono<AppEnv>().get(routes.appSearch, (c) => {
  c.header('Cache-Control', 'private, max-age=300')
  return c.json(searchComponents(c.var.deps.catalogue))
})

function searchComponents(catalogue: Catalogue): SearchComponent[] {
  return catalogue
    .index()
    .packages.flatMap(({ title: group, categories }) =>
      categories.flatMap(({ subcategories }) =>
        subcategories.flatMap(({ title: page, components }) =>
          components.map(({ title, path }) => ({ title, path, page, group: group as SearchComponent['group'] })),
        ),
      ),
    )
}
