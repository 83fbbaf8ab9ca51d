/** Classic WebDriver, as the W3C has it, by plain requests; only what playing components takes. */
import { EngineGone, patience, type Engine, type Key } from './engine.ts'

/** What WebDriver calls keys (17.4.2, keyboard actions). */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Shift: '\uE008',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

type Answer = { value: unknown }

/**
 * Begins a session.
 * @param driver the address of the driver
 * @param capabilities what is asked of the browser
 */
export async function beginSession(driver: string, capabilities: object): Promise<Engine> {
  const { sessionId } = (await send(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string }
  const session = (method: 'POST' | 'DELETE', path: string, body?: object) =>
    send(driver, method, `/session/${sessionId}${path}`, body)
  const act = (source: object) => session('POST', '/actions', { actions: [source] }).then(nothing)
  const keys = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions })
  const pointer = (actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  const evaluate = async <T>(expression: string) =>
    (await session('POST', '/execute/async', {
      script: `const done = arguments[0]; Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args: [],
    }).then(unwrap)) as T
  await session('POST', '/timeouts', { script: patience, pageLoad: patience, implicit: 0 })

  return {
    open: (url) => session('POST', '/url', { url }).then(nothing),
    evaluate,
    async setViewport(width, height) {
      // The window has a frame, whose size only the page knows.
      const frame = await evaluate<[number, number]>('[outerWidth - innerWidth, outerHeight - innerHeight]')
      await session('POST', '/window/rect', { x: 0, y: 0, width: width + frame[0], height: height + frame[1] })
      await evaluate(
        `new Promise((done) => { const look = () => innerWidth === ${width} ? done(null) : requestAnimationFrame(look); look() })`,
      )
    },
    async press(key: Key) {
      const names = key.split('+').map((name) => codes[name] ?? name)
      await keys([
        ...names.map((value) => ({ type: 'keyDown', value })),
        ...names.toReversed().map((value) => ({ type: 'keyUp', value })),
      ])
    },
    type: (text) =>
      keys(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    move: (x, y) => pointer([moveTo(x, y)]),
    click: (x, y) => pointer([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    close: () => session('DELETE', '').then(nothing, nothing),
  }
}

const nothing = () => undefined
const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
})

/** What an expression came to, or its error as ours. */
function unwrap(answer: unknown): unknown {
  const { value, error } = answer as { value?: unknown; error?: string }
  if (error !== undefined) throw new Error(error)
  return value
}

/** One command. A driver that is silent, or that has lost its browser, is gone. */
async function send(driver: string, method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> {
  let answer: Answer
  let isGood: boolean
  try {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience + 5_000),
    })
    isGood = response.ok
    answer = (await response.json()) as Answer
  } catch (error) {
    throw new EngineGone(`The engine gave no answer to “${path.replace(/^\/session\/[^/]+/, '')}”.`, { cause: error })
  }
  if (isGood) return answer.value
  const { error, message } = answer.value as { error: string; message: string }
  throw error === 'javascript error' || error === 'move target out of bounds'
    ? new Error(`${error}: ${message}`)
    : new EngineGone(`${error}: ${message}`)
}
