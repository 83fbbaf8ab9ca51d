/** Frames that do together what somebody does in one of them, and are held to each other whenever they rest. */
import { type Flavour, flavours } from '#shared/catalog.ts'
import { differenceOf } from './compare.ts'
import { type FrameWindow, keepFocus } from './focus.ts'
import { type NormalForm, normalForm } from './normal-form.ts'
import { record } from './record.ts'
import { createReplay } from './replay.ts'
import type { Step } from './step.ts'
import { describe } from './target.ts'

/** What was found of the flavours, by their names; empty where all agree. Null while they are still at it. */
export type Verdict = { steps: number; differences: Partial<Record<Flavour, string>> } | null

/** Milliseconds: how long something may be in coming in a slower flavour, and between looks at what goes on. */
const patience = 1500
const pause = 80

type Frame = { flavour: Flavour; window: FrameWindow; keeper: ReturnType<typeof keepFocus>; replay: (step: Step) => boolean; queue: Promise<unknown> } // prettier-ignore

/**
 * @param windows the frames' windows, with the flavours in them
 * @param onVerdict told whenever it changes
 * @returns what ends it
 */
export function runTogether(windows: Record<Flavour, Window>, onVerdict: (verdict: Verdict) => void): () => void {
  let driver: Frame | null = null
  let steps = 0
  let ended = false
  const missed = new Map<Flavour, string>()

  const frames: Frame[] = flavours.map((flavour) => {
    const window = windows[flavour] as FrameWindow
    const frame: Frame = {
      flavour,
      window,
      keeper: keepFocus(window, (element) => {
        lead(frame)
        hand({ kind: 'focus', target: describe(element) })
      }),
      replay: createReplay(window),
      queue: Promise.resolve(),
    }
    stayHere(window)
    copyOnce(window, () => driver === frame)
    record(window, (step) => {
      if (ended) return
      // A pointer that only passes over another frame does not take the lead from the one that is being used.
      const leads = step.kind === 'press' || step.kind === 'keydown' || (step.kind === 'over' && driver === null)
      if (driver !== frame && !leads) return
      lead(frame)
      hand(step)
    })
    new window.MutationObserver(soon).observe(window.document, {
      subtree: true, childList: true, characterData: true, attributes: true,
    }) // prettier-ignore
    return frame
  })

  function lead(frame: Frame) {
    if (driver === frame) return
    driver?.keeper.follow()
    frame.keeper.drive()
    driver = frame
  }

  /** Has a step done in all others, each when it is through with those before. */
  function hand(step: Step) {
    const counts = step.kind === 'click' || step.kind === 'keydown' || step.kind === 'input'
    if (counts) steps += 1
    for (const frame of frames) {
      if (frame === driver) continue
      frame.queue = frame.queue.then(async () => {
        const until = performance.now() + patience
        missed.delete(frame.flavour)
        while (!frame.replay(step)) {
          if (performance.now() > until) {
            if ('target' in step && step.target) missed.set(frame.flavour, `has no ${step.target.role} “${step.target.name}” to do this to`) // prettier-ignore
            break
          }
          await new Promise((resolve) => setTimeout(resolve, 25))
        }
      })
    }
    since = performance.now()
    soon()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  /** When they were last known to be alike, or were last given something to do. */
  let since = performance.now()
  /** Looks once all is done; again and again while the flavours differ, since one may be slower. */
  function soon() {
    if (timer === undefined) timer = setTimeout(() => void look(), pause)
  }

  async function look() {
    await Promise.all(frames.map(({ queue }) => queue))
    timer = undefined
    if (ended) return
    const differences = compare()
    const isEven = Object.keys(differences).length === 0
    if (isEven) since = performance.now()
    if (isEven || performance.now() - since > patience) onVerdict({ steps, differences })
    else {
      onVerdict(null)
      timer = setTimeout(() => void look(), pause)
    }
  }

  function compare(): Partial<Record<Flavour, string>> {
    const forms = new Map<Flavour, NormalForm>(
      frames.map(({ flavour, window }) => [flavour, normalForm(window.document)]),
    )
    const react = forms.get('react')
    return Object.fromEntries(
      flavours.flatMap((flavour) => {
        const own = forms.get(flavour)
        const found = own && react ? differenceOf(own, react) : null
        const said = found ?? missed.get(flavour) ?? null
        return said === null ? [] : [[flavour, said]]
      }),
    )
  }

  soon()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

/** The clipboard is for who has the focus: what follows need not write there what was written. */
function copyOnce({ navigator }: FrameWindow, isDriven: () => boolean) {
  if (!('clipboard' in navigator)) return
  const write = navigator.clipboard.writeText.bind(navigator.clipboard)
  navigator.clipboard.writeText = (text) => (isDriven() ? write(text) : Promise.resolve())
}

/** Links and forms of a sample lead nowhere, and the browser's own bubbles would take the focus. */
function stayHere(window: FrameWindow) {
  const { document } = window
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('submit', stay)
  document.addEventListener('invalid', stay, true)
  document.addEventListener('click', (event) => {
    if (event.target instanceof window.Element && event.target.closest('a[href]')) event.preventDefault()
  })
}
