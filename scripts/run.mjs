/**
 * The bootstrap behind every npm command. Runs under Node 20 with nothing installed, and uses node: imports only:
 * installs when the lockfile changed, then hands over to the Node that the lockfile brings.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'node_modules/.stamp')
const [command = 'start', ...rest] = process.argv.slice(2)

const commands = {
  start: { script: 'scripts/start/index.ts', mode: 'production' },
  build: { script: 'scripts/build/index.ts', mode: 'production' },
  dev: { script: 'scripts/dev/index.ts', mode: 'development' },
  test: { script: 'scripts/test/index.ts' },
  check: { script: 'scripts/test/check.ts' },
  component: { script: 'scripts/component/index.ts' },
  author: { script: 'scripts/author/index.ts' },
  media: { script: 'scripts/media/index.ts' },
  verify: { script: 'scripts/verify/index.ts', mode: 'production' },
  structure: { script: 'scripts/test/whole.ts', words: ['structure', 'tests/structure.spec.ts'] },
  engines: { script: 'scripts/engines/index.ts' },
  touch: { script: 'scripts/touch/index.ts' },
  parity: { script: 'scripts/test/parity.ts' },
  mutants: { script: 'scripts/mutants/index.ts', mode: 'production' },
  dates: { script: 'scripts/dates/index.ts' },
  bench: { script: 'scripts/bench/index.ts', mode: 'production' },
  measure: { script: 'scripts/heights/index.ts', mode: 'production' },
  pictures: { script: 'scripts/pictures/index.ts', mode: 'production' },
  drawings: { script: 'scripts/drawings/index.ts', mode: 'production' },
  wcag: { script: 'scripts/wcag/index.ts', mode: 'production' },
  sheets: { script: 'scripts/sheets/index.ts', mode: 'production' },
  goods: { script: 'scripts/goods/index.ts' },
  previews: { script: 'scripts/test/previews.ts' },
  accessible: { script: 'scripts/test/whole.ts', words: ['accessible'] },
  paste: { script: 'scripts/test/whole.ts', words: ['paste'] },
  channels: { script: 'scripts/test/whole.ts', words: ['channels', 'tests/channels/registry.spec.ts'] },
  fuzz: { script: 'scripts/fuzz/index.ts' },
  crash: { script: 'scripts/crash/index.ts' },
  leaks: { script: 'scripts/test/leaks.ts' },
  statements: { script: 'scripts/test/statements.ts' },
  'first-acts': { script: 'scripts/first-acts/index.ts', mode: 'production' },
  together: { script: 'scripts/together/index.ts', mode: 'production' },
  backup: { script: 'server/backup/main.ts', mode: 'production' },
  admin: { script: 'server/admin/main.ts', mode: 'production' },
}

if (process.platform === 'win32')
  fail('Millwork runs on Linux, on macOS, and on Windows in WSL 2: open a WSL 2 shell and run this command there.')

const chosen = commands[command]
if (!chosen) fail(`There is no command "${command}". Known: ${Object.keys(commands).join(', ')}.`)

process.chdir(root)
installWhenChanged()
handOver(chosen, [...(chosen.words ?? []), ...rest])

function installWhenChanged() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)))
  const stamp = hash.digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return

  // npm would empty what the link leads to, under the hands of who works there.
  const isLink = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()
  if (isLink)
    fail(
      'node_modules is a link, and the lockfile differs from what is installed behind it. Install there, or remove the link.',
    )

  console.log('Installing packages …')
  const { npm_execpath: npmScript } = process.env
  // npm replaces node_modules, so it must not run on the Node that lies in there.
  const [program, ...first] = npmScript ? [outsideNode(), npmScript] : ['npm']
  const done = spawnSync(program, [...first, 'ci', '--loglevel=error'], { stdio: 'inherit', env: withoutLocalBin() })
  if (done.status !== 0) fail('The packages could not be installed. See above for the reason npm gave.')
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stampFile, stamp)
}

/** The Node that runs npm itself, unless that is the one in node_modules. */
function outsideNode() {
  const inside = (path) => path.startsWith(join(root, 'node_modules'))
  const candidates = [process.env.npm_node_execpath, process.execPath].filter(Boolean)
  return candidates.find((path) => !inside(path)) ?? 'node'
}

function withoutLocalBin() {
  const path = (process.env.PATH ?? '').split(':').filter((entry) => !entry.startsWith(join(root, 'node_modules')))
  return { ...process.env, PATH: path.join(':') }
}

function handOver({ script, mode }, args) {
  const node = join(root, 'node_modules/.bin/node')
  if (!existsSync(node)) {
    fail(
      `There is no Node package for ${process.platform} ${process.arch} among the optional dependencies of package.json.`,
    )
  }
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    // What React and Vite do depends on it, so it is not left to the shell.
    ...(mode && { NODE_ENV: mode }),
  }
  // What Node calls experimental is ours to know, not of those who start the product.
  const quiet = '--disable-warning=ExperimentalWarning'
  if (process.execve) process.execve(node, [node, quiet, script, ...args], env)

  const child = spawn(node, [quiet, script, ...args], { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
