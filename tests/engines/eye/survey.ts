/** What there is to do on a page: derived from its elements, so that a script needs no care. */
import { all, targetOf, type Target } from './find.ts'
import { nameOf, roleOf } from './tree.ts'

export type Survey = {
  /** By the kind of pattern: how the first of it is found. */
  patterns: { kind: PatternKind; target: Target; isVertical: boolean }[]
  buttons: Target[]
  fields: Target[]
}

export const patternKinds = {
  popup: '#root [aria-haspopup=menu], #root [aria-haspopup=listbox]:not(input)',
  combobox: '#root input[role=combobox]',
  tabs: '#root [role=tablist]',
  switch: '#root [role=switch]',
  disclosure: '#root button[aria-expanded]:not([aria-haspopup=menu], [aria-haspopup=listbox], [role])',
  radios: '#root input[type=radio]',
  slider: '#root input[type=range], #root [role=slider]',
} as const
export type PatternKind = keyof typeof patternKinds

export function survey(): Survey {
  const patterns = (Object.keys(patternKinds) as PatternKind[]).flatMap((kind) => {
    const [first] = all(patternKinds[kind])
    if (!first) return []
    const isVertical = first.getAttribute('aria-orientation') === 'vertical'
    return [{ kind, target: { css: patternKinds[kind], nth: 0 }, isVertical }]
  })
  const isPlain = (button: HTMLElement) =>
    !['role', 'aria-haspopup', 'aria-expanded'].some((name) => button.hasAttribute(name)) && nameOf(button) !== ''
  const isTyped = (field: HTMLElement) => nameOf(field) !== '' && !/^(?:combobox|slider|switch)$/.test(roleOf(field))
  const texts = all(
    '#root textarea, #root input:not([type=range], [type=radio], [type=checkbox], [type=file], [type=hidden], [type=color])',
  )
  return {
    patterns,
    buttons: all('#root button').filter(isPlain).map(targetOf),
    fields: [
      ...texts.filter(isTyped).slice(0, 2),
      ...all('#root input[type=checkbox]:not([role])').filter(isTyped).slice(0, 2),
    ].map(targetOf),
  }
}

/** The plain buttons that are there now, each by name once. */
export const buttonsNow = (): Target[] => survey().buttons

/** The open dialog's last button. */
export function lastOfDialog(): Target | null {
  const last = all('[role=dialog] button, [role=alertdialog] button').at(-1)
  return last ? targetOf(last) : null
}

export const isDialogOpen = (): boolean => all('[role=dialog], [role=alertdialog]').length > 0

/** A letter that leads to the last item of what is open. */
export function letterOfLast(): string {
  const last = all('[role=menuitem], [role=option]').at(-1)
  return /\p{L}/u.exec(last?.textContent ?? '')?.[0].toLowerCase() ?? 'a'
}
