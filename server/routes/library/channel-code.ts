/** Code that is handed out to programs: who may have it, in the words of a channel that knows keys and no sessions. */
import type { Context } from 'hono'
import type { ComponentMeta } from '#shared/catalog.ts'
import { counted } from '#shared/counted.ts'
import { urls } from '#shared/urls.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { withinLimitUnlessAway } from '../../http/attempts.ts'
import { HttpError } from '../../http/errors.ts'

/**
 * Counts code that a program is given, if whoever reads may have it.
 *
 * @throws HttpError 401 where a key is missing, 403 where it does not open this code, 429 for too much in a short time
 */
export async function mustBeOpenToReader(c: Context<AppEnv>, component: ComponentMeta): Promise<void> {
  if ((await lockedFor(c, [component])).length > 0) throw refusal(c, `“${component.title}”`)
  await withinLimitUnlessAway(c, 'component-code', { subject: c.var.channelReader.key?.userId })
}

/**
 * The same for several at once, whose code is asked for one by one afterwards.
 *
 * @param title of what holds them
 */
export async function mustAllBeOpenToReader(
  c: Context<AppEnv>,
  title: string,
  components: readonly ComponentMeta[],
): Promise<void> {
  const locked = await lockedFor(c, components)
  if (locked.length === 0) return
  throw refusal(c, `${counted(locked.length, 'component')} of ${components.length} in “${title}”`, locked.length > 1)
}

/** Those of some components whose code whoever reads may not have. */
export async function lockedFor(
  c: Context<AppEnv>,
  components: readonly ComponentMeta[],
): Promise<readonly ComponentMeta[]> {
  const user = c.var.channelReader.viewer
  const closed = components.filter((component) => !mayReadCode({ user, component, isOfTheDay: false }))
  if (closed.length === 0) return closed
  const today = await componentOfTheDay(c.var.deps)
  return closed.filter((component) => !mayReadCode({ user, component, isOfTheDay: component.path === today }))
}

function refusal(c: Context<AppEnv>, what: string, isPlural = false): HttpError {
  const { siteUrl } = c.var.deps.env
  const { key } = c.var.channelReader
  const free = `Free components need no key: ${siteUrl}${urls.freeComponents()}`
  const [comes, needs] = isPlural ? ['come', 'need'] : ['comes', 'needs']
  if (!key) {
    const keys = `Make a key at ${siteUrl}${urls.accessKeys()}; where it goes: ${siteUrl}${urls.docs('registry')}`
    return new HttpError(
      401,
      `${what} ${comes} with a licence: send an access key of an account that has one. ${keys}. ${free}`,
    )
  }
  const pricing = `${siteUrl}${urls.pricing()}`
  return new HttpError(
    403,
    `The account of this access key has no licence, which ${what} ${needs}: ${pricing}. ${free}`,
  )
}
