import { Hono, type Context } from 'hono'
import { requestLimits } from '#shared/component-requests.ts'
import { routes } from '#shared/routes.ts'
import { answer } from '#shared/search/answer.ts'
import { urls } from '#shared/urls.ts'
import { alikeRequests } from '../../domain/operator/alike-requests.ts'
import {
  askForComponent,
  isPublished,
  ownWaiting,
  publishedRequests,
} from '../../domain/operator/component-requests.ts'
import { giveVote, takeVoteBack } from '../../domain/operator/component-votes.ts'
import { shortId } from '../../domain/selling/design-requests.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { readForm } from '../../http/body.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { asked } from '../../http/query.ts'
import { voteFields, wishFields } from '../../http/request-fields.ts'
import { wants } from '../../http/wants.ts'
import { page } from '../../page/page.ts'
import { indexOf, shown } from '../library/search.ts'
import { askerIn, requestEntries } from './component-request-props.ts'

const onPage = 20
const lastPage = 500
const mostShown = 6

/** Components that people ask for: read by everybody once the operator has, asked and voted for by who is confirmed. */
export const componentRequestRoutes = new Hono<AppEnv>()
  .get(routes.componentRequests, async (c) => {
    const { database } = c.var.deps
    const { order = 'votes', page: wanted = '1' } = asked(c, 'componentRequests')
    const number = Math.min(/^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 1, lastPage)
    const found = await publishedRequests(database, { order, limit: onPage + 1, offset: (number - 1) * onPage })
    const user = c.var.session?.user
    const own = user && number === 1 ? await ownWaiting(database, user.id) : []
    return page(c, 'component-requests/index', {
      requests: await requestEntries(c, found.slice(0, onPage)),
      order,
      page: number,
      hasMore: found.length > onPage && number < lastPage,
      waiting: own.map(({ id, name, purpose }) => ({ id, name, purpose })),
      asker: askerIn(c),
    })
  })

  .get(routes.newComponentRequest, async (c) => {
    const name = plainName(asked(c, 'newComponentRequest').name ?? '')
    const alike = await requestEntries(c, await alikeRequests(c.var.deps.database, name))
    return page(c, 'component-requests/new', { name, have: haveOf(c, name), alike, asker: askerIn(c) })
  })

  .post(routes.componentRequests, async (c) => {
    const form = await readForm(c)
    const old = typed(form, ['name', 'purpose', 'example', 'wantsMail'])
    const again = (errors: Record<string, string>, status: 403 | 422 | 429) => {
      if (wants(c) === 'json') throw new HttpError(status, Object.values(errors)[0] ?? 'This could not be saved.')
      return back(c, { to: urls.newComponentRequest(plainName(old.name ?? '') || undefined), errors, old })
    }
    const user = c.var.session?.user
    if (!user) return redirect(c, urls.login(urls.newComponentRequest(plainName(old.name ?? '') || undefined)))
    if (!user.emailVerified) return again({ name: 'Confirm your email address first, with the link we sent you.' }, 403)
    const given = wishFields.safeParse(form)
    if (!given.success) return again(fieldErrors(given.error), 422)

    // Under another name than the one that was looked up there may be something after all.
    const { database, postman } = c.var.deps
    const { name } = given.data
    if (form.looked !== name && (haveOf(c, name).length > 0 || (await alikeRequests(database, name)).length > 0)) {
      return again(
        { name: 'Look at the components we found for this name first. If none of them fits, send your request again.' },
        422,
      )
    }
    const attempt = await countAttempt(c, 'component-request', user.id)
    if (!attempt.ok) return again({ name: tooManyAttempts(attempt.retryAfterSeconds) }, 429)
    const told = { name: user.name, email: user.email, title: name, what: given.data.purpose }
    await askForComponent(database, user.id, given.data, (id) => ({
      name: 'component-request',
      to: c.var.deps.env.company.email,
      data: { ...told, id: shortId(id) },
    }))
    postman.soon()
    const banner = 'We have received your request. It will be public, and open for votes, once we have reviewed it.'
    return redirect(c, urls.componentRequests(), { flash: { banner, bannerStyle: 'success' } })
  })

  .post(routes.componentVote, async (c) => {
    const { database } = c.var.deps
    const user = c.var.session?.user
    if (!user) return redirect(c, urls.login(urls.componentRequests()))
    const which = { requestId: c.req.param('request'), userId: user.id }
    if (!(await isPublished(database, which.requestId))) return notFound(c)
    const given = voteFields.safeParse(await readForm(c))
    const refuse = (banner: string, status: 403 | 409 | 422 | 429) => {
      if (wants(c) === 'json') throw new HttpError(status, banner)
      return back(c, { flash: { banner, bannerStyle: 'danger' } })
    }
    if (!user.emailVerified) return refuse('Confirm your email address first, with the link we sent you.', 403)
    if (!given.success) return refuse(given.error.issues[0]?.message ?? 'This vote could not be read.', 422)
    const attempt = await countAttempt(c, 'component-vote', user.id)
    if (!attempt.ok) return refuse(tooManyAttempts(attempt.retryAfterSeconds), 429)

    const { vote, wantsMail } = given.data
    const done = (banner: string) => back(c, { flash: { banner, bannerStyle: 'success' } })
    if (vote === 'take-back') {
      await takeVoteBack(database, which)
      return done('Your vote has been withdrawn.')
    }
    const voted = await giveVote(database, { ...which, wantsMail })
    if (voted === 'none') return notFound(c)
    if (voted === 'closed') return refuse('This request is closed and takes no more votes.', 409)
    return done(
      wantsMail
        ? 'Your vote has been counted. You will get one mail when it is published.'
        : 'Your vote has been counted.',
    )
  })

/** As a name is kept. */
const plainName = (name: string) => name.replace(/\s+/g, ' ').trim().slice(0, requestLimits.name)

/** What the library has by this name. */
function haveOf(c: Context<AppEnv>, name: string) {
  if (name === '') return []
  const { groups, isNear } = answer(indexOf(c), name, ({ kind }) => kind !== 'component')
  return isNear ? [] : groups.flatMap(({ documents }) => documents.slice(0, mostShown).map(shown))
}
