/** Which mutants are made: spread over kinds, flavours and components, by a seed. */
import type { OutputFile } from '#compiler/index.ts'
import { flavours, type Flavour } from '#shared/catalog.ts'
import type { Subject } from '#verify/subject.ts'
import { present } from '#toolchain/present.ts'
import { hashOf, shuffled } from './chance.ts'
import { damaged, objectionTo } from './damage.ts'
import type { Damage, Kind } from './kinds/index.ts'
import { readPart } from './syntax/index.ts'

export type Mutant = {
  /** Over the component, the flavour and the damaged code. */
  hash: string
  path: string
  flavour: Flavour
  kind: string
  /** The line of the output where the damage begins. */
  line: number
  file: OutputFile
}
/** What was made and does not count. */
export type Refused = Pick<Mutant, 'path' | 'flavour' | 'kind' | 'line'> & { why: string }

export type Plan = {
  seed: string
  /** How many components have mutants, and how many each has in each flavour. */
  components: number
  each: number
}

/** Every way to do every kind of damage to one component in one flavour. */
type Possible = ReadonlyMap<Kind, Damage[]>

/** So many places are tried before a kind is given up for a component. */
const attempts = 4

export function chooseMutants(subjects: readonly Subject[], kinds: readonly Kind[], plan: Plan) {
  const possible = new Map(subjects.map((subject) => [subject, possibleIn(subject, kinds)]))
  const chosen = chooseComponents(subjects, possible, kinds, plan)
  const made: Mutant[] = []
  const refused: Refused[] = []
  for (const flavour of flavours) {
    const room = new Map(chosen.map((subject) => [subject, plan.each]))
    const ofFlavour = (subject: Subject) => present(possible.get(subject)?.[flavour], `damages of ${subject.path}`)
    const own = kinds.filter((kind) => kind.flavours.includes(flavour))
    const rarity = (kind: Kind) => chosen.filter((subject) => ofFlavour(subject).get(kind)?.length).length
    // What few components have is placed first, or what all have would leave no room for it.
    const order = shuffled(own, `${plan.seed} ${flavour}`, ({ name }) => name).toSorted(
      (one, other) => rarity(one) - rarity(other),
    )
    const used = new Set<string>()
    for (let round = 0, placed = 1; placed > 0; round++) {
      placed = 0
      for (const kind of round === 0 ? order : shuffled(own, `${plan.seed} ${round}`, ({ name }) => name)) {
        const mutant = place(kind, flavour, room, ofFlavour, plan.seed, used, refused)
        if (!mutant) continue
        made.push(mutant)
        used.add(mutant.hash)
        placed++
      }
    }
  }
  return { made, refused, components: chosen.map(({ path }) => path) }
}

/** Components with what few have, then others as the seed has it. */
function chooseComponents(
  subjects: readonly Subject[],
  possible: ReadonlyMap<Subject, Record<Flavour, Possible>>,
  kinds: readonly Kind[],
  { seed, components }: Plan,
): Subject[] {
  const order = shuffled(subjects, seed, ({ path }) => path)
  const chosen = new Set<Subject>()
  const pairs = kinds.flatMap((kind) => kind.flavours.map((flavour) => ({ kind, flavour })))
  const having = pairs
    .map(({ kind, flavour }) => order.filter((subject) => possible.get(subject)?.[flavour].get(kind)?.length))
    .toSorted((one, other) => one.length - other.length)
  for (const list of having) {
    const [first] = list
    if (first && chosen.size < components && !list.some((subject) => chosen.has(subject))) chosen.add(first)
  }
  for (const subject of order) if (chosen.size < components) chosen.add(subject)
  return [...chosen]
}

function place(
  kind: Kind,
  flavour: Flavour,
  room: Map<Subject, number>,
  possible: (subject: Subject) => Possible,
  seed: string,
  used: ReadonlySet<string>,
  refused: Refused[],
): Mutant | undefined {
  const free = [...room].filter(([subject, left]) => left > 0 && possible(subject).get(kind)?.length)
  const byRoom = shuffled(free, `${seed} ${kind.name} ${flavour}`, ([{ path }]) => path).toSorted(
    ([, one], [, other]) => other - one,
  )
  for (const [subject, left] of byRoom.slice(0, attempts)) {
    const [file] = subject.outputs[flavour].files
    const places = shuffled(possible(subject).get(kind) ?? [], `${seed} ${subject.path}`, (damage) =>
      damage.map(({ start, text }) => `${start} ${text}`).join(),
    )
    for (const damage of places.slice(0, attempts)) {
      const after = damaged(file, damage)
      const line = file.code.slice(0, Math.min(...damage.map(({ start }) => start))).split('\n').length
      const hash = hashOf(subject.path, flavour, after.code)
      const why = used.has(hash) ? 'was made before' : objectionTo(flavour, file.code, after.code)
      if (why) {
        refused.push({ path: subject.path, flavour, kind: kind.name, line, why })
        continue
      }
      room.set(subject, left - 1)
      return { hash, path: subject.path, flavour, kind: kind.name, line, file: after }
    }
  }
  return undefined
}

export function possibleIn({ outputs }: Pick<Subject, 'outputs'>, kinds: readonly Kind[]): Record<Flavour, Possible> {
  const of = (flavour: Flavour): Possible => {
    const part = readPart(flavour, outputs[flavour].files[0].code)
    return new Map(kinds.filter((kind) => kind.flavours.includes(flavour)).map((kind) => [kind, kind.find(part)]))
  }
  return Object.fromEntries(flavours.map((flavour) => [flavour, of(flavour)])) as Record<Flavour, Possible>
}
