import { Hono, type Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { notFound } from '../http/errors.ts'
import { page } from '../inertia.ts'

const show = (slug: string) => (c: Context<AppEnv>) => {
  const { publications } = c.var.deps
  const legal = publications.legalPage(slug)
  if (!legal) return notFound(c)
  return page(c, 'legal', { legal, others: publications.legal().filter((other) => other.slug !== slug) })
}

/** The texts that bind; their addresses are fixed, for licences and mails name them. */
export const legalRoutes = new Hono<AppEnv>()
  .get('/license', show('license'))
  .get('/privacy-policy', show('privacy-policy'))
  .get('/terms-of-service', show('terms-of-service'))
