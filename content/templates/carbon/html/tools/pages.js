import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sheetOf } from '../src/lib/sheets.js'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const parts = /^([ \t]*)<!-- include: ([\w-]+) -->/gm
/** What most of a page is set in. The other letters come as they are needed. */
const letters = /\barchivo-latin-wght-normal\b.*\.woff2$/
const outlets = /<!-- outlet: ([\w-]+) -->/g

/** Puts the parts into the pages, says in the title block which sheet it is, lists the pages for search engines, and
    preloads their letters. */
export function pages(site) {
  return [parted(site), preloaded()]
}

/** Preloads the letters of a built page, under the name the build gave them. */
function preloaded() {
  let base = '/'

  return {
    name: 'carbon-letters',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => letters.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: base + file, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend',
          })),
    },
  }
}

function parted(site) {
  let base = '/'
  let outDir = ''

  return {
    name: 'carbon-pages',
    configResolved(config) {
      base = config.base
      outDir = config.build.outDir
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const address = addressOf(path)
        const whole = withOutlets(withParts(html), address, site)
        return withBase(withTags(withCurrent(whole, address), address, site), base)
      },
    },
    handleHotUpdate({ file, server }) {
      if (file.includes('/src/parts/')) server.ws.send({ type: 'full-reload' })
    },
    generateBundle() {
      const listed = globSync('{*,work/*}.html', { cwd: root })
        .filter((file) => file !== '404.html')
        .map((file) => `  <url><loc>${site.url}${addressOf(`/${file}`)}</loc></url>`)
        .toSorted()
      const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join('\n')}\n</urlset>\n`
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap })
      const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots })
      this.info(`pages for ${site.url} in ${outDir}`)
    },
  }
}

const partOf = (name) => readFileSync(join(root, 'src/parts', `${name}.html`), 'utf8').trimEnd()

/** Replaces each include by the part of that name, as deep as it stands. */
function withParts(html) {
  return html.replace(parts, (_, indent, name) => withParts(partOf(name).replace(/^(?=.)/gm, indent)))
}

/** Fills what parts leave open: another part, or what the sheet says of itself. */
function withOutlets(html, address, site) {
  const sheet = sheetOf(address)
  // The number stands twice: in the block, and in the bar of small screens.
  const words = { ...sheet, mark: sheet.number }
  return html.replace(outlets, (_, name) => (site.outlets[name] ? partOf(site.outlets[name]) : escaped(words[name])))
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Marks the links of the header that lead to this very page. */
function withCurrent(html, address) {
  return html.replace(/<header[\s\S]*?<\/header>/, (header) =>
    header.replaceAll(/<li\b[^>]*>\s*<a\s+href="([^"]+)"/g, (link, href) =>
      href === address ? `${link} aria-current="page"` : link,
    ),
  )
}

/** The address, and what is shown where the page is shared, from its title and description. */
function withTags(html, path, site) {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? site.name
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? ''
  const tags = [
    path === '/404' ? '<meta name="robots" content="noindex" />' : `<link rel="canonical" href="${site.url}${path}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${site.name}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${site.url}${path}" />`,
    `<meta property="og:image" content="${site.url}${site.picture.path}" />`,
    `<meta property="og:image:width" content="${site.picture.width}" />`,
    `<meta property="og:image:height" content="${site.picture.height}" />`,
    `<meta property="og:image:alt" content="${site.picture.alt}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
  return html.replace('</head>', `${tags.map((tag) => `  ${tag}\n`).join('  ')}  </head>`)
}

/** Where the site does not stand at the top of its domain (vite build --base=/demo/), its links say so. */
const withBase = (html, base) => (base === '/' ? html : html.replace(/(<a\s[^>]*?href=")\/(?!\/)/g, `$1${base}`))

/** /work/index.html is /work, /team.html is /team. */
const addressOf = (path) => path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
