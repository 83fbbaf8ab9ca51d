/** What people do, as data: so that what React was taken through can be done again in every flavour. */
import type { Engine, Key } from '#toolchain/engines/engine.ts'
import type { Eye } from './eye/index.ts'
import type { Target } from './eye/find.ts'

export type Act =
  | { do: 'look' }
  /** Presses keys, on something where one is named. */
  | { do: 'press'; keys: Key[]; on?: Target }
  | { do: 'type'; text: string; on?: Target }
  | { do: 'click'; on: Target }
  | { do: 'hover'; on: Target }
  | { do: 'click outside' }
  /** Goes by Tab from before the component to behind it, and back; tells where the focus was. */
  | { do: 'walk' }

export type Step = [what: string, act: Act]

/** Between the edge of the page and the component, where nothing takes the focus. */
const outside = [380, 6] as const
const most = { forth: 40, back: 5 }

/** Asks the eye in the page. */
export const ask = <Name extends keyof Eye>(engine: Engine, name: Name, ...given: Parameters<Eye[Name]>) =>
  engine.evaluate<Awaited<ReturnType<Eye[Name]>>>(`eye.${name}(${given.map((one) => JSON.stringify(one)).join(', ')})`)

/** What an act is to be done to is not on the page. */
export class NotThere extends Error {
  constructor(target: Target) {
    super(`${toldOf(target)} is not there`)
  }
}

/**
 * Does it, by the engine's own input.
 * @returns what it told on the way, such as where the focus went
 * @throws {NotThere} before anything is done, but for a walk, which may have begun
 */
export async function perform(engine: Engine, act: Act): Promise<string> {
  switch (act.do) {
    case 'look':
      return ''
    case 'press':
      if (act.on) await focusOn(engine, act.on)
      for (const key of act.keys) await engine.press(key)
      return ''
    case 'type':
      if (act.on) await focusOn(engine, act.on)
      await engine.type(act.text)
      return ''
    case 'click':
      await engine.click(...(await placeOf(engine, act.on)))
      return ''
    case 'hover':
      await engine.move(...(await placeOf(engine, act.on)))
      return ''
    case 'click outside':
      await engine.click(...outside)
      return ''
    case 'walk':
      return walk(engine)
  }
}

/** How many keys and buttons are let go of in an act, at its end; a walk looks for itself. */
export function inputsOf(act: Act): number {
  if (act.do === 'press') return act.keys.flatMap((key) => key.split('+')).length
  if (act.do === 'type') return act.text.length
  return act.do === 'click' || act.do === 'click outside' ? 1 : 0
}

async function walk(engine: Engine): Promise<string> {
  await focusOn(engine, { css: '#before', nth: 0 })
  const trace: string[] = []
  const go = async (key: Key, end: string, turns: number) => {
    for (let turn = 0; turn < turns; turn++) {
      await engine.press(key)
      const focus = await ask(engine, 'focus', key.split('+').length)
      trace.push(focus)
      if (focus === end) return
    }
  }
  await go('Tab', 'button After', most.forth)
  if (trace.at(-1) === 'button After') await go('Shift+Tab', 'button Before', most.back)
  await focusOn(engine, { css: '#before', nth: 0 })
  return trace.join(' · ')
}

async function placeOf(engine: Engine, target: Target): Promise<[number, number]> {
  const place = await ask(engine, 'placeOf', target)
  if (!place) throw new NotThere(target)
  return place
}

async function focusOn(engine: Engine, target: Target) {
  if (!(await ask(engine, 'focusOn', target))) throw new NotThere(target)
}

export const toldOf = (target: Target) => ('css' in target ? target.css : `${target.role} “${target.name}”`)
