/** Serves the page of one component to who draws it, and tells it when the file changed. Nothing of it is in the product. */
import { createServer, type ServerResponse } from 'node:http'
import { existsSync, readFileSync, watch } from 'node:fs'
import { dirname, extname, join, normalize } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { Flavour } from '#shared/catalog.ts'
import { axeSource } from '#toolchain/axe.ts'
import { root } from '#toolchain/paths.ts'
import { frameDocument } from './frame.ts'
import { authorPage, problemsPage } from './page.ts'
import { createPreparer, openerScript, type State } from './prepare.ts'
import { viewOf } from './views.ts'

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=UTF-8',
}
const inter = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

export type AuthorServer = {
  url: string
  /** What is shown now. */
  state: () => State
  stop: () => void
}

/** @param port 0 for any that is free */
export async function serveAuthor(path: string, port: number): Promise<AuthorServer> {
  const prepare = await createPreparer(path)
  const opener = await openerScript()
  const listeners = new Set<ServerResponse>()
  let state = await prepare()

  // One after the other: the last change is always the one that is shown.
  let queue = Promise.resolve()
  const renew = () =>
    (queue = queue.then(async () => {
      state = await prepare()
      for (const listener of listeners) listener.write('data: changed\n\n')
    }))
  const folder = join(root, 'content/components', dirname(path))
  const name = `${path.split('/').at(-1)}.`
  let waiting: NodeJS.Timeout | undefined
  const watcher = watch(folder, (_, file) => {
    if (!file?.startsWith(name) || !existsSync(join(folder, `${name}tsx`))) return
    // An editor writes a file in several strokes.
    clearTimeout(waiting)
    waiting = setTimeout(() => void renew().catch((error: unknown) => console.error(error)), 30)
  })

  const answers: Record<string, () => [type: string, body: string | Buffer]> = {
    '/': () => [
      'text/html',
      state.shown ? authorPage(path, state.shown.meta, state.problems) : problemsPage(state.problems),
    ],
    '/axe.js': () => ['text/javascript', axeSource],
    '/opener.js': () => ['text/javascript', opener],
    '/inter.woff2': () => ['font/woff2', readFileSync(join(root, inter))],
  }

  async function answer(address: URL, response: ServerResponse) {
    const { pathname, searchParams } = address
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)
    const known = answers[pathname]
    if (known) return send(...known())
    if (pathname === '/changes') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write(': \n\n')
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
      return
    }
    if (pathname === '/frame' && state.shown) return send('text/html', frameDocument(state.shown, viewOf(searchParams)))
    const flavour = /^\/snippet\/(html|react|vue|svelte)\.js$/.exec(pathname)?.[1] as Flavour | undefined
    if (flavour && state.shown) return send('text/javascript', await state.shown.scriptOf(flavour))
    const media = join(root, 'content', normalize(pathname))
    if (pathname.startsWith('/media/') && media.startsWith(join(root, 'content/media/')) && existsSync(media))
      return send(types[extname(media)] ?? 'application/octet-stream', readFileSync(media))
    response.writeHead(404).end()
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost'), response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    state: () => state,
    stop: () => {
      clearTimeout(waiting)
      watcher.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
