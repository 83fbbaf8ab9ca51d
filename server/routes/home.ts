import { Hono } from 'hono'
import type { ComponentMeta } from '#shared/catalog.ts'
import type { Pages } from '#shared/page-props.ts'
import type { AppEnv } from '../app-env.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { mayReadCode } from '../domain/entitlement.ts'
import { page } from '../inertia.ts'
import { readyToPaste } from './components.ts'

export const homeRoutes = new Hono<AppEnv>().get('/', (c) => {
  const { catalogue, env } = c.var.deps
  return page(c, 'home', { showcase: catalogue.all(), example: example(catalogue, env.siteUrl) })
})

/** The shortest component that everyone may read, to show one source in every flavour. */
function example(catalogue: Catalogue, siteUrl: string): Pages['home']['example'] {
  const size = ({ path }: ComponentMeta) => catalogue.component(path)!.snippets.react.files[0]!.code.length
  const [component] = catalogue
    .all()
    .filter((candidate) => mayReadCode({ user: null, component: candidate, isOfTheDay: false }))
    .sort((a, b) => size(a) - size(b))
  if (!component) return null
  const { html, react, svelte } = catalogue.component(component.path)!.snippets
  return {
    component,
    files: {
      html: readyToPaste(html.files[0]!, siteUrl),
      react: readyToPaste(react.files[0]!, siteUrl),
      svelte: readyToPaste(svelte.files[0]!, siteUrl),
    },
  }
}
