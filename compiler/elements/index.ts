import { definitions } from './definitions.ts'
import type { Dialects, Elements } from './dialect.ts'
import { partNames, type PartName } from './names.ts'
import { dialects as checkbox } from './checkbox/dialects.ts'
import { dialects as closeButton } from './close-button/dialects.ts'
import { dialects as combobox } from './combobox/dialects.ts'
import { dialects as dialog } from './dialog/dialects.ts'
import { dialects as disclosure } from './disclosure/dialects.ts'
import { dialects as field } from './field/dialects.ts'
import { dialects as listbox } from './listbox/dialects.ts'
import { dialects as menu } from './menu/dialects.ts'
import { dialects as popover } from './popover/dialects.ts'
import { dialects as radioGroup } from './radio-group/dialects.ts'
import { dialects as switchControl } from './switch/dialects.ts'
import { dialects as tabs } from './tabs/dialects.ts'
import { dialects as textField } from './text-field/dialects.ts'
import { dialects as transition } from './transition/dialects.ts'

const dialects: Record<PartName, Dialects> = {
  ...menu,
  ...dialog,
  ...tabs,
  ...disclosure,
  ...switchControl,
  ...field,
  ...transition,
  ...popover,
  ...closeButton,
  ...radioGroup,
  ...checkbox,
  ...textField,
  ...listbox,
  ...combobox,
}

/** Every part of every interactive element, with how each flavour writes it. */
export const elements = Object.fromEntries(
  partNames.map((name) => [name, { ...definitions[name], dialects: dialects[name] }]),
) as Elements
