import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { uploadBytes } from '#shared/design-service.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { loadSession } from '../auth/sessions.ts'
import type { AppEnv } from './app-env.ts'
import { setCookies } from './cookies.ts'
import { HttpError } from './errors.ts'
import { redirect } from './flash.ts'

const megabyte = 1024 * 1024

const limited = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpError(413, `This is larger than we can accept (${maxSize / megabyte} MB).`)
    },
  })
const usual = limited(megabyte)
const withFiles = limited(uploadBytes)
/** Whose session has ended is not at fault for the size: they sign in, as with a smaller form. */
const signedOut = bodyLimit({ maxSize: megabyte, onError: (c) => redirect(c, urls.login()) })

/** The forms of the design service that take files. */
const uploads = [routes.designService, routes.designMessages].map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`),
)

/**
 * Refuses bodies of more than a megabyte before they are read. Forms that take files may be larger, and only from
 * somebody for whom the design service is active: who that is must be known here already, since nobody else is to have
 * the server hold so much.
 */
export const bodyLimits = createMiddleware<AppEnv>(async (c, next) => {
  const takesFiles = c.req.method === 'POST' && uploads.some((pattern) => pattern.test(c.req.path))
  c.set('takesFiles', takesFiles)
  const isForm = c.req.header('content-type')?.startsWith('multipart/form-data') ?? false
  if (!takesFiles || !isForm) return usual(c, next)
  const user = await userOf(c)
  if (!user) return signedOut(c, next)
  return user.dsActive ? withFiles(c, next) : usual(c, next)
})

async function userOf(c: Context<AppEnv>) {
  if ((c.req.header('cookie') ?? '') === '') return null
  const loaded = await loadSession(c.var.deps.auth, c.req.raw.headers)
  if (loaded) setCookies(c, loaded.cookies)
  return loaded?.user ?? null
}
