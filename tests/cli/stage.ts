/** The command line package as customers have it: fetched from our server, unpacked, and run in projects of every kind. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sets } from '#content/sets/index.ts'
import { openDatabase } from '#server/db/client.ts'
import { type Catalogue, openCatalogue } from '#server/domain/library/catalogue.ts'
import { openGoods } from '#server/domain/library/goods.ts'
import { readEnv } from '#server/env.ts'
import { type App, createHttpServer } from '#server/process/http-server.ts'
import { accountServer } from '#server/testing/accounts.ts'
import { passingClock } from '#server/testing/clock.ts'
import { openToday } from '#server/testing/day.ts'
import { cliFile } from '#shared/cli.ts'
import { urls } from '#shared/urls.ts'
import { buildDir } from '#toolchain/paths.ts'

/** What `--json` printed, of all commands together: each test reads what its own has. */
type Printed = {
  settings: Record<string, string>
  written: string[]
  files: { path: string; did: string; state: string; changedHere: boolean }[]
  components: { component: string }[]
  missingPackages: string[]
  dryRun: boolean
  projects: { kind: string; isOpen: boolean; names: string[]; editions: { files: number }[] }[]
  address: string
  assistants: { text: string }[]
}
export type Ran = { exit: number; out: string; err: string; json: Printed }
type Given = { cwd: string; key?: string | null; env?: Record<string, string> }

/** Our server at an address of its own, with the real catalogue, in which a test may change what a component's code is. */
export async function openStage() {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const clock = passingClock('2026-01-05T12:00:00Z')
  const database = await openDatabase({ dataDir: mkdtempSync(join(tmpdir(), 'cli-data-')) }, { clock })
  await database.migrate()
  const real = openCatalogue(join(buildDir, 'catalog'))
  const changed = new Map<string, (code: string) => string>()
  const catalogue: Catalogue = { ...real, component: (path) => recut(real, path, changed.get(path)) }
  const env = readEnv({ PORT: String(port), TRUST_PROXY: 'true', SITE_URL: origin })
  const goods = openGoods(buildDir)()
  const accounts = await accountServer(database, { catalogue, sets, env, buildDir, goods })
  await openToday(
    database,
    real
      .all()
      .filter(({ free }) => !free)
      .at(-1)!.path,
  )

  let code: string | null = null
  let before: ((request: Request) => Response | null | Promise<Response | null>) | null = null
  const asked: { path: string; authorization: string | null; agent: string | null }[] = []
  const app = {
    async fetch(request: Request, ...rest: unknown[]): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      const { headers } = request
      asked.push({
        path: pathname + search,
        authorization: headers.get('authorization'),
        agent: headers.get('user-agent'),
      })
      const answer = (await before?.(request)) ?? (await (accounts.app.fetch as App['fetch'])(request, ...rest))
      if (pathname === urls.cliDevice() && answer.ok)
        code = ((await answer.clone().json()) as { user_code: string }).user_code
      return answer
    },
  }
  const server = createHttpServer(app)
  await new Promise<void>((resolve) => server.listen(port, resolve))
  const home = mkdtempSync(join(tmpdir(), 'cli-home-'))
  const tarball = join(home, cliFile())
  writeFileSync(tarball, await read(`${origin}${urls.cliTarball(cliFile())}`))
  execFileSync('tar', ['-xzf', tarball, '-C', home])
  const program = join(home, 'package/millwork.js')

  /** Nothing of the machine's own settings: no key, no proxy, no configuration, no registry of packages. */
  const bare = { PATH: process.env.PATH ?? '', HOME: home, TMPDIR: tmpdir(), NO_UPDATE_NOTIFIER: '1' }

  return {
    origin,
    port,
    app,
    accounts,
    catalogue: real,
    changed,
    asked,
    home,
    tarball,
    program,
    bare,
    /** The code that a device was given last. */
    shownCode: () => code,
    /** Answers in the place of the server, until it is told otherwise. */
    answerFirst: (answer: typeof before) => void (before = answer),
    run: (words: string[], given: Given) => run(process.execPath, [program, ...words], bare, given),
    begin: (words: string[], given: Given) => begin(process.execPath, [program, ...words], bare, given),
    npx: (words: string[], given: Given) => run('npx', ['--yes', ...words], bare, given),
    /** The very text that the registry serves. */
    async served(name: string, params: Record<string, string>, key?: string): Promise<string> {
      const answer = await fetch(`${origin}${urls.registryItem(name, params)}`, {
        headers: key ? { Authorization: `Bearer ${key}` } : {},
      })
      const item = (await answer.json()) as { files: { content: string }[] }
      return item.files[0]!.content
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await database.close()
    },
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>

/** A component whose code was changed, in every flavour; what marks places in it goes, so that no change damages others. */
function recut(real: Catalogue, path: string, change?: (code: string) => string) {
  const component = real.component(path)
  if (!component || !change) return component
  const none = { classes: [], quotes: [], statementEnds: [], guards: [], verbatim: [] }
  const snippets: unknown = Object.fromEntries(
    Object.entries(component.snippets).map(([flavour, snippet]) => [
      flavour,
      { ...snippet, files: snippet.files.map((file) => ({ ...file, code: change(file.code), marks: none })) },
    ]),
  )
  return { ...component, snippets: snippets as typeof component.snippets }
}

const run = (...given: Parameters<typeof begin>): Promise<Ran> => begin(...given).ran

/** What was begun, for who wants to do something to it before it is done. */
function begin(file: string, words: string[], bare: Record<string, string>, { cwd, key, env = {} }: Given) {
  const all = { ...bare, ...(key && { MILLWORK_KEY: key }), ...env }
  const { promise: ran, resolve } = Promise.withResolvers<Ran>()
  const child = execFile(
    file,
    words,
    { cwd, env: all, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    (error, out, err) => {
      const json: unknown = words.includes('--json') ? JSON.parse(out || 'null') : null
      resolve({ exit: error ? Number(error.code ?? -1) : 0, out, err, json: json as Printed })
    },
  )
  child.stdin?.end()
  return { child, ran }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export const read = async (address: string): Promise<Buffer> => Buffer.from(await (await fetch(address)).arrayBuffer())

/** A project with these files, by their paths. */
export function project(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'cli-project-'))
  for (const [path, content] of Object.entries(files)) write(root, path, content)
  return root
}

export function write(root: string, path: string, content: unknown) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
}

export const text = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

/** Makes a project one of Git, with all of it committed. */
export function commit(root: string) {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.email=a@example.com', '-c', 'user.name=A', ...words], {
      cwd: root,
      stdio: 'ignore',
    })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'As it is')
}

/** A project of each kind that we know, as its own starter makes it; names of packages stand where they would. */
export const kinds = {
  'Vite with React': {
    files: { 'package.json': { dependencies: { react: '^19.0.0' }, devDependencies: { vite: '^8.0.0', tailwindcss: '^4.3.0', typescript: '^5.9.0' } }, 'src/main.tsx': '', 'src/index.css': '@import "tailwindcss";' },
    flavour: 'react', tailwind: 'v4', dir: 'src/components/millwork', ending: 'tsx',
  },
  'Vite with React in JavaScript and Tailwind CSS 3': {
    files: { 'package.json': { dependencies: { react: '^19.0.0' }, devDependencies: { tailwindcss: '^3.4.0' } }, 'src/main.jsx': '', 'tailwind.config.js': 'module.exports = {}' },
    flavour: 'react', tailwind: 'v3', dir: 'src/components/millwork', ending: 'jsx',
  },
  'Next.js': {
    files: { 'package.json': { dependencies: { next: '^16.0.0', react: '^19.0.0' }, devDependencies: { tailwindcss: '^4.3.0' } }, 'app/page.tsx': '', 'tsconfig.json': {} },
    flavour: 'react', tailwind: 'v4', dir: 'components/millwork', ending: 'tsx',
  },
  'Vite with Vue': {
    files: { 'package.json': { dependencies: { vue: '^3.5.0' }, devDependencies: { tailwindcss: '^4.3.0' } }, 'src/main.ts': '' },
    flavour: 'vue', tailwind: 'v4', dir: 'src/components/millwork', ending: 'vue',
  },
  'SvelteKit with Tailwind CSS 3': {
    files: { 'package.json': { devDependencies: { svelte: '^5.20.0', '@sveltejs/kit': '^2.0.0', tailwindcss: '3.4.19' } }, 'src/lib/index.ts': '' },
    flavour: 'svelte', tailwind: 'v3', dir: 'src/lib/components/millwork', ending: 'svelte',
  },
  'plain HTML': {
    files: { 'index.html': '<!doctype html>' },
    flavour: 'html', tailwind: 'v4', dir: 'components/millwork', ending: 'html',
  },
} as const // prettier-ignore
