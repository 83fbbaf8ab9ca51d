import { urls } from '#shared/urls.ts'

/** What a page weighs: bytes of its HTML, and the elements written in it. */
export type Weight = { bytes: number; elements: number }

/** What no page may be heavier than. */
export const mostWeight: Weight = { bytes: 120_000, elements: 2500 }

export const isTooHeavy = ({ bytes, elements }: Weight): boolean =>
  bytes > mostWeight.bytes || elements > mostWeight.elements

/** @throws when it is no success */
export async function weigh(url: string, headers: Record<string, string> = {}): Promise<Weight> {
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const html = await response.text()
  return { bytes: Buffer.byteLength(html), elements: elementsIn(html) }
}

/** The paths of all public pages, as the sitemap lists them. */
export async function publicPaths(base: string): Promise<string[]> {
  const sitemap = await (await fetch(base + urls.sitemap())).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Those of the library as members see them, and what else the app has. */
export function appPaths(ofPublic: readonly string[]): string[] {
  const library = ofPublic.filter((path) => path.startsWith(`${urls.components()}/`)).map((path) => `/app${path}`)
  const others = [urls.app(), urls.appLibrary(), urls.favourites(), urls.appChangelog(), urls.appDocumentation()]
  return [...others, ...library]
}

/** Bytes of an answer as it is sent to a browser, which reads Brotli. */
export async function sentBytes(url: string, headers: Record<string, string> = {}): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { ...headers, 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}

/** Elements as they begin in markup; what stands within scripts and styles is none. */
const elementsIn = (html: string): number =>
  [...html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '<$1>').matchAll(/<[a-z][^\s>/]*/g)].length
