import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { firstStyles } from '../http/first-styles.ts'
import { shortClasses } from '../http/short-classes.ts'
import { firstActsScript } from '../http/first-acts-script.ts'
import type { SocialPicture, SocialPictures } from '#shared/social-pictures.ts'
import { urls } from '#shared/urls.ts'
import { StartError } from '../process/start-error.ts'

/** What Inertia calls a page: the component to show, its props and where it is. */
export type InertiaPage = {
  component: string
  props: Record<string, unknown>
  url: string
  version: string
  clearHistory?: boolean
  encryptHistory?: boolean
}
export type Rendered = { head: string[]; body: string }

/** The entries of the client build. */
export type Entry = 'app' | 'preview'

export type TagOptions = {
  /** Scripts only once they are wanted. */
  deferred?: boolean
  /** Stylesheets, too: the document holds what it is first dressed with. */
  dressed?: boolean
  /** The version of the page whose data the document came without; a client that waits asks for it. */
  dataFor?: string
}

export type Assets = {
  /** Changes when the client build does, so that open pages reload. */
  version: string
  /** Tags for the document's head that load an entry. */
  tags(entry: Entry, options?: TagOptions): string
  /** Tags for what an entry is dressed with, and none of its scripts. */
  sheets(entry: Entry): string
  /** Markup and what of the styles it needs to be drawn, in short names; as it is and none where the tags bring them. */
  dress(body: string): { body: string; styles: string }
  render(page: InertiaPage): Promise<Rendered>
  /** What is shown where the page at this path is shared; where it has none of its own, that of the page above it or the home page's. */
  socialPicture(path: string): SocialPicture | undefined
  /** Further sources for the Content-Security-Policy; only the development server needs any. */
  devOrigin: string | undefined
}

const entryFiles: Record<Entry, string> = { app: 'client/entry.tsx', preview: 'client/preview/entry.ts' }
/** All that public pages are dressed with while their scripts wait. */
const publicStyles = 'client/public.css'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
)
type Manifest = z.infer<typeof manifestSchema>

/** The assets as "npm run build" left them. Throws StartError when there is no build. */
export async function builtAssets(buildDir: string): Promise<Assets> {
  const text = readManifest(join(buildDir, 'client/.vite/manifest.json'))
  const manifest = manifestSchema.parse(JSON.parse(text))
  const sheet = manifest[publicStyles]
  if (!sheet) throw new StartError(`The build holds no ${publicStyles}. Build anew with "npm run build".`)
  const ssr = (await import(pathToFileURL(join(buildDir, 'ssr/app.js')).href)) as {
    render(page: InertiaPage): Promise<Rendered>
  }
  const tagsOf = (entry: Entry) => ({
    atOnce: tagsFor(manifest, entry),
    dressed: deferredTagsFor(manifest, entry, []),
    deferred: deferredTagsFor(manifest, entry),
  })
  const tags: Record<Entry, ReturnType<typeof tagsOf>> = { app: tagsOf('app'), preview: tagsOf('preview') }
  return {
    version: createHash('sha256').update(text).digest('base64url').slice(0, 16),
    tags: (entry, { deferred = false, dressed = false, dataFor } = {}) => {
      const written = tags[entry][!deferred ? 'atOnce' : dressed ? 'dressed' : 'deferred']
      return dataFor === undefined
        ? written
        : written.replace(/^<script( data-contained)?/, `$& data-asks="${dataFor}"`)
    },
    sheets: (entry) => sheetTags(manifest, entry),
    dress: dresser(readFileSync(join(buildDir, 'client', sheet.file), 'utf8')),
    render: ssr.render,
    socialPicture: readSocialPictures(buildDir),
    devOrigin: undefined,
  }
}

/** Assets from the running Vite server: unbundled modules, rendering over its own endpoint. */
export function devAssets(origin: string): Assets {
  const preamble = `<script type="module">import { injectIntoGlobalHook } from "${origin}/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type</script>`
  const styles: Record<Entry, string> = { app: 'client/app.css', preview: 'client/preview/preview.css' }
  return {
    version: 'dev',
    tags: (entry) =>
      [
        firstActs(entry),
        `<link rel="stylesheet" href="${origin}/${styles[entry]}">`,
        `<script type="module" src="${origin}/@vite/client"></script>`,
        preamble,
        `<script type="module" src="${origin}/${entryFiles[entry]}"></script>`,
      ].join('\n'),
    sheets: (entry) => `<link rel="stylesheet" href="${origin}/${styles[entry]}">`,
    dress: (body) => ({ body, styles: '' }),
    render: async (page) => {
      const response = await fetch(`${origin}/__render`, { method: 'POST', body: JSON.stringify(page) })
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as Rendered
    },
    socialPicture: () => undefined,
    devOrigin: origin,
  }
}

function dresser(sheet: string): Assets['dress'] {
  const { css, shorten } = shortClasses(sheet)
  const stylesOf = firstStyles(css)
  return (long) => {
    const body = shorten(long)
    return { body, styles: stylesOf(body) }
  }
}

function readSocialPictures(buildDir: string): Assets['socialPicture'] {
  const file = join(buildDir, 'social/pictures.json')
  let read: SocialPictures | undefined
  return (path) => {
    // It may be built behind the server.
    if (!read && !existsSync(file)) return undefined
    const pictures = (read ??= JSON.parse(readFileSync(file, 'utf8')) as SocialPictures)
    const shown = [path, path.slice(0, path.lastIndexOf('/'))].find((known) => Object.hasOwn(pictures, known))
    return pictures[shown ?? urls.home()]
  }
}

function readManifest(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new StartError('There is no build to serve. Run "npm start", which builds first, or "npm run build".', {
      cause,
    })
  }
}

const sheetTags = (manifest: Manifest, entry: Entry) =>
  filesOf(manifest, entryFiles[entry])
    .css.map((file) => `<link rel="stylesheet" href="/${file}">`)
    .join('\n')

/** Stylesheets before the module and, as preloads, everything it imports. */
function tagsFor(manifest: Manifest, entry: Entry): string {
  const { css, modules } = filesOf(manifest, entryFiles[entry])
  const [main, ...imported] = modules
  return [
    firstActs(entry),
    ...css.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${main}"></script>`,
    ...imported.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n')
}

/** The stylesheets that are linked at once, all unless told otherwise, and the script that fetches the rest once it is wanted. */
function deferredTagsFor(manifest: Manifest, entry: Entry, atOnce?: string[]): string {
  const { css, modules } = filesOf(manifest, entryFiles[entry])
  const linked = atOnce ?? css
  const later = css.filter((file) => !linked.includes(file)).map((file) => `/${file}`)
  const [main, ...imported] = modules
  // They lie beside the entry, and are told by their names alone, on every page.
  const names = imported.map((file) => basename(file, '.js'))
  return [
    firstActs(entry, ` data-entry="/${main}" data-modules="${names.join(' ')}" data-styles="${later.join(' ')}"`),
    ...linked.map((file) => `<link rel="stylesheet" href="/${file}">`),
  ].join('\n')
}

/** The script that keeps what is done before the client is alive. It comes before any stylesheet, which it would wait for. */
const firstActs = (entry: Entry, client = '') =>
  `<script${entry === 'preview' ? ' data-contained' : ''}${client}>${firstActsScript}</script>`

/** All an entry loads, itself first. */
function filesOf(manifest: Manifest, entry: string) {
  const css = new Set<string>()
  const modules = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || modules.has(chunk.file)) return
    modules.add(chunk.file)
    chunk.imports.forEach(visit)
    chunk.css.forEach((file) => css.add(file))
  }
  visit(entry)
  return { css: [...css], modules: [...modules] }
}
