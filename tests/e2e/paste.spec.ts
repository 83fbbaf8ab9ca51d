/** What customers copy works where they paste it: every component, in a fresh static page and in fresh projects of React and Svelte. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { build, preview, type PluginOption, type PreviewServer } from 'vite'
import react from '@vitejs/plugin-react'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import tailwindcss from '@tailwindcss/vite'
import { flavours, type CatalogIndex, type ComponentMeta, type Flavour } from '#shared/catalog.ts'
import { launchChromium } from '#tests/chromium.ts'
import { allowClipboard, clipboardOf, openPage, register, watch } from './page.ts'
import { startProduct, type Product } from './product.ts'
import { uses } from './uses.ts'

const root = join(import.meta.dirname, '../..')
const index = JSON.parse(readFileSync(join(root, 'build/catalog/index.json'), 'utf8')) as CatalogIndex
const components = index.packages
  .flatMap((pkg) => pkg.categories.flatMap((category) => category.subcategories))
  .flatMap((subcategory) => subcategory.components)

/** Inside the project, so that the fresh projects find the packages that are installed. */
const fresh = join(root, 'build/fresh')
const css = "@import 'tailwindcss';\n@custom-variant dark (&:where(.dark, .dark *));\n@source './';\n"

let product: Product
let browser: Browser
let projects: Record<Flavour, PreviewServer>

beforeAll(async () => {
  // The fresh projects are built as customers build them.
  vi.stubEnv('NODE_ENV', 'production')
  product = await startProduct()
  browser = await launchChromium()
  const copied = await copyEverything()
  rmSync(fresh, { recursive: true, force: true })
  projects = {
    html: await staticProject(copied.html),
    react: await reactProject(copied.react),
    svelte: await svelteProject(copied.svelte),
  }
}, 300_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all(Object.values(projects ?? {}).map((server) => server.close()))
  await browser?.close()
  await product?.stop()
})

type Copied = Record<string, string>

/** Presses every copy button, as a customer would, and keeps what the clipboard then holds. */
async function copyEverything(): Promise<Record<Flavour, Copied>> {
  const copied: Record<Flavour, Copied> = { html: {}, react: {}, svelte: {} }
  const { context, page } = await openPage(browser)
  await allowClipboard(context, product.url)
  await register(page, product.url)
  for (const { path, slug, title } of components) {
    await page.goto(`${product.url}/app/components/${path.slice(0, path.lastIndexOf('/'))}`)
    const card = page.locator(`article#${slug}`)
    await card.getByRole('tab', { name: 'Code' }).click()
    for (const [flavour, tab] of [
      ['html', 'HTML'],
      ['react', 'React'],
      ['svelte', 'Svelte'],
    ] as const) {
      await card.getByRole('tab', { name: tab }).click()
      const ending = { html: '.html', react: '.tsx', svelte: '.svelte' }[flavour]
      await card.locator(`button[aria-label^="Copy: ${title}, "][aria-label$="${ending}"]`).click()
      await card.locator(`button[aria-label^="Copied: ${title}, "]`).waitFor()
      copied[flavour][path] = await clipboardOf(page)
    }
  }
  await context.close()
  return copied
}

const fileName = (path: string) => path.replaceAll('/', '_')

/** A page per snippet with Tailwind's stylesheet and Alpine with its Focus plugin, as the snippet's notes ask for. */
async function staticProject(snippets: Copied): Promise<PreviewServer> {
  const dir = join(fresh, 'html')
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'style.css'), `${css}[x-cloak] { display: none !important; }\n`)
  writeFileSync(
    join(dir, 'main.js'),
    "import './style.css'\nimport Alpine from 'alpinejs'\nimport focus from '@alpinejs/focus'\n\nwindow.Alpine = Alpine\nAlpine.plugin(focus)\nAlpine.start()\n",
  )
  const pages = Object.entries(snippets).map(([path, code]) => {
    const file = join(dir, `${fileName(path)}.html`)
    writeFileSync(
      file,
      `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fresh page</title><link rel="icon" href="data:,"><script type="module" src="/main.js"></script></head>\n<body>\n<main>\n${code}</main>\n</body>\n</html>\n`,
    )
    return file
  })
  return serve(dir, pages, [tailwindcss()])
}

/** The usual Vite project for React, with a file per snippet; the query says which one is shown. */
async function reactProject(snippets: Copied): Promise<PreviewServer> {
  const dir = join(fresh, 'react')
  mkdirSync(join(dir, 'src'), { recursive: true })
  for (const [path, code] of Object.entries(snippets)) writeFileSync(join(dir, 'src', `${fileName(path)}.tsx`), code)
  writeFileSync(join(dir, 'src/style.css'), css)
  const imports = Object.keys(snippets).map((path) => `  '${fileName(path)}': () => import('./${fileName(path)}.tsx'),`)
  writeFileSync(
    join(dir, 'src/main.tsx'),
    `import './style.css'\nimport { StrictMode } from 'react'\nimport { createRoot } from 'react-dom/client'\n\nconst snippets: Record<string, () => Promise<{ default: () => React.ReactNode }>> = {\n${imports.join('\n')}\n}\nconst { default: Snippet } = await snippets[location.search.slice(1)]!()\ncreateRoot(document.querySelector('main')!).render(\n  <StrictMode>\n    <Snippet />\n  </StrictMode>,\n)\n`,
  )
  writeFileSync(
    join(dir, 'index.html'),
    '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fresh page</title><link rel="icon" href="data:,"></head>\n<body><main></main><script type="module" src="/src/main.tsx"></script></body>\n</html>\n',
  )
  return serve(dir, [join(dir, 'index.html')], [react(), tailwindcss()])
}

/** The usual Vite project for Svelte, with a file per snippet; the query says which one is shown. */
async function svelteProject(snippets: Copied): Promise<PreviewServer> {
  const dir = join(fresh, 'svelte')
  mkdirSync(join(dir, 'src'), { recursive: true })
  for (const [path, code] of Object.entries(snippets)) writeFileSync(join(dir, 'src', `${fileName(path)}.svelte`), code)
  writeFileSync(join(dir, 'src/style.css'), css)
  const imports = Object.keys(snippets).map(
    (path) => `  '${fileName(path)}': () => import('./${fileName(path)}.svelte'),`,
  )
  writeFileSync(
    join(dir, 'src/main.ts'),
    `import './style.css'\nimport { mount } from 'svelte'\n\nconst snippets = {\n${imports.join('\n')}\n}\nconst { default: Snippet } = await snippets[location.search.slice(1)]()\nmount(Snippet, { target: document.querySelector('main')! })\n`,
  )
  writeFileSync(
    join(dir, 'index.html'),
    '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fresh page</title><link rel="icon" href="data:,"></head>\n<body><main></main><script type="module" src="/src/main.ts"></script></body>\n</html>\n',
  )
  return serve(dir, [join(dir, 'index.html')], [svelte({ configFile: false }), tailwindcss()])
}

async function serve(dir: string, input: string[], plugins: PluginOption[]): Promise<PreviewServer> {
  await build({
    root: dir,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { target: 'esnext', rolldownOptions: { input } },
  })
  return preview({ root: dir, configFile: false, logLevel: 'error', preview: { port: 0 } })
}

const addressOf = (flavour: Flavour, { path }: ComponentMeta) => {
  const base = projects[flavour].resolvedUrls!.local[0]!
  return flavour === 'html' ? `${base}${fileName(path)}.html` : `${base}?${fileName(path)}`
}

async function open(flavour: Flavour, component: ComponentMeta): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 900 }, reducedMotion: 'reduce' })
  const complaints = watch(page)
  await page.goto(addressOf(flavour, component), { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.querySelector('main')!.childElementCount > 0)
  return { page, complaints }
}

describe.each(flavours)('pasted as %s', (flavour) => {
  test.each(components)('$path renders, is styled and works', async (component) => {
    const { page, complaints } = await open(flavour, component)
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => !image.loading.includes('lazy') && image.naturalWidth === 0)
        .map((image) => image.src),
    )
    expect(broken).toEqual([])
    expect(await unstyled(page)).toEqual([])
    const use = uses[component.path]
    expect(use, `tests/e2e/uses.ts says how ${component.path} is used`).toBeDefined()
    await use!(page)
    expect(complaints).toEqual([])
    await page.close()
  })
})

/** Class names in the page that no rule of its stylesheets mentions: a sign that the snippet needs what the project lacks. */
function unstyled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n')
    const plain = /^(group|peer)(\/[\w-]+)?$/
    const names = new Set([...document.querySelectorAll('main [class]')].flatMap((element) => [...element.classList]))
    return [...names].filter((name) => !plain.test(name) && !texts.includes(`.${CSS.escape(name)}`))
  })
}

test.each(components)('$path reads the same to assistive technology in every flavour', async (component) => {
  const [html, original, pasted] = await Promise.all(
    (['html', 'react', 'svelte'] as const).map(async (flavour) => {
      const { page } = await open(flavour, component)
      const snapshot = await page.locator('main').ariaSnapshot()
      await page.close()
      return snapshot
    }),
  )
  expect(html).toBe(original)
  expect(pasted).toBe(original)
})
