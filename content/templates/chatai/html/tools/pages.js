import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const marks = /^([ \t]*)<!-- (include|outlet): ([\w-]+) -->/gm
/** What most of a page is set in. The other letters come as they are needed. */
const letters = /\bgeist-latin-wght-normal\b.*\.woff2$/

/** Puts the parts into the pages, the tags for search and sharing into their heads, lists them for search engines, and
    preloads their letters. */
export function pages(site) {
  return [parted(site), preloaded()]
}

/** Preloads the letters of a built page, under the name the build gave them. */
function preloaded() {
  let base = '/'

  return {
    name: 'postil-letters',
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
    name: 'postil-pages',
    configResolved(config) {
      base = config.base
      outDir = config.build.outDir
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => withBase(withTags(withParts(html, site), addressOf(path), site), base),
    },
    handleHotUpdate({ file, server }) {
      if (file.includes('/src/parts/')) server.ws.send({ type: 'full-reload' })
    },
    generateBundle() {
      const listed = globSync('*.html', { cwd: root })
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

/** Replaces each include by the part of that name, as deep as it stands. */
function withParts(html, site) {
  return html.replace(marks, (_, indent, kind, name) => {
    const part = kind === 'outlet' ? site.outlets[name] : name
    const code = readFileSync(join(root, 'src/parts', `${part}.html`), 'utf8').trimEnd()
    return withParts(code.replace(/^(?=.)/gm, indent), site)
  })
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

/** /index.html is /, /pricing.html is /pricing. */
const addressOf = (path) => path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
