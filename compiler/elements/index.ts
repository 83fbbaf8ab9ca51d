import type { Elements } from './dialect.ts'
import { checkbox } from './checkbox/index.ts'
import { closeButton } from './close-button/index.ts'
import { combobox } from './combobox/index.ts'
import { dialog } from './dialog/index.ts'
import { disclosure } from './disclosure/index.ts'
import { field } from './field/index.ts'
import { listbox } from './listbox/index.ts'
import { menu } from './menu/index.ts'
import { popover } from './popover/index.ts'
import { radioGroup } from './radio-group/index.ts'
import { switchControl } from './switch/index.ts'
import { tabs } from './tabs/index.ts'
import { textField } from './text-field/index.ts'
import { transition } from './transition/index.ts'

/** Every part of every interactive element: what it is, and how each flavour writes it. */
export const elements: Elements = {
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
