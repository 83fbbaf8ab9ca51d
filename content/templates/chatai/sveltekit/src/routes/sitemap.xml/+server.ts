import { site } from '../../site.ts'

export const prerender = true

/** A page is listed by being there. */
const pages = Object.keys(import.meta.glob('../**/+page.svelte'))
  .map((file) => file.replace(/^\.\.|\/\([^)]*\)|\/\+page\.svelte$/g, '') || '/')
  .toSorted()

export const GET = () => {
  const listed = pages.map((path) => `  <url><loc>${site.url}${path}</loc></url>\n`).join('')
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed}</urlset>\n`
  return new Response(sitemap, { headers: { 'content-type': 'application/xml' } })
}
