/** What runs in the page of every engine, as `eye`: it looks, it finds, and it waits for what should come. */
import { normalForm, type ElementForm } from '#verify/eye/normal-form.ts'
import { compareForms } from '#verify/eye/compare.ts'
import { focusOn, placeOf } from './find.ts'
import { readFocus, readState, type State } from './state.ts'
import { buttonsNow, isDialogOpen, lastOfDialog, letterOfLast, survey } from './survey.ts'

/** The time without a change after which a page is at rest: in milliseconds, and in frames for a busy machine. */
const rest = { milliseconds: 80, frames: 6 }
/** What has not come after so many milliseconds and frames, of which a busy machine draws fewer, will not come. */
const latest = { milliseconds: 500, frames: 24 }

/** What the page did of late. */
const since = {
  /** When it last changed, and how many frames ago. */
  changed: performance.now(),
  frames: 0,
  /** Keys and buttons that were let go of since somebody looked: an engine may say so before the page knows. */
  inputs: 0,
}
function noted() {
  since.changed = performance.now()
  since.frames = 0
}
const isAtRest = () => performance.now() - since.changed > rest.milliseconds && since.frames > rest.frames

/** Once the component stands there, with its pictures: from then on the page is watched, and leads nowhere. */
async function begin(): Promise<void> {
  const isAlive = () =>
    Boolean(document.querySelector('#root')?.childElementCount) &&
    [...document.querySelectorAll('#root [x-data]')].every((element) => '_x_dataStack' in element)
  const pictures = () => [...document.images].every((image) => image.complete || image.loading === 'lazy')
  const until = performance.now() + 10_000
  while (!(isAlive() && pictures()) && performance.now() < until) await frame()
  if (!isAlive()) throw new Error('The component does not appear.')
  const watched = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(noted).observe(document, watched)
  for (const kind of ['focusin', 'focusout']) document.addEventListener(kind, noted)
  for (const kind of ['keyup', 'pointerup']) addEventListener(kind, () => void since.inputs++, true)
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('submit', stay)
  // The engine's own bubble comes and goes when it likes.
  document.addEventListener('invalid', stay, true)
  document.addEventListener('click', (event) => (event.target as Element).closest('a[href]') && stay(event))
}

/**
 * What `look` sees, once so many inputs have arrived and it is like what is wanted; or, where nothing is wanted or will
 * not come, once the page rests.
 */
async function settled<T>(inputs: number, look: () => T, isWanted?: (seen: T) => boolean): Promise<T> {
  await arrival(inputs)
  const began = performance.now()
  noted()
  for (let frames = 1; ; frames++) {
    await frame()
    const isLate = performance.now() - began > latest.milliseconds && frames > latest.frames
    if (!isWanted) {
      if (isAtRest() || isLate) return look()
      continue
    }
    // Looking costs more than a frame.
    if (frames % 3 !== 1 && !isLate) continue
    const seen = look()
    if (isLate || isWanted(seen)) return seen
  }
}

async function arrival(inputs: number) {
  for (let frames = 0; since.inputs < inputs && frames < 100; frames++) await frame()
  since.inputs = 0
}

/** A frame, or its time where no frames are drawn, with all that waited for its turn. */
async function frame() {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 50)
    requestAnimationFrame(() => (clearTimeout(timer), resolve()))
  })
  await new Promise((resolve) => setTimeout(resolve, 0))
  since.frames++
}

/** Field by field: on its way through a driver an object may lose the order of its keys. */
const isEqual = (one: State, other: State) =>
  one.tree.join('\n') === other.tree.join('\n') &&
  one.faint.join('\n') === other.faint.join('\n') &&
  one.text.replaceAll(' ', '') === other.text.replaceAll(' ', '') &&
  one.focus === other.focus &&
  one.around === other.around

const eye = {
  begin,
  state: (inputs: number, wanted?: State) => settled(inputs, readState, wanted && ((seen) => isEqual(seen, wanted))),
  forms: (wanted?: ElementForm[]) =>
    settled(0, normalForm, wanted && ((seen) => compareForms(seen, wanted).length === 0)),
  /** Where a key has led to: libraries move it on within two frames. */
  focus: async (inputs: number) => {
    await arrival(inputs)
    await frame()
    await frame()
    return readFocus()
  },
  placeOf,
  focusOn,
  survey,
  buttonsNow,
  lastOfDialog,
  letterOfLast,
  isDialogOpen,
}
export type Eye = typeof eye
Object.assign(globalThis, { eye })
