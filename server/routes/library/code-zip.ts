import { Hono } from 'hono'
import { z } from 'zod'
import { type ComponentMeta, packageSlugs } from '#shared/catalog.ts'
import { routes } from '#shared/routes.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { type QueryShape, wished } from '../../http/query.ts'
import { sendCodeZip, type Wanted, zipWishes } from './send-code-zip.ts'

/** More than the library has. */
const mostParts = 500

const query = z
  .object({
    parts: z
      .string()
      .regex(
        /^[A-Z]{3}-[A-Z]\d{1,3}-\d{1,3}(,[A-Z]{3}-[A-Z]\d{1,3}-\d{1,3})*$/,
        'parts must be part numbers with commas between them.',
      )
      .transform((text) => [...new Set(text.split(','))])
      .refine((parts) => parts.length <= mostParts, `At most ${mostParts} parts fit into one zip.`)
      .optional(),
    of: z.string().optional(),
    ...zipWishes,
  } satisfies QueryShape<'codeZip'>)
  .refine(({ parts, of }) => (parts === undefined) !== (of === undefined), 'Either parts or of must be named.')

/** The code of a selection, a subcategory or a package as a zip. */
export const codeZipRoutes = new Hono<AppEnv>().get(routes.codeZip, async (c) => {
  const { catalogue } = c.var.deps
  const { parts, of, ...wishes } = wished(query, c.req.query())
  const wanted = parts ? byPart(catalogue, parts) : { found: below(catalogue, of ?? ''), unknown: [] }
  return sendCodeZip(c, wanted, wishes, of === undefined ? 'tray' : of.slice(of.lastIndexOf('/') + 1))
})

function byPart(catalogue: Catalogue, parts: readonly string[]): Wanted {
  const known = new Map(catalogue.all().map((component) => [component.part, component]))
  return {
    found: parts.flatMap((part) => known.get(part) ?? []),
    unknown: parts.filter((part) => !known.has(part)),
  }
}

/** What lies in a package or a subcategory, and in nothing else that has a path. */
function below(catalogue: Catalogue, of: string): ComponentMeta[] {
  const pack = packageSlugs.find((slug) => slug === of)
  if (pack) return catalogue.subcategories(pack).flatMap(({ components }) => components)
  const [packageSlug = '', category = '', subcategory = '', ...rest] = of.split('/')
  if (rest.length > 0) return []
  return catalogue.find(packageSlug, category, subcategory)?.subcategory.components ?? []
}
