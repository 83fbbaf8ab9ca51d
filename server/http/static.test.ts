import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '#shared/site.ts'
import { iconFiles, iconLinks, manifest } from './icons.ts'
import { staticFiles } from './static.ts'

const app = staticFiles({ clientDir: 'client/public', buildDir: 'build' })

test('every icon the document and the manifest name is served as what it is', async () => {
  const named = [...iconLinks.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)
  const addresses = [...new Set([...named, ...manifest.icons.map(({ src }) => src), ...iconFiles])]
  const types = Object.fromEntries(
    await Promise.all(
      addresses.map(async (address) => {
        const answer = await app.request(address)
        expect(answer.status, address).toBe(200)
        return [address, answer.headers.get('content-type')?.split(';')[0]]
      }),
    ),
  )
  expect(types).toEqual({
    '/favicon.ico': 'image/x-icon',
    '/favicon.svg': 'image/svg+xml',
    '/apple-touch-icon.png': 'image/png',
    '/site.webmanifest': 'application/manifest+json',
    '/icon-192.png': 'image/png',
    '/icon-512.png': 'image/png',
    '/icon-maskable-512.png': 'image/png',
  })
})

test('the manifest bears the name of the site, and its icons are as large as it says', async () => {
  const answer = await app.request('/site.webmanifest')
  expect(await answer.json()).toMatchObject({ name: site.name, start_url: '/' })
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(`client/public${src}`)
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
})
