/** A part as an Astro component: from React where it is still, from HTML with Alpine.js where it has behavior. */
import { alpineAstro } from './astro-alpine.ts'
import { stillAstro } from './astro-still.ts'
import { openOutlets } from './outlets.ts'

/** The same part in two flavours. */
type Flavours = { react: string; html: string }

/** @throws when it cannot be said in Astro */
export async function asAstro({ react, html }: Flavours): Promise<string> {
  const knowsPage = react.includes('/* path of the router */')
  return (await stillAstro(openOutlets(react, 'astro'))) ?? alpineAstro(openOutlets(html, 'astro'), { knowsPage })
}
