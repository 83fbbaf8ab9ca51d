/** Lists to choose from: where the behaviour library of a flavour does otherwise than Headless UI for React. */
import type { Difference } from './differences.ts'
import type { Flavour } from './stage.ts'

const submits = 'in React Enter submits the form around; the ARIA pattern opens the list'
const keepsTab = 'Headless UI for Vue: Tab does nothing while the list is open'
const activates = 'Bits UI: the pointer makes a disabled option the active one, but does not highlight it'
const opensOnOption = 'Bits UI: a list always opens on an option'
const cursor = 'Bits UI: Home and End move the cursor in the text'
const begins = 'Bits UI: a palette begins on its first command'
const last = 'option Anna Kiesenhofer Guest'

export const choiceDifferences = {
  html: {
    'listbox by keyboard': { 'Enter opens': { reason: submits, focus: last } },
  },
  vue: {
    'listbox by keyboard': {
      'Enter opens': { reason: submits, focus: last },
      'Tab closes and moves on': { reason: keepsTab, focus: last, hides: [] },
      'Shift+Tab closes and moves back': { reason: keepsTab, focus: last, hides: [] },
    },
  },
  svelte: {
    'listbox by keyboard': { 'Enter opens': { reason: submits, focus: last } },
    'listbox by mouse': {
      'a disabled option takes the highlight away': { reason: activates, focus: 'option Grace Hopper Editor' },
      'a click on it does nothing': { reason: activates, focus: 'option Grace Hopper Editor' },
      'a click elsewhere closes': { reason: 'Bits UI: the focus goes where the pointer went', focus: 'body' },
    },
    'listbox of several': {
      'ArrowDown opens without choosing': { reason: opensOnOption, focus: 'option Bug' },
      'ArrowDown then goes to the first': {
        reason: 'it is on the first already, so ArrowDown goes to the second',
        focus: 'option Feature',
      },
    },
    'combobox of several': {
      'the list is whole again': {
        reason: 'Bits UI: a list of several opens on what was chosen first',
        focus: 'option Animation',
      },
    },
    'combobox by keyboard': {
      'End goes to the last': { reason: cursor, focus: 'option Bern Switzerland' },
      'Home goes to the first': { reason: cursor, focus: 'option Bern Switzerland' },
      'ArrowUp opens on the last': {
        reason: 'Bits UI: a list opens on its first option',
        focus: 'option Bergen Norway',
      },
      'Tab chooses and moves on': { reason: 'Bits UI: Tab closes without choosing', sees: [] },
    },
    'combobox by mouse': {
      'a click on a disabled option does nothing': { reason: activates, focus: 'option Berlin Germany' },
    },
    'palette in a dialog': {
      'it opens in its field': { reason: begins, focus: 'option Atlas' },
      'it opens again, empty': { reason: begins, focus: 'option Atlas' },
      'it opens to be closed': { reason: begins, focus: 'option Atlas' },
    },
    'listbox in a form': {
      'ArrowUp opens on the last': {
        reason: 'Bits UI: a list opens on its first option',
        focus: 'option Viewer May read everything',
      },
    },
  },
} satisfies Partial<Record<Flavour, Record<string, Record<string, Difference>>>>

/** What a library calls otherwise at every step of some scripts: it is read as what React calls it. */
export type Normalisation = {
  reason: string
  scripts: RegExp
  reads: RegExp
  as: string | ((...found: string[]) => string)
}

export const normalisations: Partial<Record<Flavour, Normalisation[]>> = {
  svelte: [
    {
      reason: 'Bits UI: what opens a listbox is a select-only combobox, named by its label alone',
      scripts: /^listbox/,
      reads: /^- combobox "([^"]*)"(.*?): (.*)$/gm,
      as: '- button "$1 $3"$2: $3',
    },
    {
      reason: 'Bits UI: what opens a listbox is a select-only combobox, named by its label alone',
      scripts: /^(popups in a dialog|alert dialog)$/,
      reads: /^( *)- combobox "(Urgency)"(.*?): (.*)$/gm,
      as: '$1- button "$2 $4"$3: $4',
    },
    {
      reason: 'Bits UI: it keeps the focus',
      scripts: /^listbox|^(popups in a dialog|alert dialog)$/,
      reads: /^combobox/g,
      as: 'button',
    },
    {
      reason: 'Bits UI: the input alone says whether the list is open',
      scripts: /^combobox/,
      reads: /^- button "(City|Reviewer|Topics)" \[expanded\]/gm,
      as: '- button "$1"',
    },
    {
      reason: 'Bits UI: a palette is an application',
      scripts: /^palette/,
      reads: /^( *)- application:\n((?:\1  .*\n?)*)/m,
      as: (_, __, inside = '') => inside.replaceAll(/^  /gm, ''),
    },
    {
      reason: 'Bits UI: the list of a palette is always there, so its field says that it is open',
      scripts: /^palette/,
      reads: /^( *- combobox "Search") \[expanded\]/gm,
      as: '$1',
    },
    {
      reason: 'Bits UI: the active command is selected',
      scripts: /^palette/,
      reads: / \[selected\]/g,
      as: '',
    },
    {
      reason: 'the list has the name of its label, in React that of its button, which is the chosen option',
      scripts: /^listbox|^(popups in a dialog|alert dialog)$/,
      reads: /^( *)- listbox "[^"]*"/gm,
      as: '$1- listbox',
    },
  ],
}
