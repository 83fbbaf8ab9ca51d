import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { ComponentMeta } from '#shared/catalog.ts'
import { type CollectedItem, collectionLimits, itemOfSet, setOfItem } from '#shared/collections.ts'
import { type ComponentParams, componentPathOf } from '#shared/component-params.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import {
  addToCollection,
  arrangeCollection,
  type CollectionPlace,
  collectionsOf,
  componentsOf,
  createCollection,
  deleteCollection,
  findCollection,
  type Kept,
  type NameRefusal,
  pictureOf,
  removeFromCollection,
  renameCollection,
} from '../../domain/library/collections.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { plainName } from '../../domain/library/registry-collections.ts'
import { findOpenSet } from '../../domain/library/sets.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countAttempt, tooManyAttempts, withinLimit } from '../../http/attempts.ts'
import { readForm, readJson } from '../../http/body.ts'
import { collectionFields, orderBody } from '../../http/collection-fields.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { type QueryShape, wished } from '../../http/query.ts'
import { signedIn } from '../../http/signed-in.ts'
import { viewerOf } from '../../http/viewer.ts'
import { wants } from '../../http/wants.ts'
import { page } from '../../page/page.ts'
import { accountProps } from '../account/profile-props.ts'
import { sendCodeZip, zipWishes } from './send-code-zip.ts'

/** As many pictures as stand for a set. */
const picturesOfSet = 4
const zipQuery = z.object(zipWishes satisfies QueryShape<'collectionZip'>)
const nowhere = 'There is nothing at this address.'
const refusals: Record<NameRefusal, { status: 404 | 409 | 422; message: string }> = {
  'no-team': { status: 404, message: nowhere },
  taken: { status: 409, message: 'Your team already has a collection of this name.' },
  full: {
    status: 422,
    message: `A team keeps at most ${collectionLimits.perTeam} collections. Delete one first.`,
  },
}

/**
 * What a team keeps together: whoever has a seat reads and changes it. What another team keeps answers as what does not
 * exist does.
 */
export const collectionRoutes = new Hono<AppEnv>()
  .get(routes.collections, async (c) => {
    const licenseId = teamIn(c)
    if (!licenseId) return redirect(c, urls.activeLicense())
    const collections = await collectionsOf(c.var.deps.database, c.var.deps, licenseId)
    return page(c, 'app/collections/index', { ...accountProps(c), collections })
  })

  .post(routes.collections, async (c) => {
    const licenseId = ownTeam(c)
    const form = await readForm(c)
    const again = refusing(c, form, urls.collections())
    const given = collectionFields.safeParse(form)
    if (!given.success) return again(422, fieldErrors(given.error).name ?? 'This name could not be read.')
    const { name, item } = given.data
    if (item !== undefined) mustBeThere(c, item)
    const attempt = await countAttempt(c, 'collection', signedIn(c).user.id)
    if (!attempt.ok) return again(429, tooManyAttempts(attempt.retryAfterSeconds))
    const created = await createCollection(c.var.deps.database, { licenseId, name, item })
    if (!created.ok) return again(refusals[created.reason].status, refusals[created.reason].message)
    const { id } = created
    if (wants(c) === 'json') return c.json({ id, name }, 201)
    return redirect(c, urls.collection(id), done(`“${name}” has been created. Your whole team sees it.`))
  })

  .get(routes.collection, async (c) => {
    const found = await findCollection(c.var.deps.database, c.var.deps, placeOf(c))
    if (!found) return notFound(c)
    const today = await componentOfTheDay(c.var.deps)
    const user = viewerOf(c)
    const isLocked = (component: ComponentMeta) =>
      !mayReadCode({ user, component, isOfTheDay: component.path === today })
    const items = found.items.map((kept) => shown(kept, isLocked))
    return page(c, 'app/collections/show', { ...accountProps(c), collection: { ...found, items } })
  })

  .post(routes.collectionName, async (c) => {
    const place = placeOf(c)
    const form = await readForm(c)
    const again = refusing(c, form, urls.collection(place.id))
    const given = collectionFields.safeParse(form)
    if (!given.success) return again(422, fieldErrors(given.error).name ?? 'This name could not be read.')
    const attempt = await countAttempt(c, 'collection', signedIn(c).user.id)
    if (!attempt.ok) return again(429, tooManyAttempts(attempt.retryAfterSeconds))
    const renamed = await renameCollection(c.var.deps.database, place, given.data.name)
    if (renamed === 'none') return notFound(c)
    if (renamed === 'taken') return again(409, refusals.taken.message)
    return redirect(c, urls.collection(place.id), done('The collection has its new name.'))
  })

  .post(routes.deleteCollection, async (c) => {
    const deleted = await deleteCollection(c.var.deps.database, placeOf(c))
    return deleted ? redirect(c, urls.collections(), done('The collection has been deleted.')) : notFound(c)
  })

  .put(routes.collectionOrder, async (c) => {
    const place = placeOf(c)
    await counted(c)
    const order = orderBody.safeParse(await readJson(c))
    if (!order.success)
      throw new HttpError(422, `items must name at most ${collectionLimits.items} components and sets.`)
    if (!(await arrangeCollection(c.var.deps.database, place, order.data.items))) throw new HttpError(404, nowhere)
    return c.body(null, 204)
  })

  .put(routes.collectionItem, (c) => add(c, componentIn(c)))
  .put(routes.collectionSet, (c) => add(c, itemOfSet(c.req.param('slug'))))
  .delete(routes.collectionItem, (c) => takeOut(c, componentIn(c)))
  .delete(routes.collectionSet, (c) => takeOut(c, itemOfSet(c.req.param('slug'))))

  .get(routes.collectionZip, async (c) => {
    const found = await findCollection(c.var.deps.database, c.var.deps, placeOf(c))
    if (!found) return notFound(c)
    const wishes = wished(zipQuery, c.req.query())
    return sendCodeZip(c, { found: componentsOf(found.items), unknown: [] }, wishes, plainName(found.name))
  })

/** The licence of the team somebody is of, as its owner or with a seat; null for everybody else. */
export function teamIn(c: Context<AppEnv>): string | null {
  const { license } = signedIn(c)
  return license?.tier === 'team' ? license.id : null
}

/** The same where there is nothing for others. */
function ownTeam(c: Context<AppEnv>): string {
  const licenseId = teamIn(c)
  if (!licenseId) throw new HttpError(404, nowhere)
  return licenseId
}

const placeOf = (c: Context<AppEnv>): CollectionPlace => ({
  id: c.req.param('collection') ?? '',
  licenseId: ownTeam(c),
})

/** The component of an address that also names a collection. */
function componentIn(c: Context<AppEnv>): string {
  const {
    package: pkg = '',
    category = '',
    subcategory = '',
    component = '',
  } = c.req.param() as Partial<ComponentParams>
  return componentPathOf({ package: pkg, category, subcategory, component })
}

function mustBeThere(c: Context<AppEnv>, item: string): string {
  const { catalogue, sets } = c.var.deps
  const slug = setOfItem(item)
  if (slug === null && !catalogue.meta(item)) throw new HttpError(404, 'There is no such component.')
  if (slug !== null && !findOpenSet(catalogue, sets, slug)) throw new HttpError(404, 'There is no such set.')
  return item
}

async function add(c: Context<AppEnv>, item: string): Promise<Response> {
  const place = placeOf(c)
  await counted(c)
  const added = await addToCollection(c.var.deps.database, place, mustBeThere(c, item))
  if (added === 'none') throw new HttpError(404, nowhere)
  if (added === 'full')
    throw new HttpError(
      422,
      `A collection holds at most ${collectionLimits.items} components and sets. Remove some first.`,
    )
  return c.body(null, 204)
}

/** What has left the catalogue can still be taken out. */
async function takeOut(c: Context<AppEnv>, item: string): Promise<Response> {
  const place = placeOf(c)
  await counted(c)
  if (!(await removeFromCollection(c.var.deps.database, place, item))) throw new HttpError(404, nowhere)
  return c.body(null, 204)
}

/** What lies in a collection as its page shows it. */
function shown(kept: Kept, isLocked: (component: ComponentMeta) => boolean): CollectedItem {
  if (!('members' in kept)) return { ...kept, locked: isLocked(kept), set: null }
  const { path, set, members } = kept
  return {
    path,
    set: set.slug,
    title: set.title,
    description: set.description,
    count: members.length,
    locked: members.filter(isLocked).length,
    first: members.slice(0, picturesOfSet).map(pictureOf),
  }
}

/** A press each, as favourites are. */
const counted = (c: Context<AppEnv>) => withinLimit(c, 'keep', { subject: signedIn(c).user.id })

/** Says what is wrong with a name: under its field, or as the status where a program asked. */
const refusing =
  (c: Context<AppEnv>, form: Record<string, unknown>, to: string) =>
  (status: 404 | 409 | 422 | 429, message: string) => {
    if (wants(c) === 'json' || status === 404) throw new HttpError(status, message)
    return back(c, { to, errors: { name: message }, old: typed(form, ['name']) })
  }

const done = (banner: string) => ({ flash: { banner, bannerStyle: 'success' as const } })
