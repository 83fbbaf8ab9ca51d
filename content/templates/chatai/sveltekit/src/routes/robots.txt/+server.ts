import { site } from '../../site.ts'

export const prerender = true

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  })
