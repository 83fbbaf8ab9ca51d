/** The ways in which an author looks at a component: each is one frame. */
import type { Flavour } from '#shared/catalog.ts'

export type View = {
  label: string
  width: number
  flavour: Flavour
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  /** In percent of what the browser begins with. */
  text: number
  /** Presses the button that `@opens` names. */
  isOpened: boolean
  /** Draws on top the order of the Tab key, and what is under 40 px high where fingers press. */
  isMarked: boolean
}

const plain = { flavour: 'react', theme: 'light', dir: 'ltr', text: 100, isOpened: false, isMarked: false } as const
export const widths = [320, 390, 768, 1024, 1440]

/** The rows of the page, in the order in which one looks. */
export function rowsOfViews(hasOpened: boolean): { title: string; views: View[] }[] {
  const at = (label: string, width: number, more: Partial<View> = {}): View => ({
    ...plain,
    ...more,
    label: `${label} · ${width}`,
    width,
  })
  const flavours: Flavour[] = ['html', 'react', 'vue', 'svelte']
  const opened = [
    ...[390, 1024].map((width) => at('opened', width, { isOpened: true })),
    ...[390, 1024].map((width) => at('opened, dark', width, { isOpened: true, theme: 'dark' })),
  ]
  return [
    { title: 'Light', views: widths.map((width) => at('light', width)) },
    { title: 'Dark', views: widths.map((width) => at('dark', width, { theme: 'dark' })) },
    ...(hasOpened ? [{ title: 'Opened', views: opened }] : []),
    { title: 'Keyboard order and targets', views: [390, 1024].map((width) => at('marked', width, { isMarked: true })) },
    { title: 'Right to left', views: [390, 1024].map((width) => at('right to left', width, { dir: 'rtl' })) },
    { title: 'Text at 200 %', views: [390, 1024].map((width) => at('text at 200 %', width, { text: 200 })) },
    { title: 'Flavours', views: flavours.map((flavour) => at(flavour, 768, { flavour })) },
  ]
}

/** A view as the query of a frame's address, and back. */
export const queryOf = (view: View): string =>
  new URLSearchParams(Object.entries(view).map(([name, value]) => [name, String(value)])).toString()

export function viewOf(query: URLSearchParams): View {
  const is = (name: string, value: string) => query.get(name) === value
  const flavour = (['html', 'vue', 'svelte'] as const).find((each) => is('flavour', each)) ?? 'react'
  return {
    label: query.get('label') ?? '',
    width: Number(query.get('width') ?? 1024),
    flavour,
    theme: is('theme', 'dark') ? 'dark' : 'light',
    dir: is('dir', 'rtl') ? 'rtl' : 'ltr',
    text: Number(query.get('text') ?? 100),
    isOpened: is('isOpened', 'true'),
    isMarked: is('isMarked', 'true'),
  }
}
