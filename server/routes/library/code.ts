import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { ComponentMeta } from '#shared/catalog.ts'
import { componentPathOf } from '#shared/component-params.ts'
import { queries } from '#shared/queries.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { finishSnippet } from '../../domain/library/snippet.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { paletteQuery } from '../../http/palette.ts'
import type { QueryShape } from '../../http/query.ts'
import { styleQuery } from '../../http/snippet-style.ts'
import { viewerOf } from '../../http/viewer.ts'
import { compiledOf } from '../../domain/library/compiled.ts'

const query = z.object({
  flavour: z.enum(queries.code.flavour),
  ...paletteQuery.shape,
  ...styleQuery.shape,
} satisfies QueryShape<'code'>)

/**
 * The code of one component in one flavour and the asked-for colours, for whoever may read it: in the library for
 * those who are signed in, and on public pages for everyone.
 */
export const codeRoutes = new Hono<AppEnv>()
  .get(routes.appCode, (c) => code(c, componentPathOf(c.req.param())))
  .get(routes.code, (c) => code(c, componentPathOf(c.req.param())))

async function code(c: Context<AppEnv>, path: string) {
  const { catalogue, env } = c.var.deps
  const meta = catalogue.meta(path)
  if (!meta) return notFound(c)
  const asked = query.safeParse(c.req.query())
  if (!asked.success) throw new HttpError(400, sentence(asked.error))
  if (!meta.free && !(await isOpenTo(c, meta))) {
    throw new HttpError(403, 'This component comes with a licence.')
  }
  const { flavour, primary, secondary, ...style } = asked.data
  c.header('Cache-Control', 'private, no-cache')
  const options = { siteUrl: env.siteUrl, palette: { primary, secondary }, style }
  return c.json(finishSnippet(compiledOf(catalogue, meta), flavour, options))
}

async function isOpenTo(c: Context<AppEnv>, component: ComponentMeta): Promise<boolean> {
  const isOfTheDay = (await componentOfTheDay(c.var.deps)) === component.path
  return mayReadCode({ user: viewerOf(c), component, isOfTheDay })
}

/** "flavour must be one of html, react." Other rules bring their own sentence. */
function sentence({ issues }: z.ZodError): string {
  const [issue] = issues
  if (issue?.code !== 'invalid_value') return issue?.message ?? 'This address asks for something unknown.'
  return `${issue.path.join('.')} must be one of ${issue.values.join(', ')}.`
}
