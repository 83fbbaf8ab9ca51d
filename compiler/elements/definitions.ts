import type { ElementDefinition } from './definition.ts'
import type { PartName } from './names.ts'
import { checkbox } from './checkbox/definition.ts'
import { closeButton } from './close-button/definition.ts'
import { combobox } from './combobox/definition.ts'
import { dialog } from './dialog/definition.ts'
import { disclosure } from './disclosure/definition.ts'
import { field } from './field/definition.ts'
import { listbox } from './listbox/definition.ts'
import { menu } from './menu/definition.ts'
import { popover } from './popover/definition.ts'
import { radioGroup } from './radio-group/definition.ts'
import { switchControl } from './switch/definition.ts'
import { tabs } from './tabs/definition.ts'
import { textField } from './text-field/definition.ts'
import { transition } from './transition/definition.ts'

/** What every part of every interactive element is, without how any flavour writes it. */
export const definitions: Readonly<Record<PartName, ElementDefinition>> = {
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
