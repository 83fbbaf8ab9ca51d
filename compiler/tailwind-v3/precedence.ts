import { parseCandidate } from '../tailwind/candidate.ts'
import type { GetClassOrder } from './order.ts'
import { overlap } from './properties.ts'
import { toV3 } from './to-v3.ts'
import { isTarget, weightOf } from './variants/weight.ts'

export type PrecedenceTools = {
  /** `getClassOrder` of version 4's design system. */
  orderV4: GetClassOrder
  /** `getClassOrder` of version 3's context. */
  orderV3: GetClassOrder
  /** The properties a class of version 4 sets, custom ones included. */
  propertiesOf: (className: string) => ReadonlySet<string>
}

/** Two classes of one element of which version 4 lets one win, and version 3 the other. */
export type PrecedenceChange = { winsInV4: string; winsInV3: string; help: string }

/**
 * Finds classes that would trade places in version 3. It gives `group-*` and `peer-*` the weight of one class more, and
 * puts arbitrary variants and arbitrary properties behind all others.
 *
 * @param element every class of an element, as version 4 knows them; those without a form are passed over
 * @returns each pair that sets the same property and can apply at the same time
 */
export function precedenceChanges(element: readonly string[], tools: PrecedenceTools): PrecedenceChange[] {
  const ranked = rank([...new Set(element)], tools)
  return ranked.flatMap((a, index) =>
    ranked.slice(index + 1).flatMap((b) => {
      if (a.target !== b.target || isExclusive(a, b)) return []
      const inV4 = a.weightV4 - b.weightV4 || a.placeV4 - b.placeV4
      const inV3 = a.weightV3 - b.weightV3 || a.placeV3 - b.placeV3
      if (inV4 === 0 || Math.sign(inV4) === Math.sign(inV3) || !overlap(a.properties, b.properties)) return []
      const [winner, loser] = inV4 > 0 ? [a.name, b.name] : [b.name, a.name]
      const help = `Say in the variants of “${loser}” when it applies, so that the two never meet.`
      return [{ winsInV4: winner, winsInV3: loser, help }]
    }),
  )
}

/** A class with its specificity and its place in the stylesheet, in both versions. */
type Ranked = {
  name: string
  variants: string[]
  properties: ReadonlySet<string>
  /** The element or part it styles, seen from the element it stands on. */
  target: string
  weightV4: number
  weightV3: number
  placeV4: number
  placeV3: number
}

function rank(names: string[], { orderV4, orderV3, propertiesOf }: PrecedenceTools): Ranked[] {
  const mapped = names.flatMap((name) => {
    const mapping = toV3(name, { element: names })
    const [v3] = mapping.ok ? mapping.classes : []
    return v3 === undefined ? [] : [{ name, v3 }]
  })
  // Both orders count within the classes they are given, so each is asked once for all.
  const placesV4 = new Map(orderV4(mapped.map(({ name }) => name)))
  const placesV3 = new Map(orderV3([...new Set(mapped.map(({ v3 }) => v3))]))
  return mapped.flatMap(({ name, v3 }) => {
    const [placeV4, placeV3] = [placesV4.get(name), placesV3.get(v3)]
    if (typeof placeV4 !== 'bigint' || typeof placeV3 !== 'bigint') return []
    const { variants, utility } = parseCandidate(name)
    const weightV4 = variants.reduce((sum, variant) => sum + weightOf(variant), 0)
    const others = variants.filter((variant) => /^(group|peer)-/.test(variant)).length
    return [
      {
        name,
        variants,
        properties: propertiesOf(name),
        target: [...variants.filter(isTarget), /^-?(space|divide)-/.test(utility) ? 'children' : ''].join(),
        weightV4,
        weightV3: weightV4 + others,
        placeV4: Number(placeV4),
        placeV3: Number(placeV3),
      },
    ]
  })
}

/** Whether one class asks for what the other excludes. */
function isExclusive(a: Ranked, b: Ranked): boolean {
  const excludes = (one: Ranked, other: Ranked) =>
    one.variants.some(
      (variant) => other.variants.includes(`not-${variant}`) || other.variants.includes(`max-${variant}`),
    )
  return excludes(a, b) || excludes(b, a)
}
