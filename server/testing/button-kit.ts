import { flavours } from '#shared/catalog.ts'
import { classesOf } from '#shared/tools/button/classes.ts'
import type { Template } from '#shared/tools/button/kit.ts'
import { firstDesign } from '#shared/tools/button/options.ts'
import type { ButtonKit } from '../domain/tools/button-kit.ts'

const { button } = classesOf(firstDesign)
const template: Template = {
  fileName: 'button.html',
  language: 'html',
  code: `<button class="${button}">Save changes</button>`,
  marks: {
    classes: [{ start: 15, end: 15 + button.length, v3: button }],
    quotes: [],
    statementEnds: [],
    guards: [],
    verbatim: [],
  },
  roles: ['button'],
  icons: [],
  dependencies: [],
  setup: [],
  setupV3: [],
}

/** A kit of a single structure, the plain button. */
export const testButtonKit: ButtonKit = {
  version: 'test',
  vocabulary: { order: button.split(' '), v3: {}, orderV3: button.split(' ') },
  templates: { 'none rest button -': Object.fromEntries(flavours.map((flavour) => [flavour, template])) as never },
  icons: { Plus: ['<path d="M0 0"/>', '<path d="M1 1"/>'] },
  css: '.b\\:inline-flex{display:inline-flex}',
}
