/**
 * The registry with the very command line that customers use. Components of the reference set are added to a fresh
 * project of each flavour; what is served as it was when that worked is not added again. `npm run channels` adds all of
 * them, and has the package manager install what they need; `npm test` has a stand-in note what it would install.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { type Flavour, flavours } from '#shared/catalog.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { registryNames, usualFolders } from '#shared/registry.ts'
import { urls } from '#shared/urls.ts'
import { openDatabase, type Database } from '#server/db/client.ts'
import { grantTier } from '#server/domain/selling/orders.ts'
import type { RegistryItem } from '#server/domain/library/registry-items.ts'
import { accessKeyOf } from '#server/testing/access-keys.ts'
import type { AccountServer } from '#server/testing/accounts.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { hashFiles } from '#toolchain/hash-tree.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { libraryVersions, versionsOf } from '#verify/subject-hash.ts'
import { openPage, register } from '../e2e/page.ts'
import { startProduct, type Product } from '../e2e/product.ts'
import { passedRecord } from '../passed-record.ts'
import { referenceSet } from '../reference-set.ts'
import { clientsHash, installClients, shadcn, shadcnMcp, standInForNpm } from './clients.ts'
import { beginProject, type CustomerProject, removeProjects, serveProject } from './projects.ts'

const isWhole = process.env.MILLWORK_PASSED === 'channels'
const chosen = referenceSet.slice(0, 10)
const names = chosen.map(registryNameOf)
const namesInRegistry = names.map((name) => `${registryNames.all}/${name}`)
const free = 'alerts-dismissible-alerts-in-four-tones'

/** Said where a component reads as its preview does. */
const same = 'the same'

const record = passedRecord('channels')
const method = [
  hashFiles(['registry.spec.ts', 'clients.ts', 'projects.ts'].map((name) => `tests/channels/${name}`)),
  clientsHash(),
  libraryVersions(),
  versionsOf('vite @vitejs/plugin-react @vitejs/plugin-vue @sveltejs/vite-plugin-svelte @tailwindcss/vite'),
].join(' ')

let product: Product
let browser: Browser
let database: Database
let key: string
let keyWithoutLicence: string
let expired: string

beforeAll(async () => {
  await installClients()
  product = await startProduct()
  browser = await launchChromium()
  database = await openDatabase({ dataDir: product.dataDir })
  const { page, context } = await openPage(browser)
  const email = await register(page, product.url)
  await context.close()
  const users = database.db.selectFrom('users').select(['id', 'name', 'email'])
  const user = await users.where('email', '=', email).executeTakeFirstOrThrow()
  // What makes keys asks for no more of a server.
  const server = { database, mailsTo: async () => [] } as unknown as AccountServer
  keyWithoutLicence = await accessKeyOf(server, user.id)
  const buyer = await openPage(browser)
  const bought = await users.where('email', '=', await register(buyer.page, product.url)).executeTakeFirstOrThrow()
  await buyer.context.close()
  await grantTier(database, bought, 'unlimited')
  key = await accessKeyOf(server, bought.id)
  expired = await accessKeyOf(server, bought.id, { expiresAt: new Date(0) })
}, 300_000)
afterAll(async () => {
  await database?.close()
  await browser?.close()
  await product?.stop()
  removeProjects()
})

const project = (name: string, over: Partial<Parameters<typeof beginProject>[1]> = {}) =>
  beginProject(name, { origin: product.url, key, ...over })

async function served(name: string, flavour: Flavour): Promise<RegistryItem> {
  const answer = await fetch(product.url + urls.registryItem(name, { flavour }), {
    headers: { authorization: `Bearer ${key}` },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as RegistryItem
}

describe.each(flavours)('added as %s', (flavour) => {
  let items: RegistryItem[]
  let subject: string
  let own: CustomerProject
  let isAdded = false
  const isUnchanged = () => record.isUnchanged(flavour, subject)
  const fileOf = ({ files }: RegistryItem) => files![0]!.target.replace(/^~\//, '')
  beforeAll(async () => {
    items = await Promise.all(names.map((name) => served(name, flavour)))
    subject = `${method} ${JSON.stringify(items).replaceAll(product.url, '')}`
  })

  test(
    'ten components are written as they were served, with what they need',
    { timeout: 300_000 },
    async ({ skip }) => {
      if (isUnchanged()) skip(unchangedNote)
      own = project(flavour, { params: { flavour } })
      const npm = isWhole ? null : standInForNpm(own.dir)
      const { code, output } = await shadcn(['add', '-y', ...namesInRegistry], { cwd: own.dir })
      expect(output).toContain('Created 10 files')
      expect(code).toBe(0)
      for (const item of items) {
        expect(fileOf(item)).toBe(`${usualFolders[flavour]}/${item.name}${/\.\w+$/.exec(fileOf(item))![0]}`)
        expect(own.read(fileOf(item))).toBe(item.files![0]!.content)
        if (item.docs) expect(output).toContain(item.docs.trim())
      }
      const needed = [...new Set(items.flatMap(({ dependencies = [] }) => dependencies))].toSorted()
      const installed = JSON.parse(own.read('package.json')) as { dependencies?: Record<string, string> }
      const inPackage = Object.entries(installed.dependencies ?? {}).map(([name, range]) => `${name}@${range}`)
      const asked = npm?.asked().filter((word) => /.@/.test(word))
      if (asked) expect(asked.toSorted()).toEqual(needed)
      // npm notes the newest release that the range has room for.
      else expect(inPackage.map(withinMajor).toSorted()).toEqual(needed.map(withinMajor))
      isAdded = true
    },
  )

  test('the project builds, and each shows what its preview shows', { timeout: 300_000 }, async ({ skip }) => {
    if (isUnchanged()) skip(unchangedNote)
    const files = items.map(fileOf)
    const { server, addressOf } = await serveProject(flavour, own, files)
    try {
      for (const [nth, file] of files.entries()) {
        const page = await browser.newPage({ viewport: { width: 1024, height: 900 }, reducedMotion: 'reduce' })
        await page.goto(addressOf(file), { waitUntil: 'load' })
        await page.waitForFunction(() => document.querySelector('#shown')!.childElementCount > 0)
        const beside = await browser.newPage({ viewport: { width: 1024, height: 900 }, reducedMotion: 'reduce' })
        await beside.goto(product.url + urls.preview(chosen[nth]!), { waitUntil: 'load' })
        // Each is read until both have come to life.
        const read = async () => {
          const [added, previewed] = await Promise.all([
            page.locator('#shown').ariaSnapshot(),
            beside.locator('#preview').ariaSnapshot(),
          ])
          if (added.length < 20) return `${file} shows nothing:\n${added}`
          return added === previewed ? same : `${file} is\n${added}\nand its preview\n${previewed}`
        }
        await expect.poll(read).toBe(same)
        await Promise.all([page.close(), beside.close()])
      }
    } finally {
      await server.close()
    }
    if (isAdded) record.note(flavour, subject)
  })
})

describe('what goes wrong is said', () => {
  const refused = async (words: readonly string[], over: Parameters<typeof project>[1] = {}) => {
    const { dir } = project('refused', over)
    const { code, output } = await shadcn(['add', '-y', ...words], { cwd: dir })
    expect(code).toBe(1)
    return output
  }
  const locked = () => `${registryNames.all}/${names.find((name) => name !== free)!}`

  test('an unknown key (401), a key without a licence and one that expired (403)', async () => {
    expect(await refused([locked()], { key: `mwk_${'2'.repeat(32)}` })).toContain('This access key is not known.')
    const sold = (await indexOf()).items.find(({ meta }) => meta.free === false)!
    const asked = [`${registryNames.all}/${sold.name}`]
    expect(await refused(asked, { key: keyWithoutLicence })).toContain('The account of this access key has no licence')
    expect(await refused(asked, { key: expired })).toContain('This access key has expired.')
    const withoutKey = await refused([`${registryNames.free}/${sold.name}`])
    expect(withoutKey).toContain('comes with a licence')
    expect(withoutKey).toContain(`${product.url}/user/access-keys`)
    const { dir } = beginProject('refused', { origin: product.url })
    const { output } = await shadcn(['add', '-y', ...asked], { cwd: dir })
    expect(output).toContain('MILLWORK_KEY')
  })

  test('a wrong name (404), one that was given up (410), and a wrong parameter', async () => {
    expect(await refused([`${registryNames.all}/alert-dismissable`])).toMatch(
      /Nothing is called alert-dismissable\..*alerts-dismissible/,
    )
    const moved = JSON.parse(readFileSync('build/catalog/moved.json', 'utf8')) as Record<string, string>
    const [before, now] = Object.entries(moved).find(
      ([from, to]) => from.split('/').length === 4 && to.split('/').length === 4,
    )!
    const gone = await refused([`${registryNames.all}/${registryNameOf(before)}`])
    expect(gone).toContain(`${registryNameOf(before)} is called ${registryNameOf(now)} now`)
    const wrong = await refused([locked()], { params: { flavor: 'vue' } })
    expect(wrong).toContain('The registry takes no flavor; it takes flavour')
  })

  test('too many requests (429)', async () => {
    const ask = () =>
      fetch(product.url + urls.registry({ limit: '1' }), { headers: { authorization: `Bearer ${keyWithoutLicence}` } })
    expect((await ask()).status).toBe(200)
    // As if it had asked all day; what a process has counted ahead it still lets through.
    const prefix = keyWithoutLicence.slice(0, 8)
    const { id } = await database.db
      .selectFrom('accessKeys')
      .select('id')
      .where('prefix', '=', prefix)
      .executeTakeFirstOrThrow()
    const counted = createHash('sha256').update(`key-day:subject:${id}`).digest('base64url')
    const { numUpdatedRows } = await database.db
      .updateTable('rateLimits')
      .set({ hits: 6000 })
      .where('key', '=', counted)
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(1n)
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await ask()).status))
    expect(statuses).toContain(429)
    const limited = await ask()
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
    const output = await refused([`${registryNames.all}/${free}`], { key: keyWithoutLicence })
    expect(output).toContain('An access key may ask 5000 times a day.')
  })
})

/** "bits-ui@^2.21.0" as "bits-ui@^2". */
const withinMajor = (dependency: string) => dependency.replace(/(@\^\d+)\.[\d.]+$/, '$1')

const indexOf = async () => (await (await fetch(product.url + urls.registry())).json()) as { items: RegistryItem[] }

describe('beside adding', () => {
  test('search, list and view', async () => {
    const { dir } = project('beside', { params: { flavour: 'vue' } })
    const search = await shadcn(['search', registryNames.all, '-q', 'dismissible alert'], { cwd: dir })
    expect(search.output).toContain(`${registryNames.all}/${free} (item)`)
    const listed = await shadcn(['list', registryNames.all], { cwd: dir })
    expect(listed.output).toMatch(new RegExp(`Found ${(await indexOf()).items.length} items in ${registryNames.all}`))
    const viewed = await shadcn(['view', `${registryNames.all}/${free}`], { cwd: dir })
    const [item] = JSON.parse(viewed.output.slice(viewed.output.indexOf('['))) as RegistryItem[]
    expect(item).toMatchObject({ name: free, meta: { path: chosen[0], free: true } })
    expect(item!.files![0]!.content).toBe((await served(free, 'vue')).files![0]!.content)
  })

  test('free components by their address, and by the registry without a key', async () => {
    const own = beginProject('beside', { origin: product.url })
    standInForNpm(own.dir)
    const address = product.url + urls.registryItem(free, { flavour: 'svelte', dir: 'src/parts' })
    expect((await shadcn(['add', '-y', address], { cwd: own.dir })).code).toBe(0)
    expect(own.read(`src/parts/${free}.svelte`)).toBe((await served(free, 'svelte')).files![0]!.content)
    expect((await shadcn(['add', '-y', `${registryNames.free}/${free}`], { cwd: own.dir })).code).toBe(0)
    expect(own.read(`${usualFolders.react}/${free}.tsx`)).toBe((await served(free, 'react')).files![0]!.content)
  })

  test('a set, whole', async ({ skip }) => {
    const set = (await indexOf()).items.find(({ categories }) => categories[0] === 'sets')
    if (!set) return skip('no set is open in this build')
    const own = project('beside', { params: { flavour: 'html' } })
    standInForNpm(own.dir)
    const { output } = await shadcn(['add', '-y', `${registryNames.all}/${set.name}`], { cwd: own.dir })
    const { registryDependencies = [] } = await served(set.name, 'html')
    expect(output).toContain(`Created ${registryDependencies.length} files`)
  })

  test('add --diff shows what was changed, and asks nobody but us', async () => {
    const own = project('beside', { params: { flavour: 'vue' } })
    standInForNpm(own.dir)
    await shadcn(['add', '-y', `${registryNames.all}/${free}`], { cwd: own.dir })
    const file = `${usualFolders.vue}/${free}.vue`
    const before = own.read(file)
    own.write(file, `${before}<!-- ours -->\n`)
    own.write('src/style.css', "@import 'tailwindcss';\n")
    for (const [name, text] of Object.entries(filesInDocs('components.json', 'tsconfig.json'))) own.write(name, text)
    const { code, output } = await shadcn(['add', `${registryNames.all}/${free}`, '--diff'], { cwd: own.dir })
    expect(output).toContain('-<!-- ours -->')
    expect(code).toBe(0)
    expect(own.read(file)).toBe(`${before}<!-- ours -->\n`)
    expect((await shadcn(['add', '-y', '-o', `${registryNames.all}/${free}`], { cwd: own.dir })).code).toBe(0)
    expect(own.read(file)).toBe(before)
  })

  test('its server for assistants, with the key of the project', async () => {
    const { dir } = project('beside', { params: { flavour: 'vue' } })
    const client = await shadcnMcp({ cwd: dir })
    try {
      const tools = (await client.listTools()).tools.map(({ name }) => name)
      expect(tools).toContain('search_items_in_registries')
      const call = async (name: string, given: Record<string, unknown>) =>
        JSON.stringify((await client.callTool({ name, arguments: given })).content)
      const registries = [registryNames.all]
      expect(await call('search_items_in_registries', { registries, query: 'dismissible alert' })).toContain(free)
      expect(await call('view_items_in_registries', { items: [namesInRegistry[1]] })).toContain(names[1])
      expect(await call('get_add_command_for_items', { items: [namesInRegistry[1]] })).toContain(
        `add ${namesInRegistry[1]}`,
      )
    } finally {
      await client.close()
    }
  })
})

/** Files as the documentation shows them, by the names it gives them. */
function filesInDocs(...wanted: string[]): Record<string, string> {
  const text = readFileSync('content/docs/registry.md', 'utf8')
  return Object.fromEntries(
    wanted.map((name) => {
      const found = new RegExp(`\`\`\`json ${name}\\n([^]*?)\`\`\``).exec(text)
      if (!found) throw new Error(`content/docs/registry.md shows no ${name}.`)
      return [name, found[1]!]
    }),
  )
}
