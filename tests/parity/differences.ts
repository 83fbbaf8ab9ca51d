import type { Flavour } from './stage.ts'

/** Where the focus is not where a step wants it, by flavour, script and step, because the behaviour library has it so. */
const differences: Partial<Record<Flavour, Record<string, Record<string, string>>>> = {
  vue: {
    'menu by keyboard': {
      'Tab closes and moves on':
        'As in React, Headless UI moves on to the disabled link of the menu, which is gone once the menu has faded',
    },
  },
}

/** @returns why a step leaves the focus elsewhere; undefined where it must not */
export const differenceOf = (flavour: Flavour, script: string, step: string): string | undefined =>
  differences[flavour]?.[script]?.[step]
