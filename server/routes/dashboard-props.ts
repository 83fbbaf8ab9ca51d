import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { DashboardPlace, Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { readVisited, visitedCookie } from '#shared/visited.ts'
import type { AppEnv } from '../app-env.ts'
import type { Catalogue, Located } from '../domain/catalogue.ts'
import { packagesProp } from '../shared-props.ts'

/** What the dashboard shows: where this browser left off, or where to begin, and what is new. */
export function dashboardProps(c: Context<AppEnv>): Pages['app/dashboard'] {
  const { catalogue, publications } = c.var.deps
  const visited = readVisited(getCookie(c, visitedCookie)).flatMap((path) => placeAt(catalogue, path))
  const [newest] = publications.changelog()
  const [guide] = publications.sections().flatMap(({ pages }) => pages)
  return {
    packages: packagesProp(catalogue.index()),
    visited,
    begin: visited.length > 0 ? null : begin(catalogue),
    latest: newest ? { version: newest.version, date: newest.date, summary: newest.summary } : null,
    guide: guide ?? null,
  }
}

/** Where newcomers begin: at the chosen place, or at the first there is. */
function begin(catalogue: Catalogue): DashboardPlace | null {
  const first = catalogue.index().packages[0]?.categories[0]?.subcategories[0]?.path ?? ''
  return placeAt(catalogue, site.beginWith)[0] ?? placeAt(catalogue, first)[0] ?? null
}

/** The subcategory at a path, if there is one. */
function placeAt(catalogue: Catalogue, path: string): DashboardPlace[] {
  const [pkg = '', category = '', subcategory = ''] = path.split('/')
  const found = catalogue.find(pkg, category, subcategory)
  return found ? [place(found)] : []
}

function place({ package: pkg, category, subcategory }: Located): DashboardPlace {
  const [first] = subcategory.components
  return {
    title: subcategory.title,
    path: subcategory.path,
    package: pkg.title,
    category: category.title,
    count: subcategory.components.length,
    shown: { path: first!.path, title: first!.title, minHeight: first!.minHeight },
  }
}
