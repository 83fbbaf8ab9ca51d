import { walkView } from '../ir/walk.ts'
import { classStrings, textOfString } from '../tailwind/class-strings.ts'
import { splitClasses } from '../tailwind/candidate.ts'
import { classListToV3, precedenceChanges } from '../tailwind-v3/index.ts'
import { classesByData, placeOf, type CheckContext } from './context.ts'

/** Every class must have a form in Tailwind CSS 3 (E430), and win there over the classes it wins over in 4 (E431), where version 3 is wanted. */
export function checkVersions({ component, design, orderV3, report }: CheckContext) {
  if (!orderV3) return
  const { source } = component.parsed
  for (const node of classStrings(component.parsed)) {
    const part = { kind: 'static' as const, value: textOfString(node) ?? '', start: node.start, end: node.end }
    const known = splitClasses(part.value).filter((name) => design.isKnown(name))
    const mapping = classListToV3(known.join(' '))
    if (mapping.ok) continue
    for (const { className, reason, help } of mapping.problems)
      report.add('E430', placeOf(className, part, source), reason, help)
  }
  const tools = { orderV4: design.order, orderV3, propertiesOf: design.allPropertiesOf }
  walkView(component.root, (node) => {
    // Of the strings that data may give an element it has one at a time, so that their classes never meet.
    const reported = new Set<string>()
    for (const set of classesByData(node)) {
      const classes = set.filter(({ name }) => design.isKnown(name))
      for (const { winsInV4, winsInV3, help } of precedenceChanges(
        classes.map(({ name }) => name),
        tools,
      )) {
        const place = classes.find(({ name }) => name === winsInV3)
        if (!place) continue
        const message = `“${winsInV3}” gives way to “${winsInV4}” in Tailwind CSS 4, but wins over it in 3`
        if (!reported.has(message)) report.add('E431', placeOf(winsInV3, place.part, source), message, help)
        reported.add(message)
      }
    }
  })
}
