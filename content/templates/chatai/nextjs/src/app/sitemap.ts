import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MetadataRoute } from 'next'
import { site } from './site'

export const dynamic = 'force-static'

/** Every folder of src/app that holds a page; those in brackets are no part of an address. */
export default function sitemap(): MetadataRoute.Sitemap {
  const files = readdirSync(join(process.cwd(), 'src/app'), { recursive: true, encoding: 'utf8' })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => file.replace(/\([^)]+\)\//g, '').replace(/\/?page\.tsx$/, ''))
    .map((path) => ({ url: new URL(path, site.url).href }))
    .toSorted((a, z) => a.url.localeCompare(z.url))
}
