/** The classes a recipe adds to those of the author, who may have decided the outline already. */
export const missingDefaults = (defaults: string | undefined, classes: string): string =>
  defaults && !/(^|[\s:])outline(-|\s|$)/.test(classes) ? defaults : ''
