import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { routes } from '#shared/routes.ts'
import { decodeButton } from '#shared/tools/button/state.ts'
import { type KeepingTool, keepingTools, longestKeptQuery, keptDesignLimits } from '#shared/tools/kept-designs.ts'
import type { GlyphKey } from '#shared/tools/icons/sets.ts'
import { decodeState } from '#shared/tools/palette/state.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { dropDesign, keepDesign, keptDesigns } from '../../domain/tools/kept-designs.ts'
import { glyphBody, type Icons } from '../../domain/tools/icons.ts'
import { readJson } from '../../http/body.ts'
import { withinLimit } from '../../http/attempts.ts'
import { HttpError } from '../../http/errors.ts'

const body = z.object({ query: z.string().min(1).max(longestKeptQuery) })

/** What is wrong with a query, by the tool that would have to read it. */
const problemsOf: Record<KeepingTool, (query: string, icons: Icons) => string[]> = {
  'tailwind-color-palette': (query) => decodeState(query).problems,
  'tailwind-button-builder': (query) => decodeButton(query).problems,
  icons: (query, icons) => (glyphBody(icons, query) === null ? ['There is no such icon.'] : []),
}

/** The queries who is signed in keeps for a tool; null for a guest. */
export async function keptFor(c: Context<AppEnv>, tool: KeepingTool): Promise<string[] | null> {
  const userId = c.var.session?.user.id
  return userId ? keptDesigns(c.var.deps.database, { userId, tool }) : null
}

/** The icons who is signed in marked, newest first, without those that left their set; null for a guest. */
export async function keptIcons(c: Context<AppEnv>): Promise<GlyphKey[] | null> {
  const keys = await keptFor(c, 'icons')
  return keys && (keys as GlyphKey[]).filter((key) => glyphBody(c.var.deps.icons, key) !== null)
}

/** What somebody made with a tool and keeps; the client reads no answer but the status. */
export const keptDesignRoutes = new Hono<AppEnv>()
  .put(routes.keptDesigns, async (c) => {
    const { place, query } = await wanted(c)
    const [problem] = problemsOf[place.tool](query, c.var.deps.icons)
    if (problem) throw new HttpError(422, problem)
    if (!(await keepDesign(c.var.deps.database, place, query)))
      throw new HttpError(422, `An account keeps at most ${keptDesignLimits[place.tool]} of each. Remove some first.`)
    return c.body(null, 204)
  })
  .delete(routes.keptDesigns, async (c) => {
    const { place, query } = await wanted(c)
    await dropDesign(c.var.deps.database, place, query)
    return c.body(null, 204)
  })

async function wanted(c: Context<AppEnv>) {
  const tool = keepingTools.find((each) => each === c.req.param('tool'))
  if (!tool) throw new HttpError(404, 'This tool keeps nothing.')
  const userId = c.var.session?.user.id
  if (!userId) throw new HttpError(401, 'Sign in to keep this.')
  await withinLimit(c, 'keep', { subject: userId })
  const read = body.safeParse(await readJson(c))
  if (!read.success) throw new HttpError(422, `query must have 1 to ${longestKeptQuery} characters.`)
  return { place: { userId, tool }, query: read.data.query }
}
