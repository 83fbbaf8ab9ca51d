import type { Flavour } from './stage.ts'

/** Where the focus is elsewhere than in React, by flavour, script and step, because the behaviour library has it so. */
const differences: Partial<Record<Flavour, Record<string, Record<string, string>>>> = {}

/** @returns why a step leaves the focus elsewhere than React does; undefined where it must not */
export const differenceOf = (flavour: Flavour, script: string, step: string): string | undefined =>
  differences[flavour]?.[script]?.[step]
