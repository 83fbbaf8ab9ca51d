/** Plays a component in one engine, in every flavour, and holds each state to what React shows in the same engine. */
import { flavours, type Flavour } from '#shared/catalog.ts'
import type { Engine } from '#toolchain/engines/engine.ts'
import { present } from '#toolchain/present.ts'
import { compareForms, toldAs } from '#verify/eye/compare.ts'
import { knownDifferences as knownOfStructure } from '#verify/eye/differences.ts'
import type { ElementForm } from '#verify/eye/normal-form.ts'
import { ask, inputsOf, NotThere, perform, type Step } from './act.ts'
import { compareStates, type Finding } from './compare.ts'
import { explore } from './explore.ts'
import type { State } from './eye/state.ts'
import { knownDifferences, knownFinding, type KnownDifference } from './differences.ts'
import type { House } from './house.ts'

export type Screen = { width: number; height: number }

/** A phone as narrow as WebKit's window can be, and a window on a laptop, where it is then used. */
const windows: readonly Screen[] = [
  { width: 450, height: 900 },
  { width: 1000, height: 900 },
]

export type PlayOptions = {
  /** On each it is read as it begins; on the last it is used. */
  screens?: readonly Screen[]
  /** What a flavour may do otherwise than React. */
  differences?: readonly KnownDifference[]
}

export type Played = {
  /** How many states each flavour was looked at in. */
  states: number
  /** What no list knows: flavour, step, what differs. */
  wrong: string[]
  /** The reasons of what differs and is known. */
  known: string[]
}

type Stage = { engine: Engine; house: House; path: string; screens: readonly Screen[] }
type Reference = { forms: ElementForm[][]; steps: Step[]; states: State[]; traces: string[] }

export async function playComponent(
  engine: Engine,
  house: House,
  path: string,
  { screens = windows, differences = knownDifferences }: PlayOptions = {},
): Promise<Played> {
  const wrong: string[] = []
  const known = new Set<string>()
  const stage = { engine, house, path, screens }
  const original = await playReact(stage, wrong)
  for (const flavour of flavours.filter((each) => each !== 'react')) {
    const note = (finding: Finding) => {
      const reason = knownFinding(flavour, finding, differences)
      if (reason) known.add(reason)
      else wrong.push(`${flavour}, ${finding.step}: ${finding.what}`)
    }
    await playFlavour(stage, flavour, original, note)
  }
  return { states: original.states.length + screens.length, wrong, known: [...known].toSorted() }
}

async function playReact(stage: Stage, wrong: string[]): Promise<Reference> {
  const { engine } = stage
  const forms = await open(stage, 'react')
  const original: Reference = { forms, steps: [], states: [], traces: [] }
  try {
    for await (const step of explore(engine)) {
      const trace = await perform(engine, step[1]).catch(unlessTakenAway)
      if (trace === undefined) continue
      original.traces.push(trace)
      original.states.push(await ask(engine, 'state', inputsOf(step[1])))
      original.steps.push(step)
    }
  } catch (error) {
    if (isGone(error)) throw error
    wrong.push(`react: cannot be played: ${(error as Error).message.split('\n')[0]}`)
  }
  wrong.push(...(await complaints(engine)).map((text) => `react: the page complains: ${text}`))
  return original
}

/** What was sent or chosen may take the place of a field that stood there at first, and nothing is done to that one. */
function unlessTakenAway(error: unknown): undefined {
  if (!(error instanceof NotThere)) throw error
}

async function playFlavour(stage: Stage, flavour: Flavour, original: Reference, note: (finding: Finding) => void) {
  const { engine } = stage
  await open(stage, flavour, original.forms, note)
  for (const [index, [step, act]] of original.steps.entries()) {
    const wanted = present(original.states[index], `a state of React after “${step}”`)
    try {
      const trace = await perform(engine, act)
      if (trace !== original.traces[index])
        note({
          step,
          aspect: 'trace',
          what: `the focus goes ${trace}, in React ${original.traces[index]}`,
          ours: [trace],
          react: [],
        })
      const seen = await ask(engine, 'state', inputsOf(act), wanted)
      for (const finding of compareStates(step, seen, wanted)) note(finding)
    } catch (error) {
      if (isGone(error)) throw error
      const what = `cannot be done: ${(error as Error).message.split('\n')[0]}`
      note({ step, aspect: 'act', what, ours: [], react: [] })
      break
    }
  }
  for (const text of await complaints(engine))
    note({ step: 'at the end', aspect: 'complaint', what: `the page complains: ${text}`, ours: [text], react: [] })
}

/** Shows it on every screen; answers the forms, or notes what differs from those that are given. */
async function open(
  { engine, house, path, screens }: Stage,
  flavour: Flavour,
  wanted?: ElementForm[][],
  note?: (finding: Finding) => void,
): Promise<ElementForm[][]> {
  await engine.move(0, 0)
  await engine.open(house.addressOf(path, flavour))
  await ask(engine, 'begin')
  const all: ElementForm[][] = []
  for (const [index, { width, height }] of screens.entries()) {
    await engine.setViewport(width, height)
    const react = wanted?.[index]
    const forms = await (react ? ask(engine, 'forms', react) : ask(engine, 'forms'))
    all.push(forms)
    for (const difference of react ? compareForms(forms, react) : []) {
      if (knownOfStructure.some((known) => known.flavours.includes(flavour) && known.is(difference))) continue
      const { ours, react: original } = difference
      note?.({ step: `${width} px`, aspect: 'structure', what: toldAs(difference), ours, react: original })
    }
  }
  return all
}

const isGone = (error: unknown) => (error as Error).name === 'EngineGone'

const complaints = (engine: Engine) => engine.evaluate<string[]>('[...new Set(complaints)]')
