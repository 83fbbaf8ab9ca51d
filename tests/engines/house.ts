/** A small server on this machine that shows components in every flavour: the engines take pages from addresses only. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { build } from 'vite'
import { flavours, type CompiledComponent, type Flavour } from '#shared/catalog.ts'
import { catalogDir, root } from '#toolchain/paths.ts'
import { present } from '#toolchain/present.ts'
import { bundle } from '#verify/browser/bundle.ts'
import { stylesheets } from '#verify/browser/stylesheets.ts'
import { prelude } from './prelude.ts'

/** How many components share their scripts and their sheet: more take longer to load, fewer longer to make. */
const shareSize = 16

const around = { padded: 'p-10', centered: 'grid place-items-center p-12', full: '' }

/** Everything is where it goes at once, and the ring of what has the focus is always drawn: engines guess it apart. */
const still =
  '*,::before,::after{transition-duration:0s!important;transition-delay:0s!important;animation:none!important;caret-color:transparent!important}[x-cloak]{display:none!important}'

const alpine = ['@alpinejs/focus/dist/cdn.min.js', 'alpinejs/dist/cdn.min.js']
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

export type House = { addressOf(path: string, flavour: Flavour): string; close(): Promise<void> }

/** As the build wrote it: what customers copy. */
const compiledAt = (path: string) =>
  JSON.parse(readFileSync(join(catalogDir, 'components', `${path}.json`), 'utf8')) as CompiledComponent

const codeOf = ({ snippets }: CompiledComponent, flavour: Flavour) => snippets[flavour].files[0]?.code ?? ''

/**
 * Opens the house for these components.
 * @param paths of the components
 * @param damage changes a component's code before it is shown, to see whether that is noticed
 */
export async function openHouse(
  paths: readonly string[],
  damage = (code: string, _path: string, _flavour: Flavour) => code,
): Promise<House> {
  const shares = Array.from({ length: Math.ceil(paths.length / shareSize) }, (_, index) =>
    paths.slice(index * shareSize, (index + 1) * shareSize),
  )
  const codeAt = (path: string, flavour: Flavour) => damage(codeOf(compiledAt(path), flavour), path, flavour)
  const made = new Map<string, Promise<string>>()
  const once = (name: string, make: () => Promise<string>) => {
    const known = made.get(name) ?? make()
    made.set(name, known)
    return known
  }
  const scriptOf = (flavour: Exclude<Flavour, 'html'>, share: number) =>
    bundle(flavour, new Map(present(shares[share], 'a share').map((path) => [path, codeAt(path, flavour)])))
  const sheetOf = async (share: number) => {
    const codes = present(shares[share], 'a share').flatMap((path) => flavours.map((flavour) => codeAt(path, flavour)))
    const sheet = await stylesheets.v4([...codes, ...Object.values(around)])
    return `${sheet.replaceAll(/(?<!\\):focus-visible/g, ':focus')}\n${still}`
  }

  async function answer(address: URL): Promise<[type: string, body: string | Buffer] | null> {
    const [, kind = '', ...rest] = address.pathname.split('/')
    const name = rest.join('/')
    if (kind === 'show') return ['text/html; charset=utf-8', page(address)]
    if (kind === 'eye.js') return [script, await once(kind, bundleEye)]
    if (kind === 'alpine.js')
      return [script, alpine.map((file) => readFileSync(join(root, 'node_modules', file), 'utf8')).join(';\n')]
    if (kind === 'sheet') return ['text/css', await once(address.pathname, () => sheetOf(Number(rest[0])))]
    if (kind === 'scripts')
      return [
        script,
        await once(address.pathname, () => scriptOf(rest[1] as 'react' | 'vue' | 'svelte', Number(rest[0]))),
      ]
    const file = join(root, 'content/media', name)
    if (kind !== 'media' || name.includes('..') || !existsSync(file)) return null
    return [types[extname(file)] ?? 'application/octet-stream', readFileSync(file)]
  }

  function page({ searchParams }: URL): string {
    const path = searchParams.get('path') ?? ''
    const flavour = searchParams.get('flavour') as Flavour
    const share = shares.findIndex((paths) => paths.includes(path))
    const tag = (source: string) => `<script src="${source}"></script>`
    const scripts =
      flavour === 'html'
        ? tag('/alpine.js')
        : `<script>globalThis.shown = ${JSON.stringify(path)}</script>${tag(`/scripts/${share}/${flavour}`)}`
    return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>${path}</title><link rel="icon" href="data:,">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <script>(${prelude})()</script><link rel="stylesheet" href="/sheet/${share}"></head><body>
      <div><button id="before">Before</button><div id="root" class="${around[compiledAt(path).layout]}">${flavour === 'html' ? codeAt(path, flavour) : ''}</div><button id="after">After</button><p id="elsewhere">Elsewhere</p></div>
      ${tag('/eye.js')}${scripts}</body></html>`
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://house'))
      .then((found) => {
        if (!found) return response.writeHead(404).end()
        const keep = found[0].startsWith('text/html') ? 'no-store' : 'max-age=3600'
        return response.writeHead(200, { 'Content-Type': found[0], 'Cache-Control': keep }).end(found[1])
      })
      .catch((error: Error) => response.writeHead(500).end(error.message))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    addressOf: (path, flavour) => `http://127.0.0.1:${port}/show?path=${encodeURIComponent(path)}&flavour=${flavour}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

const script = 'text/javascript; charset=utf-8'

async function bundleEye(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: join(root, 'tests/engines/eye/index.ts'), output: { format: 'iife' } },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite made no bundle')
  return first.output[0].code
}
