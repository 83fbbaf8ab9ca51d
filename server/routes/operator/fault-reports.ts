import { Hono } from 'hono'
import type { Flavour } from '#shared/catalog.ts'
import { componentPathOf } from '#shared/component-params.ts'
import { routes } from '#shared/routes.ts'
import { reportFault } from '../../domain/operator/fault-reports.ts'
import { shortId } from '../../domain/selling/design-requests.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { withinLimit } from '../../http/attempts.ts'
import { readForm } from '../../http/body.ts'
import { HttpError } from '../../http/errors.ts'
import { faultFields } from '../../http/fault-fields.ts'
import { signedIn } from '../../http/signed-in.ts'

const flavourNames: Record<Flavour, string> = { html: 'HTML', react: 'React', vue: 'Vue', svelte: 'Svelte' }

/** A fault of a component, told by who uses it: kept with its part number, and sent to the operator. */
export const faultReportRoutes = new Hono<AppEnv>().post(routes.faultReport, async (c) => {
  const { catalogue, database, postman } = c.var.deps
  const component = catalogue.meta(componentPathOf(c.req.param()))
  if (!component) throw new HttpError(404, 'There is no such component.')
  const given = faultFields.safeParse(await readForm(c))
  if (!given.success) throw new HttpError(422, given.error.issues[0]?.message ?? 'This report could not be sent.')

  const { id: userId, name, email } = signedIn(c).user
  await withinLimit(c, 'fault-report', { subject: userId })
  const { part, title } = component
  const { browser, what, flavour } = given.data
  const told = { name, email, title, part, flavour: flavourNames[flavour], browser, what }
  await reportFault(database, {
    userId,
    fault: { part, ...given.data },
    noticeFor: (id) => ({
      name: 'fault-report',
      to: c.var.deps.env.company.email,
      data: { ...told, id: shortId(id) },
    }),
  })
  postman.soon()
  return c.body(null, 204)
})
