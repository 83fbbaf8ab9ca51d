import type { Context } from 'hono'
import type { LibraryEntry, Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { signedIn } from '../../http/signed-in.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'
import { setUpOf } from '../../domain/account/set-up.ts'
import { copiedOf } from '../../domain/library/copied-components.ts'
import { favouritesOf } from '../../domain/library/favourites.ts'
import { libraryEntry } from '../../domain/library/library-entry.ts'
import { libraryView } from '../../domain/library/library-view.ts'
import { visitsOf } from '../../domain/library/library-visits.ts'
import { packagesProp } from '../../page/shared-props.ts'

/** As many pictures as fit into one row. */
const few = 4

/** What the dashboard shows: where its user left off, or where to begin, what they copied and marked, and what is new. */
export async function dashboardProps(c: Context<AppEnv>): Promise<Pages['app/dashboard']> {
  const { catalogue, database, publications } = c.var.deps
  const { id } = signedIn(c).user
  const visits = await visitsOf(database, catalogue, id)
  const [newest] = publications.changelog()
  const [guide] = publications.sections().flatMap(({ pages }) => pages)
  return {
    packages: packagesProp(catalogue.index()),
    visits,
    begin: visits.length > 0 ? null : begin(catalogue),
    newest: libraryView(catalogue, { sort: 'newest' }).slice(0, few),
    copied: await copiedOf(database, catalogue, id, { limit: few }),
    favourites: await favouritesOf(database, catalogue, id, { limit: few }),
    latest: newest ? { version: newest.version, date: newest.date, summary: newest.summary } : null,
    guide: guide ?? null,
    ...(await setUpProps(c)),
  }
}

async function setUpProps(c: Context<AppEnv>): Promise<Pick<Pages['app/dashboard'], 'setUp' | 'csrfToken'>> {
  const { catalogue, database } = c.var.deps
  const found = await setUpOf(database, signedIn(c).user.id)
  if (!found) return { setUp: null }
  const first = catalogue.all().find(({ free }) => free)?.path ?? null
  return { setUp: { ...found, made: c.var.flash.accessKey ?? null, first }, csrfToken: c.var.csrfToken }
}

/** Where newcomers begin: with the component chosen for it, or the first there is. */
function begin(catalogue: Catalogue): LibraryEntry | null {
  const first = catalogue.all()[0]?.path ?? ''
  return libraryEntry(catalogue, site.beginWith) ?? libraryEntry(catalogue, first)
}
