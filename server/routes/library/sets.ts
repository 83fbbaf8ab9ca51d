import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { itemOfSet } from '#shared/collections.ts'
import type { SetEntry, ShownSet } from '#shared/page-props.ts'
import { queries } from '#shared/queries.ts'
import { routes } from '#shared/routes.ts'
import type { ComponentSet } from '#shared/sets.ts'
import { collectionChoices } from '../../domain/library/collections.ts'
import { previewOf } from '../../domain/library/compiled.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode, type Viewer } from '../../domain/library/entitlement.ts'
import { libraryEntry } from '../../domain/library/library-entry.ts'
import { findOpenSet, openSets, standing, standingMembers, wholeScreens } from '../../domain/library/sets.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { notFound } from '../../http/errors.ts'
import { asked, type QueryShape, wished } from '../../http/query.ts'
import { formatPolicy, previewPolicy } from '../../http/security-headers.ts'
import { viewerOf, viewerOrGuest } from '../../http/viewer.ts'
import { page } from '../../page/page.ts'
import { screenDocument } from '../../page/screen-document.ts'
import { packagesProp } from '../../page/shared-props.ts'
import { teamIn } from './collections.ts'
import { sendCodeZip, zipWishes } from './send-code-zip.ts'

const zipQuery = z.object(zipWishes satisfies QueryShape<'setZip'>)

/** Sets of components that make one product together. One that is not open answers as one that does not exist. */
export const setRoutes = new Hono<AppEnv>()
  .get(routes.sets, (c) => {
    const sets = entries(c)
    return sets.length > 0 ? page(c, 'sets/index', { sets }) : notFound(c)
  })

  .get(routes.set, async (c) => {
    const set = open(c, c.req.param('slug'))
    return set ? page(c, 'sets/show', { set: await shown(c, set, viewerOrGuest(c)) }) : notFound(c)
  })

  .get(routes.appSets, (c) => {
    const sets = entries(c)
    return sets.length > 0 ? page(c, 'app/sets/index', { packages: packagesOf(c), sets }) : notFound(c)
  })

  .get(routes.appSet, async (c) => {
    const set = open(c, c.req.param('slug'))
    if (!set) return notFound(c)
    const team = teamIn(c)
    return page(c, 'app/sets/show', {
      packages: packagesOf(c),
      set: await shown(c, set, viewerOf(c)),
      collections: team === null ? null : await collectionChoices(c.var.deps.database, team, itemOfSet(set.slug)),
    })
  })

  .get(routes.setZip, (c) => {
    const set = open(c, c.req.param('slug'))
    if (!set) return notFound(c)
    const found = standingMembers(c.var.deps.catalogue, set)
    return sendCodeZip(c, { found, unknown: [] }, wished(zipQuery, c.req.query()), set.slug)
  })

  .get(routes.setScreen, (c) => {
    const { assets, catalogue } = c.var.deps
    const { slug, screen: name } = c.req.param()
    const set = open(c, slug)
    const screen = set && wholeScreens(catalogue, set).find((each) => each.slug === name)
    if (!set || !screen) return notFound(c)
    const member = (path: string) => ({ preview: previewOf(catalogue, standing(catalogue, path) ?? { path }) })
    const { html, ...allowed } = screenDocument(assets, {
      title: `${screen.title}, ${set.title}`,
      theme: asked(c, 'setScreen').theme ?? queries.setScreen.theme[0],
      shell: screen.shell === null ? null : { ...member(screen.shell), current: screen.current },
      parts: screen.parts.map(({ member: path, columns }) => ({ ...member(path), columns })),
    })
    c.header('Content-Security-Policy', formatPolicy(previewPolicy(allowed), assets.devOrigin))
    c.header('X-Frame-Options', 'SAMEORIGIN')
    c.header('Cache-Control', 'no-cache')
    return c.html(html)
  })

const packagesOf = (c: Context<AppEnv>) => packagesProp(c.var.deps.catalogue.index())

function open(c: Context<AppEnv>, slug: string): ComponentSet | null {
  const { catalogue, sets } = c.var.deps
  return findOpenSet(catalogue, sets, slug)
}

function entries(c: Context<AppEnv>): SetEntry[] {
  const { catalogue, sets } = c.var.deps
  return openSets(catalogue, sets).map((set) => {
    const { slug, title, description } = set
    const [first] = wholeScreens(catalogue, set)
    const screen = first ? { slug: first.slug, title: first.title } : null
    return { slug, title, description, count: standingMembers(catalogue, set).length, screen }
  })
}

async function shown(c: Context<AppEnv>, set: ComponentSet, user: Viewer): Promise<ShownSet> {
  const { catalogue } = c.var.deps
  const today = await componentOfTheDay(c.var.deps)
  const { slug, title, description, world } = set
  const members = standingMembers(catalogue, set).flatMap((component) => {
    const entry = libraryEntry(catalogue, component.path)
    if (!entry) return []
    const { path, title: name, part, free, picture, subcategory, packageTitle } = entry
    const locked = !mayReadCode({ user, component, isOfTheDay: path === today })
    return [{ path, title: name, part, free, picture, place: `${packageTitle} / ${subcategory.title}`, locked }]
  })
  const screens = wholeScreens(catalogue, set).map((each) => ({ slug: each.slug, title: each.title }))
  return { slug, title, description, world, members, screens }
}
