import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { PageName, Pages } from '#shared/page-props.ts'
import { below, routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { addMessage, createRequest, findRequest, listRequests, shortId } from '../../domain/selling/design-requests.ts'
import { findFile } from '../../domain/selling/design-files.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { attachmentNamed } from '../../http/attachment.ts'
import { readUpload } from '../../http/body.ts'
import { messageFields, requestFields } from '../../http/design-fields.ts'
import { readFiles, tooManyFiles } from '../../http/design-upload.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { signedIn } from '../../http/signed-in.ts'
import { wants } from '../../http/wants.ts'
import { page } from '../../page/page.ts'
import { designEntry, designRequest } from './design-service-props.ts'
import { accountProps } from '../account/profile-props.ts'

/** For whom the service is not active, it does not exist. */
const forMembers = createMiddleware<AppEnv>(async (c, next) => (signedIn(c).user.dsActive ? next() : notFound(c)))

const userId = (c: Context<AppEnv>) => signedIn(c).user.id
const own = (c: Context<AppEnv>) => findRequest(c.var.deps.database, c.req.param('id') ?? '', userId(c))

type Refusal = { status: 409 | 422 | 429; errors: Record<string, string>; old: Record<string, string> }

/**
 * The form again, under its own address, with everything that was typed, however long. Our own client keeps what was
 * typed itself, so for what does not fit it only needs the errors.
 */
function refuse<Name extends PageName>(
  c: Context<AppEnv>,
  name: Name,
  props: Pages[Name],
  { url, status, errors, old }: Refusal & { url: string },
) {
  if (status === 422 && wants(c) === 'inertia') return back(c, { to: url, errors })
  if (wants(c) === 'json') throw new HttpError(status, Object.values(errors)[0] ?? 'This could not be saved.')
  c.set('flash', { errors, old, clearHistory: false })
  return page(c, name, props, { status, url })
}

export const designServiceRoutes = new Hono<AppEnv>()
  .use(below(routes.designService), forMembers)

  .get(routes.designService, async (c) => {
    const { database, clock } = c.var.deps
    const [found, now] = [await listRequests(database, { userId: userId(c) }), clock()]
    const requests = found.map((row) => designEntry(row, now))
    return page(c, 'app/extras/design-service/index', { ...accountProps(c), requests })
  })

  .get(routes.designServiceNew, (c) => page(c, 'app/extras/design-service/new', accountProps(c)))

  .post(routes.designService, async (c) => {
    const { database, postman } = c.var.deps
    const { form, files } = await readUpload(c)
    const old = typed(form, ['title', 'purpose', 'links', 'details'])
    const again = (refusal: Omit<Refusal, 'old'>) =>
      refuse(c, 'app/extras/design-service/new', accountProps(c), { ...refusal, old, url: urls.designServiceNew() })

    const given = requestFields.safeParse(form)
    const read = await readFiles(files)
    const errors = { ...fieldErrors(given.error), ...(!read.ok && { files: read.error }) }
    if (!given.success || !read.ok) return again({ status: 422, errors })
    const attempt = await countAttempt(c, 'design-request', userId(c))
    if (!attempt.ok) return again({ status: 429, errors: { details: tooManyAttempts(attempt.retryAfterSeconds) } })

    const { name, email } = signedIn(c).user
    const { title } = given.data
    const id = await createRequest(database, userId(c), given.data, read.files, (id) => ({
      name: 'design-request',
      to: c.var.deps.env.company.email,
      data: { name, email, title, id: shortId(id) },
    }))
    postman.soon()
    const banner = 'We have received your request. We will answer here and send you a mail.'
    return redirect(c, urls.designRequest(id), { flash: { banner, bannerStyle: 'success' } })
  })

  .get(routes.designRequest, async (c) => {
    const thread = await own(c)
    if (!thread) return notFound(c)
    return page(c, 'app/extras/design-service/show', { ...accountProps(c), request: designRequest(thread) })
  })

  .get(routes.designFile, async (c) => {
    const { id, upload } = c.req.param()
    const thread = await own(c)
    const file = thread && (await findFile(c.var.deps.database, id, upload))
    if (!file) return notFound(c)
    // Whatever it is, it is saved and never opened here: no type a browser shows, no scripts, no origin.
    c.header('Content-Type', 'application/octet-stream')
    c.header('Content-Disposition', attachmentNamed(file.name))
    c.header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    c.header('Cache-Control', 'private, no-store')
    return c.body(new Uint8Array(file.bytes))
  })

  .post(routes.designMessages, async (c) => {
    const { database, postman } = c.var.deps
    const thread = await own(c)
    if (!thread) return notFound(c)
    const { id, title } = thread.request
    const { form, files } = await readUpload(c)
    const props = { ...accountProps(c), request: designRequest(thread) }
    const sent = { url: urls.designRequest(id), old: typed(form, ['message']) }
    const again = (refusal: Omit<Refusal, 'old'>) =>
      refuse(c, 'app/extras/design-service/show', props, { ...refusal, ...sent })

    const given = messageFields.safeParse(form)
    const read = await readFiles(files, thread.files.length)
    const errors = { ...fieldErrors(given.error), ...(!read.ok && { files: read.error }) }
    if (!given.success || !read.ok) return again({ status: 422, errors })
    const attempt = await countAttempt(c, 'design-message', userId(c))
    if (!attempt.ok) return again({ status: 429, errors: { message: tooManyAttempts(attempt.retryAfterSeconds) } })

    const { message: body } = given.data
    const { name, email } = signedIn(c).user
    const data = { name, email, title, id: shortId(id) }
    const notice = { name: 'design-message', to: c.var.deps.env.company.email, data } as const
    const added = await addMessage(database, { requestId: id, author: 'customer', body, files: read.files, notice })
    if (!added.ok) {
      if (added.reason === 'full') return again({ status: 422, errors: { files: tooManyFiles(added.files) } })
      return again({ status: 409, errors: { message: 'This request is closed. Send a new one instead.' } })
    }
    postman.soon()
    return redirect(c, urls.designRequest(id), {
      flash: { banner: 'Your message has been sent.', bannerStyle: 'success' },
    })
  })
