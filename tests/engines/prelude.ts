/** Runs in the page before anything else: what depends on the hour or takes its time is the same in every flavour. */
export function prelude(): void {
  const began = performance.now()
  const noon = Date.UTC(2026, 4, 14, 12)
  const now = () => Math.round(noon + performance.now() - began)
  const RealDate = Date
  class StageDate extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(now())
      else super(...(given as [number]))
    }
    static override now = now
  }
  Object.assign(globalThis, { Date: StageDate })

  // What comes after a second or again and again comes at another step in every flavour: it does not come.
  const soon = globalThis.setTimeout.bind(globalThis)
  const never = () => soon(() => undefined, 0)
  const later = (run: TimerHandler, delay = 0, ...rest: unknown[]) =>
    delay >= 1000 ? never() : soon(run as () => void, delay, ...rest)
  Object.assign(globalThis, { setTimeout: later, setInterval: never })

  // The GTK port calls Tab with Shift no key at all, where Safari says Tab.
  const nameTab = (event: KeyboardEvent) =>
    event.code === 'Tab' && event.key !== 'Tab' && Object.defineProperty(event, 'key', { value: 'Tab' })
  for (const kind of ['keydown', 'keyup'] as const) addEventListener(kind, nameTab, true)

  const say = (name: string, paused: boolean) =>
    function (this: HTMLMediaElement) {
      Object.defineProperty(this, 'paused', { value: paused, configurable: true })
      this.dispatchEvent(new Event(name))
      return Promise.resolve()
    }
  Object.assign(HTMLMediaElement.prototype, { play: say('play', false), pause: say('pause', true) })

  // Firefox opens a window for it and answers nobody until that is closed.
  const print = () => document.querySelector('#elsewhere')?.append(', printed')
  Object.assign(globalThis, { print })

  const complaints: string[] = []
  Object.assign(globalThis, { complaints })
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
}
