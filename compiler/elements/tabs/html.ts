import type { HtmlPart } from '../../targets/html/part.ts'
import { data, plain, script, type HtmlAttribute } from '../../targets/html/nodes.ts'
import { anewInDialog, buttonType } from '../../targets/html/recipe.ts'
import { attributeNamed, isFlagged } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'
import { mayBePressed } from './presses.ts'

/** The scope that knows which tab is selected. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export const group: HtmlPart = {
  variants: {},
  lower(part, lowering, scope) {
    lowering.needs.add('alpine').add('focus')
    const selectedIndex = attributeNamed(part, 'selectedIndex')
    const onChange = attributeNamed(part, 'onChange')
    const first = attributeNamed(part, 'defaultIndex') ?? selectedIndex
    const initial = first?.kind === 'expr' ? lowering.initially(first.value, scope) : null
    const index = first?.kind === 'static' ? first.value : initial?.known ? String(initial.value) : '0'
    const controlled = selectedIndex?.kind === 'expr' && onChange?.kind === 'event'
    const selected = controlled
      ? lowering.expression(selectedIndex.value, scope)
      : lowering.name('selected', 'selectedTab')
    const facts: Record<string, string> = { selected, initial: index, tab: '0', panel: '0' }
    // Counters are shared by everything inside: tabs and panels meet by their position.
    facts.select = controlled ? lowering.alpine.call(onChange.handler, scope.env, '#').code : `${selected} = #`
    if (isFlagged(part, 'vertical')) facts.vertical = 'yes'
    facts.choose = isFlagged(part, 'manual') ? 'later' : mayBePressed(part, lowering.component) ? 'click' : 'event'
    const attributes: HtmlAttribute[] = [
      ...(controlled ? [] : [data({ [selected]: index })]),
      script('x-id', "['tab', 'tab-panel']"),
      ...(controlled ? [] : anewInDialog(scope, selected, index)),
    ]
    const nodes = lowering.element(part, within(scope, 'TabGroup', facts), {
      tag: part.as ?? 'div',
      consumed: ['defaultIndex', 'selectedIndex', 'onChange', 'vertical', 'manual'],
      attributes,
    })
    if (facts.tab !== facts.panel) {
      lowering.report.add(
        'E234',
        part,
        `<TabGroup> has ${facts.tab} tabs, but ${facts.panel} panels`,
        'each tab needs its panel',
      )
    }
    return nodes
  },
}

/** How a key goes to another tab, which `$focus` finds and goes to: what is chosen with it is pressed there. */
const ways = {
  later: (_: string, go: string) => `$focus.${go}()`,
  click: (find: string) => `$focus.${find}().click()`,
  event: (find: string) => `$focus.${find}().dispatchEvent(new Event('choose'))`,
}
const wayOf = ({ choose }: Record<string, string>) => ways[(choose ?? 'later') as keyof typeof ways]

/** `role="tablist"`, in which arrow keys, Home and End go from tab to tab. */
export const list: HtmlPart = {
  variants: {},
  lower(part, lowering, scope) {
    const facts = scope.parts.TabGroup ?? {}
    const [previous, next] = facts.vertical === undefined ? ['left', 'right'] : ['up', 'down']
    const way = wayOf(facts)
    return lowering.element(part, scope, {
      tag: part.as ?? 'div',
      attributes: [
        plain('role', 'tablist'),
        plain('aria-orientation', facts.vertical === undefined ? 'horizontal' : 'vertical'),
        script(`@keydown.${next}.prevent`, way('wrap().getNext', 'wrap().next')),
        script(`@keydown.${previous}.prevent`, way('wrap().getPrevious', 'wrap().previous')),
        script('@keydown.home.prevent', way('getFirst', 'first')),
        script('@keydown.end.prevent', way('getLast', 'last')),
        script('@keydown.page-up.prevent', way('getFirst', 'first')),
        script('@keydown.page-down.prevent', way('getLast', 'last')),
      ],
    })
  },
}

/** `role="tab"`; only the selected one is reached by Tab, and the focus alone selects nothing. */
export const tab: HtmlPart = {
  variants: {
    selected: 'aria-selected',
    focus: 'focus-visible',
    hover: 'hover',
    active: 'active',
    disabled: 'disabled',
  },
  lower(part, lowering, scope) {
    const facts = scope.parts.TabGroup ?? {}
    if (scope.inTemplate)
      lowering.report.add(
        'E499',
        part,
        'tabs cannot come from a list that changes',
        'list all of them in a constant, or write buttons with aria-selected that choose a panel by its id',
      )
    const index = next(facts, 'tab')
    const test = `${facts.selected} === ${index}`
    const select = (facts.select ?? '').replaceAll('#', String(index))
    return lowering.element(part, scope, {
      tag: part.as ?? 'button',
      variants: tab.variants,
      attributes: [
        ...buttonType(part),
        plain('role', 'tab'),
        script(':id', `$id('tab', ${index + 1})`),
        script(':aria-selected', test),
        script(':aria-controls', `$id('tab-panel', ${index + 1})`),
        script(':tabindex', `${test} ? 0 : -1`),
        script('@click', select),
        ...(facts.choose === 'event' ? [script('@choose', select)] : []),
        // By itself, since Alpine's CSP build takes one statement; a pointer gives the focus anyway.
        ...(facts.choose === 'later'
          ? []
          : [script(`@${facts.choose === 'event' ? 'choose' : 'click'}.self`, '$el.focus()')]),
      ],
    })
  },
}

/** What holds the panels. */
export const panels: HtmlPart = {
  variants: {},
  lower: (part, lowering, scope) => lowering.element(part, scope, { tag: part.as ?? 'div' }),
}

/** `role="tabpanel"`, shown while its tab is selected. */
export const panel: HtmlPart = {
  variants: { focus: 'focus-visible' },
  lower(part, lowering, scope) {
    const facts = scope.parts.TabGroup ?? {}
    const index = next(facts, 'panel')
    const hidden = String(index) !== facts.initial
    if (hidden) lowering.needs.add('cloak')
    const focusable = attributeNamed(part, 'tabIndex') ? [] : [plain('tabindex', '0')]
    return lowering.element(part, scope, {
      tag: part.as ?? 'div',
      variants: panel.variants,
      attributes: [
        script('x-show', `${facts.selected} === ${index}`),
        ...(hidden ? [plain('x-cloak')] : []),
        plain('role', 'tabpanel'),
        ...focusable,
        script(':id', `$id('tab-panel', ${index + 1})`),
        script(':aria-labelledby', `$id('tab', ${index + 1})`),
      ],
    })
  },
}

/** Counts tabs, or panels, in the order they are written. */
function next(facts: Record<string, string>, counter: 'tab' | 'panel'): number {
  const index = Number(facts[counter] ?? 0)
  facts[counter] = String(index + 1)
  return index
}
