import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import { iconFiles, manifest } from './icons.ts'

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

/** Where files are served from: what the client build made (while developing, just its public files), and the build. */
export type StaticDirs = { clientDir: string; buildDir: string }

/** The built files: hashed assets and social pictures for ever, pictures and icons for a day. A missing one is a plain 404. */
export function staticFiles({ clientDir, buildDir }: StaticDirs) {
  const files = (root: string, cacheControl: string, crossOrigin = false) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('Cache-Control', cacheControl)
        if (crossOrigin) c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      },
    })
  const app = new Hono()
    .get(routes.assets, files(clientDir, year), (c) => c.text('Not found', 404))
    .get(routes.media, files(buildDir, day, true), (c) => c.text('Not found', 404))
    .get(routes.componentPicture, files(buildDir, year), (c) => c.text('Not found', 404))
    .get(routes.runtimes, files(buildDir, year), (c) => c.text('Not found', 404))
    .get(routes.iconData, files(buildDir, year), (c) => c.text('Not found', 404))
    .get(routes.socialPicture, files(buildDir, year, true), (c) => c.text('Not found', 404))
    .get(routes.webManifest, (c) =>
      c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': day }),
    )
  for (const icon of iconFiles) app.get(icon, files(clientDir, day), (c) => c.text('Not found', 404))
  return app
}
