/** The projects that go to StackBlitz, built and looked at; that site itself is out of a test's reach. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { flavours, type CompiledComponent } from '#shared/catalog.ts'
import { cutFile, defaultStyle, themeOf } from '#shared/snippet.ts'
import { viteProject } from '#shared/snippet/vite-project.ts'
import { watch } from './e2e/page.ts'

/** Inside the project, so that the packages that are installed are found. */
const folder = join(root, 'build/sandbox')
const palette = { primary: 'teal', secondary: 'stone' } as const
let browser: Browser
let server: PreviewServer | undefined

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A free component that needs a library in every flavour, so that dependencies are put to the test. */
const component = filesBelow('build/catalog/components')
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as CompiledComponent)
  .find(({ snippets }) => flavours.every((flavour) => snippets[flavour].dependencies.length > 0))!

test.each([...flavours.map((flavour) => [flavour, 0] as const), ['react', 1] as const])(
  '%s, its file %i, builds, runs and has its colours',
  async (flavour, at) => {
    const { title, snippets } = component
    const { files, dependencies } = snippets[flavour]
    const style = { ...defaultStyle, names: 'roles', prefix: 'tw', dark: 'data' } as const
    const { code } = cutFile(files[at]!, palette, style)
    const theme = themeOf(code, palette, style)
    const project = viteProject({ flavour, title, file: { ...files[at]!, code }, dependencies, theme, style })
    const dir = join(folder, `${flavour}-${at}`)
    for (const [path, text] of Object.entries(project)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      writeFileSync(join(dir, path), text)
    }
    const before = process.cwd()
    const shared = { root: dir, configFile: join(dir, 'vite.config.js'), logLevel: 'error' } as const
    await build(shared)
    expect(process.cwd()).toBe(before)

    server = await preview({ ...shared, preview: { port: 0 } })
    const page = await browser.newPage()
    const complaints = watch(page)
    // Pictures are ours, and not at hand here.
    await page.route('**/media/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await page.goto(server.resolvedUrls!.local[0]!)
    await page.locator('button, a, input').first().waitFor()
    const colours = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return [color, backgroundColor]
      }),
    )
    expect(colours.some((colour) => colour.startsWith('oklch'))).toBe(true)
    // A new project has no icon of its own.
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
    await page.close()
    await server.close()
    server = undefined
  },
)

test('every package has a version', () => {
  for (const flavour of flavours) {
    const { files, dependencies } = component.snippets[flavour]
    const project = viteProject({
      flavour,
      title: 'A & <b>',
      file: files[0]!,
      dependencies,
      theme: null,
      style: defaultStyle,
    })
    const { dependencies: packages } = JSON.parse(project['package.json']!) as { dependencies: Record<string, string> }
    expect(Object.entries(packages).filter(([, version]) => !/^\^?\d+\.\d+/.test(version))).toEqual([])
    expect(project['index.html']).toContain('<title>A &amp; &lt;b></title>')
  }
})
