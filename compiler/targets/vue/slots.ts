/** Steps that parts of several elements share. */
import type { Part, ViewNode } from '../../ir/types.ts'
import { stringsOfChoice } from '../../ir/class-choice.ts'
import type { StateName } from '../../tailwind/state-variant.ts'
import { parseCandidate, splitClasses } from '../../tailwind/candidate.ts'
import { parseStateVariant } from '../../tailwind/state-variant.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { writeAttributes } from './attributes.ts'
import { attribute, block, wrapper, type VueAttribute, type VueElement, type VueNode } from './nodes.ts'
import { stageAttributes } from './transition.ts'
import type { Recipe, Scope, StateOwner, Writer } from './writer.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { noStages } from '../../tailwind/stages.ts'

type Variants = Partial<Record<StateName, string>>

/** A component of Headless UI, under the name it is imported here. */
export const headless = (writer: Writer, name: string) => writer.imports.use('@headlessui/vue', name)

/** `as="div"`, where the author chose the element. */
export const asAttribute = ({ as }: Part): VueAttribute[] => (as ? [attribute('as', as)] : [])

/** An owner of states, and the `v-slot` that exposes those somebody asked for. */
export function createOwner(variants: Variants, writer: Writer): StateOwner & { slots(): VueAttribute[] } {
  const asked = new Map<string, string>()
  return {
    variants,
    slot(property) {
      const name = asked.get(property) ?? writer.slotName(property)
      asked.set(property, name)
      return name
    },
    slots() {
      const names = [...asked].map(([property, name]) => (property === name ? name : `${property}: ${name}`))
      return names.length === 0 ? [] : [attribute('v-slot', `{ ${names.join(', ')} }`)]
    },
  }
}

/** A part that is a component of the same make in Vue. */
export function component(part: Part, writer: Writer, scope: Scope, name: string, recipe: Partial<Recipe> = {}) {
  return writer.element(part, scope, {
    owner: null,
    ...recipe,
    tag: headless(writer, name),
    attributes: [...asAttribute(part), ...(recipe.attributes ?? [])],
  })
}

/**
 * A part that fades in and out by itself, in Vue's own <Transition>.
 *
 * @param whileFading attributes it only needs because it stays for a moment after it was closed
 * @param onLeft what happens once it is gone
 */
export function transitioned(
  part: Part,
  writer: Writer,
  scope: Scope,
  {
    name,
    variants,
    whileFading = [],
    attributes: own = [],
    onLeft = [],
  }: {
    name: string
    variants: Variants
    whileFading?: VueAttribute[]
    attributes?: VueAttribute[]
    onLeft?: VueAttribute[]
  },
): VueNode[] {
  const stages = attributeNamed(part, 'transition') ? noStages() : undefined
  const owner = createOwner(variants, writer)
  const consumed = ['transition', 'modal', 'static']
  const attributes = [...own, ...(stages ? whileFading : [])]
  const nodes = component(part, writer, scope, name, { owner, consumed, attributes, ...(stages && { stages }) })
  if (!stages) return onLeft.length > 0 ? [wrapper('Transition', onLeft, nodes)] : nodes
  return [wrapper('Transition', [...stageAttributes(stages, 'vue'), ...onLeft], nodes)]
}

type Slotted = {
  name: string
  variants: Variants
  props: string[]
  lends?: boolean
  /** The element the part renders by itself; none when it renders only what is inside. */
  renders?: string
  extra?: VueAttribute[]
  written?: string[]
}

/**
 * A part whose states only its slot knows. Its own classes cannot see them, so an element that is styled by them
 * stands inside it; one whose contents are styled by them can be the part itself.
 *
 * @param props attributes of the part, which stay on it
 * @param lends whether the only child takes the part's states for its own
 * @param extra attributes of the part which stand for those in `written`
 */
export function slotted(
  part: Part,
  writer: Writer,
  scope: Scope,
  { name, variants, props, lends = false, renders, extra = [], written = [] }: Slotted,
): VueNode[] {
  const owner = createOwner(variants, writer)
  const tag = headless(writer, name)
  const others = part.attributes.filter((each) => !props.includes(each.name)).map((each) => each.name)
  const own = () => [...extra, ...writeAttributes(part, 'part', [...others, ...written], writer)]
  if (!part.as && part.classes.length === 0) {
    // Headless UI hands its attributes to an only child, and a comment would be one more.
    const [comments, content] = lends ? split(part.children) : [[], part.children]
    const children = writer.children(content, { ...scope, passed: lends ? owner : null })
    return [
      ...writer.children(comments, scope),
      { ...box(tag), attributes: [...own(), ...owner.slots()], children, layout: layoutOfOnly(children) },
    ]
  }
  if (needsSlot(part, variants)) {
    const inner = writer.element(part, scope, { tag: part.as ?? renders ?? 'div', owner, consumed: props })
    const attributes = [...(renders ? [attribute('as', 'template')] : []), ...own(), ...owner.slots()]
    return [{ ...box(tag), attributes, children: inner, layout: layoutOfOnly(inner) }]
  }
  const [element] = component(part, writer, scope, name, { owner, attributes: extra, consumed: written })
  if (element?.kind !== 'element') return []
  return [{ ...element, attributes: [...element.attributes, ...owner.slots()] }]
}

const split = (nodes: ViewNode[]) =>
  [nodes.filter(({ kind }) => kind === 'comment'), nodes.filter(({ kind }) => kind !== 'comment')] as const

const box = (tag: string): VueElement => ({ kind: 'element', tag, attributes: [], children: [], layout: block })

const layoutOfOnly = ([only]: VueNode[]) => (only?.kind === 'element' ? only.layout : layoutOf('div', ''))

/** Whether a part's own classes ask for a state that only its slot knows. */
const needsSlot = ({ classes }: Part, variants: Variants) =>
  classes
    .flatMap((part) => (part.kind === 'static' ? [part.value] : part.kind === 'when' ? stringsOfChoice(part) : []))
    .flatMap(splitClasses)
    .flatMap((name) => parseCandidate(name).variants)
    .some((variant) => {
      const parsed = parseStateVariant(variant)
      return parsed?.of === 'self' && variants[parsed.state]?.startsWith('slot:')
    })
