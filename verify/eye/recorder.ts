/**
 * What cannot be read off a page, since it passes or goes elsewhere: what was said, copied, sent, printed, which
 * movements ran. It is noted as it happens, by hands that are laid on the page before anything of it runs. Longer times
 * are stopped, and pass when a step says so.
 */
import type { Page } from 'playwright-core'
import { focusOf } from '../browser/snapshot.ts'
import { countListeners } from './listeners.ts'
import { normalForm, type ElementForm } from './normal-form.ts'
import { watchTwins } from './twins.ts'

/** What a page tells of itself. */
export type Look = {
  /** The forms of its elements, as JSON: most are equal letter by letter. */
  form: string
  focus: string
  /** What was said and done since the last look. */
  told: string[]
}

type Recorder = {
  look(): Promise<Look>
  pause(): Promise<void>
  due(): number | undefined
  moves(): Promise<string[]>
  pass(milliseconds: number): Promise<void>
  rest(on: boolean): void
  hold(on: boolean): void
  leave(): Promise<void>
  comeAgain(): Promise<void>
  remains(): string
  comeTwice(): Promise<void>
  shared(): string
  twins(): Promise<string>
}

/** Lays the hands on a page, once. */
export async function equip(page: Page): Promise<void> {
  if (equipped.has(page)) return
  equipped.add(page)
  await page.addInitScript(
    `globalThis.recorder = (${install})(${[normalForm, focusOf, countListeners, watchTwins].map((part) => `(${part})`).join()})`,
  )
}
const equipped = new WeakSet<Page>()

/** Waits until the page has drawn, and looks. */
export const look = (page: Page): Promise<Look> =>
  page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.look())

/** Waits until the page has drawn, and what it does of itself has come to rest. */
export const pause = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.pause())

/** Lets every movement that began come to its end at once; answers which they were. */
export const movesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.moves())

/** When the next of what is put off is due, in milliseconds. */
export const dueOn = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.due())

/** Lets time go by on the page. */
export const passTime = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => (globalThis as unknown as { recorder: Recorder }).recorder.pass(time), milliseconds)

/** While a page is made wider or narrower the pointer rests, and what comes to lie under it hears nothing. */
export const restPointer = (page: Page, rests: boolean): Promise<void> =>
  page.evaluate((on) => (globalThis as unknown as { recorder: Recorder }).recorder.rest(on), rests)

/** While somebody presses twice at once, live regions are heard once it is done: whether a frame fell between is chance. */
export const holdHearing = (page: Page, holds: boolean): Promise<void> =>
  page.evaluate((on) => (globalThis as unknown as { recorder: Recorder }).recorder.hold(on), holds)

/** Takes the snippet off its page. */
export const leave = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.leave())

/** Puts it there once more. */
export const comeAgain = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.comeAgain())

/**
 * What goes on after it left twice: timers, and listeners that grew in number. What a library keeps once and for all does
 * not.
 */
export const remainsOf = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.remains())

/** Puts two of it there, beside each other. */
export const comeTwice = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.comeTwice())

/** Ids that more than one element has of those that are drawn, with a blank between. */
export const sharedIdsOf = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.shared())

/**
 * Acts in one of the two and then in the other, and takes both off their page; answers what of the twin was touched all the
 * same, and whether something put off by what was done goes on.
 */
export const twinsOf = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.twins())

/** Runs in the page. */
function install(
  read: () => ElementForm[],
  focus: () => string,
  count: typeof countListeners,
  twins: typeof watchTwins,
): Recorder {
  const native = {
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    requestAnimationFrame: requestAnimationFrame.bind(globalThis),
  }
  let told: string[] = []
  let pointerRests = false
  for (const event of ['move', 'over', 'out', 'enter', 'leave'])
    for (const device of ['pointer', 'mouse'])
      addEventListener(device + event, (heard) => pointerRests && heard.stopImmediatePropagation(), true)
  const listeners = count()
  const left: { timers: number; heard: Map<string, number> }[] = []
  const lifeOfSnippet = () =>
    globalThis as unknown as Record<'comes' | 'comesTwice', () => () => unknown> & { goes: () => unknown }
  const clock = stopTime()
  const saying = watchWhatIsSaid()
  watchWhatIsDone()
  const moved = watchMovements()
  const frame = () => new Promise((resolve) => native.requestAnimationFrame(resolve))
  const task = () => new Promise((resolve) => native.setTimeout(resolve))
  const changes = countChanges()
  const pause = async () => {
    for (let turn = 0; turn < 2; turn++) await frame()
    let before = changes()
    await frame()
    await task()
    // What goes on changing of itself is looked at all the same.
    for (let turn = 0; turn < 12 && changes() !== before; turn++) {
      before = changes()
      await frame()
    }
  }

  return {
    pause,
    async look() {
      await pause()
      for (let turn = 0; turn < 12 && saying.isListening(); turn++) await frame()
      // Who speaks first of several that change at once is no matter.
      const now = told.toSorted()
      told = []
      return { form: JSON.stringify(read()), focus: focus(), told: now }
    },
    async moves() {
      for (let turn = 0, quiet = 0; turn < 12 && quiet < 3; turn++) {
        await frame()
        await frame()
        const running = document
          .getAnimations()
          .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity)
        for (const animation of running) {
          moved.see(animation)
          animation.finish()
        }
        quiet = running.length > 0 ? 0 : quiet + 1
        await clock.pass(100)
      }
      return moved.noted.splice(0).toSorted()
    },
    due: clock.due,
    pass: clock.pass,
    rest: (on) => void (pointerRests = on),
    hold: saying.hold,
    async leave() {
      await lifeOfSnippet().goes()
      await pause()
      // What was only put off for a moment has come to its end.
      await clock.pass(2000)
      left.push({ timers: clock.count(), heard: listeners() })
    },
    async comeAgain() {
      const life = lifeOfSnippet()
      life.goes = life.comes()
      await pause()
    },
    remains() {
      const [first, ...others] = left
      const last = others.at(-1)
      if (!first || !last) return ''
      const timers = first.timers > 0 || last.timers > 0 ? ['a timer'] : []
      const heard = [...last.heard].filter(([name, count]) => count > (first.heard.get(name) ?? 0))
      return [...timers, ...heard.map(([name]) => `hearing ${name}`)].toSorted().join(', ')
    },
    async comeTwice() {
      const life = lifeOfSnippet()
      life.goes = life.comesTwice()
      await pause()
    },
    shared() {
      const drawn = [...document.querySelectorAll('#root [id]')].filter((element) => element.checkVisibility())
      const ids = drawn.map(({ id }) => id)
      return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].toSorted().join(' ')
    },
    async twins() {
      const touched = await twins(pause)
      await lifeOfSnippet().goes()
      await pause()
      // Longer than libraries take to forget what was typed or pointed at.
      await clock.pass(400)
      return [...touched, ...(clock.count() > 0 ? ['a timer once both have gone'] : [])].join(', ')
    },
  }

  /** Timers of 60 ms and more, and the date, go by a clock of their own; shorter ones are how libraries take a breath. */
  function stopTime() {
    const breath = 60
    const begun = Date.UTC(2026, 4, 14, 12)
    type Timer = { at: number; every?: number; run: () => void }
    const timers = new Map<number, Timer>()
    let now = 0
    let last = 1_000_000_000
    const RealDate = Date
    class StoppedDate extends RealDate {
      constructor(...given: unknown[]) {
        if (given.length === 0) super(begun + now)
        else super(...(given as [number]))
      }
      static override now() {
        return begun + now
      }
    }
    const set = (run: TimerHandler, time: number, given: unknown[], every?: number) => {
      const call = typeof run === 'function' ? () => void (run as (...each: unknown[]) => void)(...given) : () => {}
      timers.set(++last, { at: now + time, run: call, ...(every !== undefined && { every }) })
      return last
    }
    const clear = (id?: number) => {
      if (id !== undefined && !timers.delete(id)) native.clearTimeout(id)
    }
    Object.assign(globalThis, {
      realSetTimeout: native.setTimeout,
      Date: StoppedDate,
      setTimeout: (run: TimerHandler, time = 0, ...given: unknown[]) =>
        time < breath ? native.setTimeout(run, time, ...given) : set(run, time, given),
      setInterval: (run: TimerHandler, time = 0, ...given: unknown[]) => set(run, time, given, Math.max(time, 1)),
      clearTimeout: clear,
      clearInterval: clear,
    })
    const next = () => [...timers].toSorted(([, one], [, other]) => one.at - other.at)[0]
    return {
      count: () => timers.size,
      due() {
        const first = next()
        return first && first[1].at - now
      },
      async pass(time: number) {
        const end = now + time
        for (let first = next(); first && first[1].at <= end; first = next()) {
          const [id, timer] = first
          now = Math.max(now, timer.at)
          if (timer.every === undefined) timers.delete(id)
          else timer.at += timer.every
          timer.run()
          await task()
        }
        now = end
        await task()
      },
    }
  }

  /** How often the page has changed so far. */
  function countChanges() {
    let count = 0
    const observer = new MutationObserver((records) => (count += records.length))
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    return () => (count += observer.takeRecords().length)
  }

  /** The texts of live regions, each time one has another. */
  function watchWhatIsSaid() {
    const regions = '[role=status], [role=alert], [role=log], output, [aria-live]:not([aria-live=off])'
    let texts = new Map<Element, string>()
    let isListening = false
    let isHeld = false
    // Once two frames brought nothing new, as a screen reader waits for a sentence to be whole.
    let changes = 0
    const hear = () => {
      changes++
      if (!isListening) listenWhenQuiet(1)
      isListening = true
    }
    const listenWhenQuiet = (round: number) => {
      const before = changes
      const next = () => (changes === before || round === 5 ? listen() : listenWhenQuiet(round + 1))
      native.requestAnimationFrame(() => native.requestAnimationFrame(next))
    }
    const listen = () => {
      isListening = false
      if (isHeld) return
      const found = new Map<Element, string>()
      for (const region of document.querySelectorAll<HTMLElement>(regions)) {
        if (!region.checkVisibility()) continue
        const text = region.innerText.replaceAll(/\s+/g, ' ').trim()
        const manner = region.getAttribute('aria-live') ?? region.getAttribute('role') ?? region.localName
        if (text && text !== texts.get(region)) told.push(`says (${manner}) “${text}”`)
        found.set(region, text)
      }
      texts = found
    }
    new MutationObserver(hear).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['style', 'class', 'hidden'],
    })
    const hold = (on: boolean) => {
      isHeld = on
      if (!on) hear()
    }
    return { hold, isListening: () => isListening }
  }

  function watchWhatIsDone() {
    const replace = (target: object, name: string, note: (...given: unknown[]) => unknown) =>
      Object.defineProperty(target, name, { value: note, configurable: true, writable: true })
    const clipboard = {
      writeText: (text: string) => (told.push(`copies “${text}”`), Promise.resolve()),
      readText: () => Promise.resolve(''),
    }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    for (const name of ['print', 'open', 'alert', 'scrollTo', 'scrollBy'])
      if (!name.startsWith('scroll'))
        replace(globalThis, name, (...given) => void told.push(`${name} ${given.join(' ')}`.trim()))
    for (const name of ['pushState', 'replaceState'] as const)
      replace(history, name, (_, __, address) => void told.push(`goes to ${String(address)}`))
    // What people send, and whether the page would leave: it must not.
    addEventListener(
      'submit',
      (event) => {
        const prevent = event.preventDefault.bind(event)
        let isKept = false
        event.preventDefault = () => void (isKept = true)
        prevent()
        const { target } = event
        const sent = target instanceof HTMLFormElement ? [...new FormData(target, event.submitter)] : []
        const fields = sent.map(([name, value]) => `${name}=${typeof value === 'string' ? value : 'a file'}`)
        queueMicrotask(
          () => void told.push(`sends ${fields.toSorted().join(' & ')}${isKept ? '' : ', and leaves the page'}`),
        )
      },
      true,
    )
    addEventListener(
      'invalid',
      ({ target }) => {
        if (target instanceof Element) told.push(`finds ${target.getAttribute('name') ?? target.localName} wrong`)
      },
      true,
    )
  }

  /** What moved, from where to where, how long and how. */
  function watchMovements() {
    const noted: string[] = []
    const seen = new WeakSet<Animation>()
    const nameOf = (animation: Animation) =>
      animation instanceof CSSTransition ? animation.transitionProperty : (animation as CSSAnimation).animationName
    /** Each once: what began since the last frame is seen before the browser tells of it. */
    const see = (animation: Animation) => {
      const { effect } = animation
      if (seen.has(animation) || !(effect instanceof KeyframeEffect)) return
      seen.add(animation)
      const { target } = effect
      const name = nameOf(animation)
      const { duration, delay, easing } = effect.getTiming()
      // Colours follow the pointer and the focus; what was turned round half-way takes a part of its time.
      if (!target || /color|shadow|outline|fill|stroke|background/.test(name) || !Number.isInteger(Number(duration)))
        return
      const frames = effect.getKeyframes()
      const property = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      const values = frames.map((each) => String(each[property] ?? '')).join(' → ')
      const text = (target as HTMLElement).innerText?.replaceAll(/\s+/g, ' ').trim().slice(0, 30) ?? ''
      noted.push(
        `<${target.localName}>${text && ` “${text}”`} ${name} ${values} in ${String(duration)} ms${delay ? ` after ${delay}` : ''}, ${easing}`,
      )
    }
    const hear = ({ target }: Event) => {
      if (target instanceof Element) for (const animation of target.getAnimations()) see(animation)
    }
    document.addEventListener('transitionrun', hear, true)
    document.addEventListener('animationstart', hear, true)
    return { noted, see }
  }
}
