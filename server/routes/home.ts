import { Hono } from 'hono'
import { showcase } from '#content/samples/showcase.ts'
import { flavours, type ComponentMeta, type Flavour, type SnippetFile } from '#shared/catalog.ts'
import type { Pages } from '#shared/page-props.ts'
import type { AppEnv } from '../app-env.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { mayReadCode } from '../domain/entitlement.ts'
import { finishFile } from '../domain/snippet.ts'
import { page } from '../inertia.ts'

export const homeRoutes = new Hono<AppEnv>().get('/', (c) => {
  const { catalogue, env } = c.var.deps
  return page(c, 'home', { showcase: onBench(catalogue), example: example(catalogue, env.siteUrl) })
})

/** What the bench shows: the chosen ones that the catalogue has, or, without any of them, all it has. */
function onBench(catalogue: Catalogue): ComponentMeta[] {
  const chosen = showcase.flatMap((path) => catalogue.meta(path) ?? [])
  return chosen.length > 0 ? chosen : catalogue.all()
}

/** The shortest component that everyone may read, to show one source in every flavour. */
function example(catalogue: Catalogue, siteUrl: string): Pages['home']['example'] {
  const size = ({ path }: ComponentMeta) => catalogue.component(path)!.snippets.react.files[0]!.code.length
  const [component] = catalogue
    .all()
    .filter((candidate) => mayReadCode({ user: null, component: candidate, isOfTheDay: false }))
    .sort((a, b) => size(a) - size(b))
  if (!component) return null
  const { snippets } = catalogue.component(component.path)!
  const files = flavours.map((flavour) => [flavour, finishFile(snippets[flavour].files[0]!, { siteUrl }).file])
  return { component, files: Object.fromEntries(files) as Record<Flavour, SnippetFile> }
}
