import type { Attribute, Part, ViewNode } from '../ir/types.ts'
import { walkView } from '../ir/walk.ts'
import { controlOf, ownLabels } from '../elements/field/control.ts'
import { layoutOf } from '../tailwind/display.ts'
import { fixedClasses, type CheckContext } from './context.ts'
import { addClasses } from './mends.ts'

/** Controls know what they show and change (E234), and a legend stands where browsers look for it (E233, E499). */
export function checkChoices(context: CheckContext) {
  const { component, elements, mends, report } = context
  walkView(component.root, (node, ancestors) => {
    if (node.kind !== 'part') return
    if (node.part === 'RadioGroup') checkGroup(node, ancestors, context)
    if (node.part === 'Checkbox') needsBoth(node, 'checked', 'defaultChecked')
    if (node.part === 'Radio') checkValue(node, context)
    if (
      (node.part === 'Radio' || node.part === 'Checkbox') &&
      layoutOf('span', fixedClasses(node)).display === 'inline'
    ) {
      // Among flex items it is a block already.
      const mend = isItem(ancestors) ? addClasses(node, ['block'], component) : null
      if (mend) mends.push(mend)
      else
        report.add(
          'E499',
          node,
          `<${node.part}> is another element in each flavour, so its display must be yours`,
          'add block, flex, inline-flex or grid',
        )
    }
    if (node.part === 'Field' && !controlOf(node))
      report.add(
        'E499',
        node,
        '<Field> needs a control of Headless UI, such as <Input> or <Switch>',
        'or tie a native control to its label with id and htmlFor',
      )
    if (node.part === 'Legend' && !isPart(ancestors.at(-1), 'Fieldset'))
      report.add('E233', node, '<Legend> must stand directly in <Fieldset>')
    if (node.part === 'Fieldset' && node.children.some((child) => isPart(child, 'Legend')) && isFlexible(node))
      report.add(
        'E499',
        node,
        'browsers keep a legend out of flex, grid and space-y layouts',
        'give what follows the legend an element of its own for the layout',
      )
  })

  function isItem(ancestors: readonly ViewNode[]): boolean {
    const parent = ancestors.findLast(
      (each) =>
        each.kind === 'element' || (each.kind === 'part' && (each.as !== null || elements[each.part].tag !== null)),
    )
    const tag = parent?.kind === 'part' ? 'div' : parent?.kind === 'element' ? parent.tag : null
    return parent !== undefined && tag !== null && layoutOf(tag, fixedClasses(parent)).separatesChildren
  }

  function needsBoth(part: Part, shown: string, initial: string) {
    const isControlled = named(part, shown)?.kind === 'expr' && named(part, 'onChange')?.kind === 'event'
    const isOwn = !named(part, shown) && !named(part, 'onChange')
    if (!isControlled && !isOwn)
      report.add('E234', part, `<${part.part}> needs both ${shown} and onChange, or only ${initial}`)
  }

  function checkGroup(group: Part, ancestors: ViewNode[], { evaluator }: CheckContext) {
    needsBoth(group, 'value', 'defaultValue')
    if (!named(group, 'aria-label') && !named(group, 'aria-labelledby') && !ownLabels(group).named)
      report.add('E234', group, 'the radio group has no name', 'give it an aria-label, or a <Label> outside its fields')
    const name = named(group, 'name')
    if (!name && ancestors.some((ancestor) => ancestor.kind === 'element' && ancestor.tag === 'form'))
      report.add('E234', group, 'a radio group in a form needs a name', 'name="plan"')
    const value = named(group, 'value') ?? named(group, 'defaultValue')
    const initial = value?.kind === 'expr' ? evaluator.evaluate(value.value, evaluator.initial) : null
    const isChosen = value?.kind === 'static' || (initial?.known && typeof initial.value === 'string' && initial.value)
    if (name && !isChosen)
      report.add(
        'E234',
        name,
        'with a name, one radio button must be chosen from the beginning',
        'flavours send an empty choice differently: begin with the value of one of them',
      )
  }
}

/** Bits UI and HTML know only text as the value of a radio button. */
function checkValue(radio: Part, { evaluator, report }: CheckContext) {
  const value = named(radio, 'value')
  const known = value?.kind === 'expr' ? evaluator.evaluate(value.value, evaluator.constants) : null
  if (!value || value.kind === 'flag' || (known?.known && typeof known.value !== 'string'))
    report.add('E234', radio, 'a radio button needs text as its value', 'value="team"')
}

const named = (part: Part, name: string): Attribute | undefined =>
  part.attributes.find((attribute) => attribute.name === name)

const isPart = (node: ViewNode | undefined, name: Part['part']) => node?.kind === 'part' && node.part === name

const isFlexible = (node: Part) => {
  const classes = fixedClasses(node)
  return layoutOf('fieldset', classes).separatesChildren || /(^|\s)(\w+:)*space-[xy]-/.test(classes)
}
