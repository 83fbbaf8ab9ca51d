import { walkView } from '../ir/walk.ts'
import { parseCandidate, splitClasses } from '../tailwind/candidate.ts'
import { parseStateVariant } from '../tailwind/state-variant.ts'
import { classStrings, textOfString } from '../tailwind/class-strings.ts'
import { classesByData, classesOf, fixedClasses, placeOf, type CheckContext } from './context.ts'
import { missingColours } from './default-colours.ts'
import { checkTagDefaults } from './tag-defaults.ts'

/** Every class must be one Tailwind knows (E243), must not reach across elements for state (E403), and must not set the sans serif family (E421). */
export function checkClasses(context: CheckContext) {
  const { component, design, orderV3, report } = context
  for (const node of classStrings(component.parsed)) {
    const part = { kind: 'static' as const, value: textOfString(node) ?? '', start: node.start, end: node.end }
    for (const name of splitClasses(part.value)) {
      const at = placeOf(name, part, component.parsed.source)
      if (!design.isKnown(name))
        report.add(
          'E243',
          at,
          `Tailwind does not know the class “${name}”`,
          'check the spelling; custom values go in brackets',
        )
      const { variants, utility } = parseCandidate(name)
      const across = variants.find((variant) => parseStateVariant(variant)?.of === 'other')
      if (across)
        report.add(
          'E403',
          at,
          `“${across}:” cannot be carried over to every flavour`,
          'use data-…: on the element itself or group-data-…: below it',
        )
      // Serif and mono name the same fonts in both versions.
      if (orderV3 && utility === 'font-sans')
        report.add(
          'E421',
          at,
          `“${utility}” differs between Tailwind versions`,
          'leave the sans serif family to the page',
        )
    }
  }
  walkView(component.root, (node) => {
    checkStateClashes(node, context)
    // Classes the file does not show may bring the colour.
    if (!('classes' in node) || node.classes.some((part) => part.kind === 'expr' && part.options.length === 0)) return
    for (const classes of classesByData(node))
      for (const { utility, needs } of missingColours(classes.map(({ name }) => name))) {
        const found = classes.find(({ name }) => parseCandidate(name).utility === utility)
        if (found && fixedClasses(node) !== '')
          report.add(
            'E420',
            placeOf(found.name, found.part, component.parsed.source),
            `“${utility}” leaves its colour to Tailwind, whose versions differ`,
            `add ${needs}`,
          )
      }
    checkTagDefaults(node, context)
  })
}

/** Two states that set the same property of one element depend on an order that frameworks do not share (E404). */
function checkStateClashes(node: Parameters<typeof classesOf>[0], { design, report, component }: CheckContext) {
  const seen = new Map<string, string>()
  for (const { name, part } of classesOf(node)) {
    const { variants, utility } = parseCandidate(name)
    const state = variants.map(parseStateVariant).find((parsed) => parsed?.of === 'self')
    if (!state || ['closed', 'enter', 'leave'].includes(state.state)) continue
    const others = variants.filter((variant) => !parseStateVariant(variant)).join(':')
    for (const property of design.propertiesOf(utility)) {
      const key = `${others} ${property}`
      const previous = seen.get(key)
      const own = `${state.not ? 'not-' : ''}data-${state.state}`
      if (previous && previous !== own && previous !== `not-${own}` && own !== `not-${previous}`) {
        report.add(
          'E404',
          placeOf(name, part, component.parsed.source),
          `“${property}” is set by both “${previous}:” and “${own}:”`,
          'let each state change properties of its own',
        )
      }
      seen.set(key, own)
    }
  }
}
