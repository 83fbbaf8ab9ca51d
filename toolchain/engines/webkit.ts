/** WebKit: Debian's GTK port of Safari's engine, on a screen that nobody sees, by classic WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { EngineGone, inTime, type Engine } from './engine.ts'
import { beginSession } from './webdriver.ts'

/** @param program of the small browser that belongs to the driver */
export async function launchWebkit(program: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  // What GTK does not animate, WebKit's pages should not either: they see prefers-reduced-motion.
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const running: ChildProcess[] = []
  const leave = () => {
    for (const child of running.toReversed()) endGroup(child)
    rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', leave)
  try {
    const { screen, display } = await openScreen(running)
    const port = await freePort()
    const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        XDG_CACHE_HOME: home,
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    })
    running.push(driver)
    const address = `http://127.0.0.1:${port}`
    await listening(address, [screen, driver])
    const engine = await inTime(
      'begin a session',
      beginSession(address, { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } }),
    )
    return {
      ...engine,
      async close() {
        await inTime('close', engine.close()).catch(() => undefined)
        process.off('exit', leave)
        leave()
      },
    }
  } catch (error) {
    process.off('exit', leave)
    leave()
    throw error
  }
}

/** A screen of a number that is free: the server itself finds one and says it. */
async function openScreen(running: ChildProcess[]) {
  const screen = spawn(
    '/usr/bin/Xvfb',
    ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp', '-noreset'],
    { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  running.push(screen)
  const said = screen.stdio[3]
  const display = await inTime(
    'open a screen',
    new Promise<string>((resolve, reject) => {
      said?.once('data', (text: Buffer) => resolve(`:${text.toString().trim()}`))
      screen.once('error', reject)
      screen.once('exit', (code) => reject(new EngineGone(`Xvfb ended with ${code}.`)))
    }),
  )
  return { screen, display }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Asks until the driver answers, or one of the programs has ended. */
async function listening(address: string, programs: ChildProcess[]) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (programs.some(({ exitCode }) => exitCode !== null)) break
    const isReady = await fetch(`${address}/status`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await setTimeout(50)
  }
  throw new EngineGone('WebKitWebDriver does not answer.')
}

/** The program and all it started. */
function endGroup({ pid, exitCode }: ChildProcess) {
  if (pid === undefined || exitCode !== null) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
