import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { outletsOf, structuredAt, views } from './views.js'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const includes = /^([ \t]*)<!-- include: ([\w-]+) -->/gm
const outlets = /<!-- outlet: (\w+) -->/g
const listed = '{*,scents/*,journal/*}.html'
/** What most of a page is set in. The other letters come as they are needed. */
const letters = /\bfraunces-latin-opsz-normal\b.*\.woff2$/

/** Puts the parts into the pages, fills what they leave open from the data, lists the pages for search engines, and
    preloads their letters. */
export function pages(site) {
  return [parted(site), preloaded()]
}

/** Preloads the letters of a built page, under the name the build gave them. */
function preloaded() {
  let base = '/'

  return {
    name: 'essence-letters',
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
    name: 'essence-pages',
    configResolved(config) {
      base = config.base
      outDir = config.build.outDir
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const address = addressOf(path)
        const whole = withOutlets(withParts(html), outletsOf(address))
        return withBase(withTags(withCurrent(whole, address), address, site), base)
      },
    },
    handleHotUpdate({ file, server }) {
      if (file.includes('/src/parts/')) server.ws.send({ type: 'full-reload' })
    },
    generateBundle() {
      const found = globSync(listed, { cwd: root })
        .filter((file) => !/^(404|cart|checkout|order)\.html$/.test(file))
        .map((file) => `  <url><loc>${site.url}${addressOf(`/${file}`)}</loc></url>`)
        .toSorted()
      const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${found.join('\n')}\n</urlset>\n`
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
  return html.replace(includes, (_, indent, name) => withParts(partOf(name).replace(/^(?=.)/gm, indent)))
}

/** What parts leave open for another part. */
const partsIn = { theme: 'theme-switch', cartSum: 'cart-sum', checkoutSum: 'checkout-sum' }

/** Fills what parts leave open: another part, a view of the data, or what a page says of its scent. */
function withOutlets(html, own) {
  return html.replace(outlets, (_, name) => {
    if (partsIn[name]) return partOf(partsIn[name])
    const fill = own[name] ?? views[name]
    if (!fill) throw new Error(`Nothing fills the outlet “${name}”: see tools/views.js.`)
    return fill()
  })
}

/** Marks the links of the header that lead to this very page. */
function withCurrent(html, address) {
  return html.replace(/<header[\s\S]*?<\/header>/, (header) =>
    header.replaceAll(/<li\b[^>]*>\s*<a\s+href="([^"]+)"/g, (link, href) =>
      href === address ? `${link} aria-current="page"` : link,
    ),
  )
}

const kept = ['/404', '/cart', '/checkout', '/order']

/** The address, and what is shown where the page is shared, from its title and description. */
function withTags(html, path, site) {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? site.name
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? ''
  const tags = [
    kept.includes(path)
      ? '<meta name="robots" content="noindex" />'
      : `<link rel="canonical" href="${site.url}${path}" />`,
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
  const structured = structuredAt(path, site)
  if (structured)
    tags.push(`<script type="application/ld+json">${JSON.stringify(structured).replaceAll('<', '\\u003c')}</script>`)
  return html.replace('</head>', `${tags.map((tag) => `  ${tag}\n`).join('  ')}  </head>`)
}

/** Where the site does not stand at the top of its domain (vite build --base=/demo/), its links and plates say so. */
const withBase = (html, base) =>
  base === '/' ? html : html.replace(/(<a\s[^>]*?href="(?=\/[^/])|<img\ssrc="(?=\/plates\/))\//g, `$1${base}`)

/** /index.html is /, /scents/cold-tea.html is /scents/cold-tea. */
const addressOf = (path) => path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
