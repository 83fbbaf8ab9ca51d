/** The command line package, packed as our server packs it, run in fresh projects of each kind against that server. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { accessKeyOf } from '#server/testing/access-keys.ts'
import { hasOpenssl } from '#server/testing/certificates.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { cliCommand, cliFile } from '#shared/cli.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { commit, kinds, openStage, project, read, type Stage, text, write } from './cli/stage.ts'

let stage: Stage
let key: string
/** Components: free, locked, and all of one subcategory. */
let free: string
let locked: string[]
const react = () => project(kinds['Vite with React'].files)
const dir = 'src/components/millwork'
const fileOf = (path: string, ending = 'tsx') => `${dir}/${registryNameOf(path)}.${ending}`

/** Allows the device that waits, as its owner does in a browser. */
async function allow(client: Awaited<ReturnType<Stage['accounts']['member']>>['client']) {
  const code = await vi.waitFor(() => stage.shownCode() ?? Promise.reject(new Error('no code')), { timeout: 60_000 })
  const answer = await client.submit(urls.device(), { user_code: code, decision: 'allow' })
  expect(answer.status).toBeLessThan(400)
}

beforeAll(async () => {
  stage = await openStage()
  const member = await stage.accounts.member({ license: 'team' })
  key = await accessKeyOf(stage.accounts, member.id)
  const all = stage.catalogue.all()
  free = all.find((component) => component.free)!.path
  locked = all.filter((component) => !component.free).map(({ path }) => path)
}, 120_000)
afterAll(() => stage?.close())
afterEach(() => {
  stage.answerFirst(null)
  stage.changed.clear()
  stage.asked.length = 0
})

describe('the package', () => {
  test('is what npm itself would pack of it, made of the same bytes each time, and small', async () => {
    const [one, two] = [await read(`${stage.origin}/cli/${cliFile()}`), readFileSync(stage.tarball)]
    expect(one.equals(two)).toBe(true)
    const list = (words: string[]) => execFileSync('tar', words, { encoding: 'utf8' }).trim().split('\n').toSorted()
    const ours = list(['-tzf', stage.tarball])
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--offline'], {
        cwd: join(stage.home, 'package'),
        encoding: 'utf8',
        env: stage.bare,
      }),
    ) as { files: { path: string; size: number; mode: number }[] }[]
    expect(ours).toEqual(packed!.files.map(({ path }) => `package/${path}`).toSorted())
    expect(one.length).toBeLessThan(100_000)
    const about = JSON.parse(text(stage.home, 'package/package.json'))
    expect(about).toMatchObject({ name: 'millwork', version: site.version, homepage: stage.origin, type: 'module' })
    expect(about).not.toHaveProperty('dependencies')
    expect(statSync(stage.program).mode & 0o111).not.toBe(0)
  })

  test('is run by npx from its address, with no registry of packages to be reached', async () => {
    const env = {
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_update_notifier: 'false',
      npm_config_cache: join(stage.home, 'npm'),
    }
    const ran = await stage.npx([`${stage.origin}/cli/${cliFile()}`, '--version'], { cwd: react(), env })
    expect(ran).toMatchObject({ exit: 0, out: `${site.version}\n` })
    const named = await stage.npx([`${stage.origin}/cli/${cliFile()}`, 'whoami'], { cwd: react(), env })
    expect(named.err).toContain(`Run “${cliCommand(stage.origin)} login”`)
  })

  test('an older version leads to the newest, a newer one to nothing, and the newest is told', async () => {
    const older = await fetch(`${stage.origin}/cli/${cliFile('1.0.0')}`, { redirect: 'manual' })
    expect([older.status, older.headers.get('location'), older.headers.get('cache-control')]).toEqual([
      302,
      `/cli/${cliFile()}`,
      'no-store',
    ])
    expect((await fetch(`${stage.origin}/cli/${cliFile('99.0.0')}`)).status).toBe(404)
    const latest = (await (await fetch(`${stage.origin}/cli/latest.json`)).json()) as Record<string, unknown>
    expect(latest).toMatchObject({
      version: site.version,
      url: `${stage.origin}/cli/${cliFile()}`,
      size: readFileSync(stage.tarball).length,
    })
    const kept = await fetch(`${stage.origin}/cli/${cliFile()}`, { method: 'HEAD' })
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('says what there is, and refuses what it does not know in a sentence', async () => {
    const cwd = react()
    for (const words of [['--help'], ['add', '--help'], ['help', 'update']]) {
      const ran = await stage.run(words, { cwd })
      expect(ran.exit).toBe(0)
      expect(ran.out.split('\n').filter((line) => line.length > 100)).toEqual([])
    }
    const examples = (await stage.run(['add', '--help'], { cwd })).out.matchAll(
      /^ {2}millwork add (.+?)(?: {2,}.*)?$/gm,
    )
    const named = [...examples].map(([, words]) => words!.split(' '))
    expect(named.length).toBeGreaterThan(2)
    for (const words of named)
      expect(await stage.run(['add', '--dry-run', ...words], { cwd, key }), words.join(' ')).toMatchObject({ exit: 0 })
    expect(await stage.run(['ad'], { cwd })).toMatchObject({
      exit: 2,
      err: 'Error: “ad” is no command of millwork.\nDid you mean “millwork add”?\n',
    })
    expect(await stage.run(['add', '--colour', 'x'], { cwd })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('millwork add has no option --colour.'),
    })
    expect((await stage.run(['--json', 'nix'], { cwd })).json).toMatchObject({ error: { exit: 2 } })
  })
})

describe.concurrent.each(Object.entries(kinds))('%s', (_, { files, flavour, tailwind, dir: folder, ending }) => {
  test('is recognised, and gets the very bytes that the registry serves', async () => {
    const root = project(files)
    const init = await stage.run(['init', '--json'], { cwd: root })
    expect(init.json.settings).toMatchObject({ flavour, tailwind, dir: folder })
    const names = [free, locked[0]!].map(registryNameOf)
    const ran = await stage.run(['add', ...names, '--json'], { cwd: root, key })
    expect(ran.exit, ran.err).toBe(0)
    const written = ran.json.files.map(({ path }) => path)
    expect(written).toEqual(names.map((name) => `${folder}/${name}.${ending}`))
    for (const [at, path] of written.entries())
      expect(text(root, path)).toBe(await stage.served(names[at]!, JSON.parse(text(root, 'millwork.json')), key))
    const lock = JSON.parse(text(root, 'millwork.lock.json'))
    expect(Object.keys(lock.files).toSorted()).toEqual(written.toSorted())
    expect(await stage.run(['diff', '--exit-code'], { cwd: root })).toMatchObject({ exit: 0 })
  })
})

describe('init', () => {
  test('writes the registries of shadcn beside what is there, the same again, and never a key', async () => {
    const root = react()
    write(
      root,
      'components.json',
      '{\r\n\t"style": "new-york",\r\n\t"registries": { "@mine": "https://mine.example/{name}.json" }\r\n}\r\n',
    )
    await stage.run(['init', '--primary', 'teal'], { cwd: root, key })
    const written = text(root, 'components.json')
    expect(written).toMatch(/^\{\r\n\t"style"/)
    expect(JSON.parse(written).registries).toMatchObject({
      '@mine': 'https://mine.example/{name}.json',
      '@millwork': {
        url: `${stage.origin}/r/{name}.json`,
        headers: { Authorization: 'Bearer ${MILLWORK_KEY}' },
        params: { flavour: 'react', primary: 'teal', dir },
      },
      '@millwork-free': { url: `${stage.origin}/r/{name}.json` },
    })
    expect(written + text(root, 'millwork.json')).not.toContain(key)
    expect((await stage.run(['init', '--json'], { cwd: root })).json.written).toEqual([])
    expect(text(root, 'components.json')).toBe(written)
    expect(JSON.parse(text(root, 'millwork.json')).primary).toBe('teal')
  })

  test.each([
    [
      'package.json',
      '{ "name": "demo",\n "dependencies": { "react" } }',
      /^Error: package\.json is not valid JSON at line 2\./,
    ],
    [
      'millwork.json',
      '{ "flavour": "angular" }',
      /^Error: millwork\.json says “angular” for flavour\.\nIt can be html, react, vue, svelte\./,
    ],
    ['components.json', '[]', /^Error: components\.json holds something else than an object\./],
  ])('a broken %s is named, and nothing is written', async (file, content, sentence) => {
    const root = react()
    write(root, file, content)
    const ran = await stage.run(['init'], { cwd: root })
    expect(ran.exit).not.toBe(0)
    expect(ran.err).toMatch(sentence)
    expect(text(root, file)).toBe(content)
    if (file !== 'millwork.json') expect(existsSync(join(root, 'millwork.json'))).toBe(false)
  })
})

describe('add', () => {
  test('takes a whole subcategory, a set, a path and a part number, and says what to install and set up', async () => {
    const root = react()
    const category = locked[0]!.split('/').slice(0, 3).join('/')
    const below = stage.catalogue.all().filter(({ path }) => path.startsWith(`${category}/`))
    const ran = await stage.run(['add', category, below[0]!.part, below[0]!.path, '--json'], { cwd: root, key })
    expect(ran.exit, ran.err).toBe(0)
    expect(ran.json.components.map(({ component }) => component).toSorted()).toEqual(
      below.map(({ path }) => path).toSorted(),
    )
    expect(ran.json.missingPackages.every((name: string) => /^@?[\w./-]+@\S+$/.test(name))).toBe(true)
    const index = (await (await fetch(`${stage.origin}${urls.registry()}`)).json()) as { items: { name: string }[] }
    const set = index.items.find(({ name }) => name.startsWith('set-'))!
    const whole = await stage.run(['add', set.name, '--dry-run', '--json'], { cwd: root, key })
    expect(whole.json.files.length).toBeGreaterThan(2)
    expect(whole.json.dryRun).toBe(true)
    expect(readdirSync(join(root, dir))).toHaveLength(below.length)
  })

  test('leaves a file that somebody changed, unless it is told otherwise', async () => {
    const root = react()
    const file = fileOf(free)
    write(root, file, 'mine\n')
    const first = await stage.run(['add', registryNameOf(free), '--json'], { cwd: root })
    expect(first).toMatchObject({ exit: 5, json: { files: [{ path: file, did: 'left' }] } })
    expect(text(root, file)).toBe('mine\n')
    expect(existsSync(join(root, 'millwork.lock.json'))).toBe(false)
    await stage.run(['add', registryNameOf(free), '--overwrite'], { cwd: root })
    expect(text(root, file)).not.toBe('mine\n')
    write(root, file, `${text(root, file)}// mine\n`)
    expect(await stage.run(['add', registryNameOf(free)], { cwd: root })).toMatchObject({ exit: 5 })
  })

  test('what was added before comes back without the site', async () => {
    const root = react()
    await stage.run(['add', registryNameOf(free)], { cwd: root })
    const before = text(root, fileOf(free))
    rmSync(join(root, fileOf(free)))
    const away = { MILLWORK_SITE: 'http://127.0.0.1:9' }
    const ran = await stage.run(['add', registryNameOf(free), '--json'], { cwd: root, env: away })
    expect(ran).toMatchObject({ exit: 0, json: { offline: true } })
    expect(text(root, fileOf(free))).toBe(before)
    write(root, fileOf(free), before.replace('\n', '\n\n'))
    expect((await stage.run(['diff'], { cwd: root, env: away })).out).toContain('@@ -1,')
    const other = await stage.run(['add', registryNameOf(locked[0]!)], { cwd: root, env: away })
    expect(other).toMatchObject({
      exit: 4,
      err: expect.stringContaining('http://127.0.0.1:9 could not be reached: nobody answers there.'),
    })
  })

  test('colours of one’s own bring their theme, which is kept up to date as well', async () => {
    const root = react()
    await stage.run(['init', '--primary', '#0d9488'], { cwd: root })
    const ran = await stage.run(['add', registryNameOf(free), '--json'], { cwd: root })
    const theme = ran.json.files.map(({ path }) => path).find((path) => path.endsWith('.css'))!
    expect(text(root, theme)).toBe((await stage.run(['theme'], { cwd: root })).out)
    expect((await stage.run(['outdated', '--json', '--exit-code'], { cwd: root })).exit).toBe(0)
  })

  test('names are answered with the nearest, and what a key does not open with what opens it', async () => {
    const cwd = react()
    const wrong = await stage.run(['add', `${registryNameOf(free)}x`], { cwd })
    expect(wrong).toMatchObject({ exit: 1, err: expect.stringContaining(registryNameOf(free)) })
    for (const word of ['', '../x', 'https://site.example/r/x.json', 'two words'])
      expect(await stage.run(['add', word], { cwd })).toMatchObject({
        exit: 2,
        err: `Error: “${word}” is no name of a component.\n“millwork search <words>” finds names.\n`,
      })
    const none = await stage.run(['add', registryNameOf(locked[0]!)], { cwd })
    expect(none).toMatchObject({ exit: 3, err: expect.stringContaining('Run “millwork login”') })
    const poor = await accessKeyOf(stage.accounts, (await stage.accounts.member()).id)
    expect(await stage.run(['add', registryNameOf(locked[0]!)], { cwd, key: poor })).toMatchObject({
      exit: 3,
      err: expect.stringContaining('has no licence'),
    })
    expect(readdirSync(cwd)).not.toContain('millwork.lock.json')
  })
})

describe('at the same time', () => {
  test('two that add to one project both stand in its lock, with what was served', async () => {
    const root = react()
    const names = [free, locked[0]!].map(registryNameOf)
    const { promise: both, resolve } = Promise.withResolvers<null>()
    let waiting = 0
    // Neither goes on before the other has read the lock as well.
    stage.answerFirst(({ url }) => {
      if (url.includes('/r/') && (waiting += 1) === names.length) resolve(null)
      return url.includes('/r/') ? both : null
    })
    const ran = await Promise.all(names.map((name) => stage.run(['add', name], { cwd: root, key })))
    expect(ran.map(({ exit }) => exit)).toEqual([0, 0])
    const lock = JSON.parse(text(root, 'millwork.lock.json')) as { files: Record<string, { hash: string }> }
    expect(Object.keys(lock.files).toSorted()).toEqual([free, locked[0]!].map((path) => fileOf(path)).toSorted())
    expect(readdirSync(join(root, '.millwork')).toSorted()).toEqual(
      Object.values(lock.files)
        .map(({ hash }) => `${hash.slice(0, 32)}.gz`)
        .toSorted(),
    )
  })

  test('who was ended while it noted holds nobody up for long', async () => {
    const root = react()
    write(root, '.millwork/busy', '')
    utimesSync(join(root, '.millwork/busy'), 0, 0)
    expect(await stage.run(['add', registryNameOf(free)], { cwd: root })).toMatchObject({ exit: 0 })
    expect(readdirSync(join(root, '.millwork'))).toHaveLength(1)
  })
})

describe('never outside of the project', () => {
  const away = () => project({ 'keep.txt': 'theirs' })

  test('a folder that is a link out of it is refused', async () => {
    const [root, elsewhere] = [react(), away()]
    mkdirSync(join(root, 'src/components'), { recursive: true })
    symlinkSync(elsewhere, join(root, dir))
    const ran = await stage.run(['add', registryNameOf(free)], { cwd: root })
    expect(ran).toMatchObject({ exit: 1, err: expect.stringContaining(`${dir} leads out of the project.`) })
    expect(readdirSync(elsewhere)).toEqual(['keep.txt'])
  })

  test('a file that is a link is refused, and what it leads to stays', async () => {
    const [root, elsewhere] = [react(), away()]
    mkdirSync(join(root, dir), { recursive: true })
    symlinkSync(join(elsewhere, 'keep.txt'), join(root, fileOf(free)))
    const ran = await stage.run(['add', registryNameOf(free), '--overwrite'], { cwd: root })
    expect(ran).toMatchObject({ exit: 1, err: expect.stringContaining('is a link') })
    expect(text(elsewhere, 'keep.txt')).toBe('theirs')
  })

  test.concurrent.each(['../elsewhere', '/tmp/elsewhere', 'node_modules/x', '.git/hooks', 'a/../../b'])(
    '--dir %s is refused',
    async (folder) => {
      expect(await stage.run(['add', registryNameOf(free), '--dir', folder], { cwd: react() })).toMatchObject({
        exit: 2,
        err: expect.stringContaining('for dir'),
      })
    },
  )

  test.each([
    '~/../../evil.tsx',
    '/evil.tsx',
    `~/${dir}/../../../../evil.tsx`,
    '~/.git/hooks/pre-commit',
    `~/other/evil.tsx`,
  ])('a server that says %s is not believed', async (target) => {
    stage.answerFirst(({ url }) =>
      url.includes('/r/')
        ? Response.json({ name: 'evil', files: [{ target, content: 'evil' }], meta: { path: 'a/b/c/d' } })
        : null,
    )
    const root = react()
    const ran = await stage.run(['add', 'evil'], { cwd: root })
    expect(ran).toMatchObject({ exit: 4, err: expect.stringContaining('in a form that this version does not know') })
    expect(execFileSync('find', [root, '-name', '*evil*'], { encoding: 'utf8' })).toBe('')
  })

  test('a lock that names other files is refused', async () => {
    const root = react()
    await stage.run(['add', registryNameOf(free)], { cwd: root })
    const lock = JSON.parse(text(root, 'millwork.lock.json'))
    write(root, 'millwork.lock.json', { ...lock, files: { '../../etc/passwd': Object.values(lock.files)[0] } })
    expect(await stage.run(['update'], { cwd: root })).toMatchObject({
      exit: 1,
      err: expect.stringContaining('names “../../etc/passwd”'),
    })
    write(root, 'millwork.lock.json', '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> theirs\n')
    expect((await stage.run(['outdated'], { cwd: root })).err).toContain('A merge left its marks in it')
  })

  test.runIf(process.getuid?.() !== 0)('a folder that may not be written is named', async () => {
    const root = react()
    mkdirSync(join(root, dir), { recursive: true })
    chmodSync(join(root, dir), 0o500)
    const ran = await stage.run(['add', registryNameOf(free)], { cwd: root })
    expect(ran).toMatchObject({
      exit: 1,
      err: expect.stringMatching(/may not be read or written by you\.\nChange the permissions/),
    })
    expect(readdirSync(join(root, dir))).toEqual([])
  })
})

describe('update', () => {
  let added: string
  beforeAll(async () => {
    added = react()
    await stage.run(['add', registryNameOf(free), registryNameOf(locked[0]!)], { cwd: added, key })
  })
  /** A project with two components, committed. */
  async function begun(ends = '\n') {
    const root = project({})
    cpSync(added, root, { recursive: true })
    if (ends !== '\n') write(root, fileOf(free), `\uFEFF${text(root, fileOf(free)).replaceAll('\n', ends)}`)
    commit(root)
    return root
  }
  const append = (line: string) => (code: string) => `${code}${line}\n`

  test('nothing to do is said, and asked in one request', async () => {
    const root = await begun()
    stage.asked.length = 0
    expect(await stage.run(['update'], { cwd: root, key })).toMatchObject({
      exit: 0,
      out: '2 files are as the site serves them. Nothing to do.\n',
    })
    expect(stage.asked.map(({ path }) => path)).toEqual(['/r/updates'])
  })

  test('an untouched file becomes what is served, a changed one keeps its changes', async () => {
    const root = await begun()
    stage.changed.set(free, append('// new at the end')).set(locked[0]!, append('// new at the end'))
    write(root, fileOf(free), `// mine\n${text(root, fileOf(free))}`)
    commit(root)
    const before = await stage.run(['outdated', '--json', '--exit-code'], { cwd: root, key })
    expect(before.exit).toBe(5)
    expect(before.json.files).toMatchObject(
      [
        { state: 'changed', changedHere: true },
        { state: 'changed', changedHere: false },
      ].toSorted(() => (fileOf(free) < fileOf(locked[0]!) ? 0 : -1)),
    )
    expect((await stage.run(['diff', '--new', fileOf(free)], { cwd: root, key })).out).toContain('+// new at the end')
    const dry = await stage.run(['update', '--dry-run', '--json'], { cwd: root, key })
    expect(dry.json.files.map(({ did }) => did).toSorted()).toEqual(['merged', 'updated'])
    expect(text(root, fileOf(free))).not.toContain('new at the end')
    const ran = await stage.run(['update', '--json'], { cwd: root, key })
    expect(ran.exit, ran.err).toBe(0)
    expect(text(root, fileOf(free))).toMatch(/^\/\/ mine\n[^]*\n\/\/ new at the end\n$/)
    expect(text(root, fileOf(locked[0]!))).toBe(
      await stage.served(registryNameOf(locked[0]!), { flavour: 'react', dir }, key),
    )
    expect((await stage.run(['outdated', '--exit-code'], { cwd: root, key })).exit).toBe(0)
  })

  test('stopped on the way it ends after a whole file, which the lock knows', async () => {
    const root = await begun()
    const before = new Map([free, locked[0]!].map((path) => [fileOf(path), text(root, fileOf(path))]))
    stage.changed.set(free, append('// new')).set(locked[0]!, append('// new'))
    const { child, ran } = stage.begin(['update'], { cwd: root, key })
    let said = ''
    child.stderr?.on('data', (piece: string) => (said += piece))
    stage.answerFirst(async ({ url, method }) => {
      if (method !== 'GET' || !url.includes('/r/')) return null
      child.kill('SIGINT')
      await vi.waitFor(() => expect(said).toContain('Stopping'), { timeout: 60_000 })
      return null
    })
    expect(await ran).toMatchObject({ exit: 1, err: expect.stringContaining('No file is half written.') })
    const written = [...before].filter(([path, was]) => text(root, path) !== was)
    expect(written).toHaveLength(1)
    expect(execFileSync('find', [root, '-name', '*.tmp'], { encoding: 'utf8' })).toBe('')
    stage.answerFirst(null)
    const states = (await stage.run(['outdated', '--json'], { cwd: root, key })).json.files
    expect(states.map(({ path, state, changedHere }) => [path, state, changedHere])).toEqual(
      [...before.keys()].toSorted().map((path) => [path, path === written[0]![0] ? 'current' : 'changed', false]),
    )
  })

  test('what both changed is marked, told with 5, and not touched again until it is solved', async () => {
    const root = await begun()
    stage.changed.set(free, (code) => code.replace(/^.*\n/, '// theirs\n'))
    write(root, fileOf(free), text(root, fileOf(free)).replace(/^.*\n/, '// mine\n'))
    commit(root)
    const ran = await stage.run(['update', '--json'], { cwd: root, key })
    expect(ran).toMatchObject({
      exit: 5,
      json: { files: expect.arrayContaining([expect.objectContaining({ did: 'conflict', conflicts: 1 })]) },
    })
    expect(text(root, fileOf(free))).toMatch(
      new RegExp(`^<<<<<<< yours\n// mine\n=======\n// theirs\n>>>>>>> ${site.version}\n`),
    )
    commit(root)
    stage.changed.set(free, append('// newer'))
    const again = await stage.run(['update'], { cwd: root, key })
    expect(again).toMatchObject({ exit: 5, out: expect.stringContaining('a conflict still stands in it') })
  })

  test('changes that are in no commit are refused, in files that would be written only', async () => {
    const root = await begun()
    stage.changed.set(free, append('// new'))
    write(root, 'src/main.tsx', '// not ours')
    expect((await stage.run(['update', '--dry-run'], { cwd: root, key })).exit).toBe(0)
    write(root, fileOf(free), `// mine\n${text(root, fileOf(free))}`)
    const refused = await stage.run(['update'], { cwd: root, key })
    expect(refused).toMatchObject({ exit: 5, err: expect.stringContaining(`in no commit: ${fileOf(free)}.`) })
    expect(text(root, fileOf(free))).not.toContain('// new')
    expect((await stage.run(['update', '--force'], { cwd: root, key })).exit).toBe(0)
    expect(text(root, fileOf(free))).toContain('// new')
  })

  test('ends of lines and a byte order mark stay', async () => {
    const root = await begun('\r\n')
    expect((await stage.run(['diff'], { cwd: root })).out).toContain('2 files are as they were served.')
    stage.changed.set(free, append('// new'))
    await stage.run(['update'], { cwd: root, key })
    const after = text(root, fileOf(free))
    expect(after).toMatch(/^\uFEFF[^]*\r\n\/\/ new\r\n$/)
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  })

  test('without what was served nothing is guessed', async () => {
    const root = await begun()
    rmSync(join(root, '.millwork'), { recursive: true })
    stage.changed.set(free, append('// new'))
    write(root, fileOf(free), `// mine\n${text(root, fileOf(free))}`)
    const ran = await stage.run(['update', '--force'], { cwd: root, key })
    expect(ran).toMatchObject({
      exit: 5,
      out: expect.stringContaining('cannot be merged; --overwrite takes the site’s'),
    })
    expect(text(root, fileOf(free))).not.toContain('// new')
  })

  test('other colours are merged in, and a licence that ended leaves files as they are', async () => {
    const root = await begun()
    write(root, fileOf(free), `// mine\n${text(root, fileOf(free))}`)
    await stage.run(['init', '--primary', 'rose', '--no-registry'], { cwd: root })
    commit(root)
    expect((await stage.run(['update', '--recut'], { cwd: root, key })).exit).toBe(0)
    expect(text(root, fileOf(free))).toBe(
      `// mine\n${await stage.served(registryNameOf(free), { flavour: 'react', primary: 'rose', dir })}`,
    )
    const none = await stage.run(['outdated', '--json'], { cwd: root })
    expect(none.json.files.map(({ state }) => state).toSorted()).toEqual(['current', 'locked'])
    expect(await stage.run(['update'], { cwd: root })).toMatchObject({
      exit: 5,
      out: expect.stringContaining('your key does not open it'),
    })
  })
})

describe('keys', () => {
  test('are sent to the site alone, never printed, and refused where they are none', async () => {
    const cwd = react()
    const who = await stage.run(['whoami'], { cwd, key })
    expect(who).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/key “Build”, from MILLWORK_KEY\.\nLicence: Team\./),
    })
    expect(stage.asked.map(({ authorization }) => authorization)).toEqual([`Bearer ${key}`])
    expect(stage.asked[0]!.agent).toMatch(/^millwork\/\d+\.\d+\.\d+ node\//)
    for (const env of [{}, { MILLWORK_DEBUG: '1' }]) {
      const wrong = await stage.run(['whoami'], {
        cwd,
        key: `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`,
        env,
      })
      expect(wrong).toMatchObject({ exit: 3, err: expect.stringContaining('This access key is not known.') })
      expect(wrong.out + wrong.err).not.toContain(key.slice(4, 20))
    }
    stage.asked.length = 0
    const other = await stage.run(['whoami'], { cwd, key: 'ghp_0123456789012345678901234567890123456' })
    expect(other).toMatchObject({
      exit: 3,
      err: expect.stringContaining('What stands in MILLWORK_KEY is no key of ours.'),
    })
    expect(stage.asked).toEqual([])
    const plain = await stage.run(['whoami'], { cwd, key, env: { MILLWORK_SITE: 'http://site.example' } })
    expect(plain).toMatchObject({
      exit: 3,
      err: expect.stringContaining('http://site.example is not encrypted, so the key is not sent there.'),
    })
  })

  test('are made by signing in with a code, kept for this user alone, and forgotten', async () => {
    const member = await stage.accounts.member({ license: 'unlimited' })
    const cwd = react()
    const env = { XDG_CONFIG_HOME: join(cwd, 'settings') }
    const [ran] = await Promise.all([
      stage.run(['login', '--no-browser', '--json'], { cwd, env }),
      // What a person does who reads the code in the terminal; the test reads it where the server keeps what it awaits.
      allow(member.client),
    ])
    expect(ran.exit, ran.err).toBe(0)
    const file = join(cwd, 'settings/millwork/credentials.json')
    expect(ran.json).toEqual({ origin: stage.origin, file })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const kept = JSON.parse(readFileSync(file, 'utf8'))[stage.origin].key
    expect(ran.out + ran.err).not.toContain(kept)
    expect((await stage.run(['whoami'], { cwd, env })).out).toMatch(/from “millwork login”\.\nLicence: Unlimited\./)
    chmodSync(file, 0o644)
    expect((await stage.run(['whoami'], { cwd, env })).err).toContain('could be read by others')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await stage.run(['logout', '--json'], { cwd, env })).json).toMatchObject({ forgotten: true })
    expect(await stage.run(['whoami'], { cwd, env })).toMatchObject({ exit: 3 })
  })

  test('stand in .env.local or .env of the project as well, before a login and after the environment', async () => {
    const root = react()
    write(root, '.env', `MILLWORK_KEY=mwk_${'2'.repeat(32)}\n`)
    write(root, '.env.local', `# ours\r\nexport MILLWORK_KEY="${key}" # of the machine\r\n`)
    write(root, 'src/deep/a.ts', '')
    const who = await stage.run(['whoami', '--json'], { cwd: join(root, 'src/deep') })
    expect(who).toMatchObject({ exit: 0, json: { from: '.env.local', licence: 'Team' } })
    expect(await stage.run(['add', registryNameOf(locked[0]!)], { cwd: root })).toMatchObject({ exit: 0 })
    const other = await accessKeyOf(stage.accounts, (await stage.accounts.member()).id)
    expect((await stage.run(['whoami', '--json'], { cwd: root, key: other })).json).toMatchObject({
      from: 'MILLWORK_KEY',
      licence: null,
    })
    rmSync(join(root, '.env.local'))
    expect(await stage.run(['whoami'], { cwd: root })).toMatchObject({
      exit: 3,
      err: expect.stringContaining('not known'),
    })
    write(root, '.env', 'MILLWORK_KEY=secret-of-another\n')
    const wrong = await stage.run(['whoami'], { cwd: root })
    expect(wrong).toMatchObject({ exit: 3, err: expect.stringContaining('MILLWORK_KEY of .env is no key of ours') })
    expect(wrong.err).not.toContain('secret')
  })

  test('that have expired are told so', async () => {
    const { id } = await stage.accounts.member({ license: 'developer' })
    const expired = await accessKeyOf(stage.accounts, id, { expiresAt: new Date(0) })
    expect(await stage.run(['add', registryNameOf(locked[0]!)], { cwd: react(), key: expired })).toMatchObject({
      exit: 3,
      err: expect.stringContaining('This access key has expired.'),
    })
  })

  test('a project cannot have them sent elsewhere', async () => {
    const root = react()
    write(root, 'millwork.json', { flavour: 'react', site: 'http://localhost:9' })
    expect(await stage.run(['whoami'], { cwd: root, key })).toMatchObject({
      exit: 0,
      out: expect.stringContaining(stage.origin),
    })
    expect(await stage.run(['add', registryNameOf(free)], { cwd: root, key })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('does not know “site”'),
    })
  })

  test('a redirection is not followed with one', async () => {
    stage.answerFirst(({ url }) =>
      url.includes('/cli/self')
        ? new Response(null, { status: 302, headers: { Location: 'http://localhost:9/' } })
        : null,
    )
    expect(await stage.run(['whoami'], { cwd: react(), key })).toMatchObject({
      exit: 1,
      err: expect.stringContaining('answered with status 302'),
    })
  })
})

describe('the site', () => {
  test('that asks to wait a moment is waited for, and longer is told', async () => {
    const cwd = react()
    let refused = 0
    stage.answerFirst(({ url }) =>
      url.includes('/r/') && (refused += 1) < 3
        ? Response.json({ message: 'Slower, please.' }, { status: 429, headers: { 'Retry-After': '1' } })
        : null,
    )
    expect(await stage.run(['search', 'alert', '--limit', '1'], { cwd })).toMatchObject({ exit: 0 })
    expect(refused).toBe(3)
    stage.answerFirst(() =>
      Response.json({ message: 'That was enough for today.' }, { status: 429, headers: { 'Retry-After': '7200' } }),
    )
    expect(await stage.run(['search', 'alert'], { cwd })).toMatchObject({
      exit: 4,
      err: 'Error: That was enough for today.\nTry again in 120 minutes.\n',
    })
  })

  test.each([
    [
      'a page in its place',
      () => new Response('<html>Sign in to this network</html>', { status: 200 }),
      'answered something else than JSON',
    ],
    [
      'an error',
      () => Response.json({ error: { status: 500, message: 'Something went wrong on our side.' } }, { status: 500 }),
      'Something went wrong on our side.',
    ],
    [
      'what moves the cursor',
      () => Response.json({ message: 'evil \u001b[2J\u001b]0;title\u0007 text' }, { status: 403 }),
      'evil [2J]0;title text',
    ],
  ])('that answers %s is told in a sentence', async (_, answer, sentence) => {
    stage.answerFirst(answer)
    const ran = await stage.run(['search', 'alert'], { cwd: react() })
    expect(ran.exit).toBeGreaterThan(0)
    expect(ran.err).toContain(sentence)
    expect(ran.err).not.toContain('\u001b')
  })

  test('colours stand only where somebody looks', async () => {
    const cwd = react()
    expect((await stage.run(['search', 'alert'], { cwd })).out).not.toContain('\u001b')
    expect((await stage.run(['search', 'alert'], { cwd, env: { FORCE_COLOR: '1' } })).out).toContain('\u001b[1m')
    expect((await stage.run(['search', 'alert'], { cwd, env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain(
      '\u001b',
    )
  })

  test('is asked through a proxy where one is named, unless it is to be gone around', async () => {
    const through: string[] = []
    const proxy = createServer((incoming, outgoing) => {
      through.push(`${incoming.headers['proxy-authorization']} ${incoming.url}`)
      incoming.pipe(
        request(incoming.url!, { method: incoming.method!, headers: incoming.headers }, (answer) =>
          answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers)),
        ),
      )
    })
    await new Promise<void>((resolve) => proxy.listen(0, resolve))
    const HTTP_PROXY = `http://me:p%40ss@127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const cwd = react()
    expect((await stage.run(['whoami'], { cwd, key, env: { HTTP_PROXY } })).exit).toBe(0)
    expect(through).toEqual([`Basic ${btoa('me:p@ss')} ${stage.origin}/cli/self.json`])
    expect((await stage.run(['whoami'], { cwd, key, env: { HTTP_PROXY, NO_PROXY: 'localhost' } })).exit).toBe(0)
    expect(through).toHaveLength(1)
    proxy.closeAllConnections()
    await new Promise((resolve) => proxy.close(resolve))
    expect(await stage.run(['whoami'], { cwd, key, env: { HTTP_PROXY } })).toMatchObject({ exit: 4 })
  })

  test.runIf(hasOpenssl)(
    'is asked through a tunnel where it is encrypted, and its certificate is checked',
    async () => {
      const folder = project({})
      const [cert, own] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:P-256',
          '-nodes',
          '-days',
          '2',
          '-keyout',
          own,
          '-out',
          cert,
          '-subj',
          '/CN=localhost',
          '-addext',
          'subjectAltName=DNS:localhost',
        ],
        { stdio: 'ignore' },
      )
      const secure = createSecureServer(
        { cert: readFileSync(cert), key: readFileSync(own) },
        getRequestListener(stage.app.fetch as never),
      )
      const tunnels: string[] = []
      const proxy = createServer().on('connect', ({ url }, socket) => {
        tunnels.push(url!)
        const [, port] = url!.split(':')
        const to = connect(Number(port), 'localhost', () => {
          socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
          to.pipe(socket).pipe(to)
        })
        to.on('error', () => socket.destroy())
        socket.on('error', () => to.destroy())
      })
      for (const each of [secure, proxy]) await new Promise<void>((resolve) => each.listen(0, resolve))
      const port = (secure.address() as AddressInfo).port
      const env = {
        MILLWORK_SITE: `https://localhost:${port}`,
        HTTPS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      }
      const cwd = react()
      expect(await stage.run(['whoami'], { cwd, key, env })).toMatchObject({
        exit: 4,
        err: expect.stringContaining('its certificate is signed by nobody we know'),
      })
      expect((await stage.run(['whoami'], { cwd, key, env: { ...env, NODE_EXTRA_CA_CERTS: cert } })).exit).toBe(0)
      expect(tunnels).toEqual([`localhost:${port}`, `localhost:${port}`])
      secure.closeAllConnections()
      secure.close()
      proxy.close()
    },
  )
})

describe('create', () => {
  test('lists what there is, and writes what a key opens', async () => {
    const cwd = project({})
    const guest = await stage.run(['create', '--json'], { cwd })
    expect(guest.json.projects.every(({ isOpen }) => !isOpen)).toBe(true)
    const kit = guest.json.projects[0]!
    expect(await stage.run(['create', kit.names[0]!, 'mine'], { cwd })).toMatchObject({ exit: 3 })
    expect(readdirSync(cwd)).toEqual([])
    const ran = await stage.run(['create', kit.names[0]!, 'mine', '--json'], { cwd, key })
    expect(ran.exit, ran.err).toBe(0)
    expect(ran.json.files).toBe(kit.editions[0]!.files)
    expect(JSON.parse(text(cwd, 'mine/package.json'))).toHaveProperty('scripts')
    writeFileSync(join(cwd, 'note'), '')
    expect(await stage.run(['create', kit.names[0]!, '.'], { cwd, key })).toMatchObject({
      exit: 5,
      err: expect.stringContaining('is not empty'),
    })
    const template = guest.json.projects.find(({ kind }) => kind === 'templates')!
    const small = await accessKeyOf(stage.accounts, (await stage.accounts.member({ license: 'developer' })).id)
    expect(await stage.run(['create', template.names[0]!, 'site'], { cwd, key: small })).toMatchObject({
      exit: 3,
      err: expect.stringContaining('Unlimited or a Team licence'),
    })
  })

  test('that cannot be written whole leaves the folder as it was, with what others put there meanwhile', async () => {
    const cwd = project({})
    const { names } = (await stage.run(['create', '--json'], { cwd, key })).json.projects[0]!
    const inTheWay = join(cwd, 'mine/package.json')
    stage.answerFirst(async ({ url }) => {
      if (url.endsWith('.zip') || url.includes(names[0]!)) mkdirSync(inTheWay, { recursive: true })
      if (existsSync(inTheWay)) writeFileSync(join(cwd, 'mine/note'), 'from somebody else')
      return null
    })
    const ran = await stage.run(['create', names[0]!, 'mine'], { cwd, key })
    stage.answerFirst(null)
    expect(ran).toMatchObject({ exit: 1, err: expect.stringContaining('package.json') })
    expect(readdirSync(join(cwd, 'mine')).toSorted()).toEqual(['note', 'package.json'])
    expect(text(cwd, 'mine/note')).toBe('from somebody else')
  })
})

test('assistants are told of the site’s own server, without a key', async () => {
  const ran = await stage.run(['mcp', '--json', '--key'], { cwd: react(), key })
  expect(ran.json.address).toBe(`${stage.origin}/mcp`)
  for (const { text: told } of ran.json.assistants) {
    expect(told).toContain(ran.json.address)
    expect(told).not.toContain(key)
    if (told.startsWith('{')) JSON.parse(told)
  }
  expect(await stage.run(['mcp', 'nobody'], { cwd: react() })).toMatchObject({ exit: 2 })
})
