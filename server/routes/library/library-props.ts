import type { Context } from 'hono'
import type { ComponentMeta } from '#shared/catalog.ts'
import { foundPage } from '#shared/library-filters.ts'
import type { Pages } from '#shared/page-props.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { favouritePaths } from '../../domain/library/favourites.ts'
import { libraryCounts, libraryView } from '../../domain/library/library-view.ts'
import { copiesOf } from '../../domain/library/most-copied.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { asked } from '../../http/query.ts'
import { signedIn } from '../../http/signed-in.ts'
import { viewerOf } from '../../http/viewer.ts'
import { packagesProp } from '../../page/shared-props.ts'

/** The whole library for a member: what of it they may read and what they marked, besides what everybody may ask. */
export async function libraryProps(c: Context<AppEnv>): Promise<Pages['app/components/index']> {
  const { catalogue, database } = c.var.deps
  const { page, ...filters } = asked(c, 'appComponents')
  const favourites = new Set(await favouritePaths(database, signedIn(c).user.id))
  const today = await componentOfTheDay(c.var.deps)
  const copies = filters.sort === 'most-copied' ? await copiesOf(database) : undefined
  const user = viewerOf(c)
  const isOpen = (component: Pick<ComponentMeta, 'path' | 'free'>) =>
    mayReadCode({ user, component, isOfTheDay: component.path === today })
  const found = libraryView(catalogue, filters, { copies, isOpen, favourites }).map((component) => ({
    ...component,
    locked: !isOpen(component),
  }))
  return {
    packages: packagesProp(catalogue.index()),
    filters,
    counts: libraryCounts(catalogue, filters, { isOpen, favourites }),
    ...foundPage(found, page),
  }
}
