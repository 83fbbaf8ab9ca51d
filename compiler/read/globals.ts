/** Names every browser knows that authors may use; `true` where the result depends on nothing but the arguments. */
const known: Record<string, boolean> = {
  Array: true,
  Boolean: true,
  Date: false,
  FormData: false,
  Infinity: true,
  Intl: true,
  JSON: true,
  Math: true,
  NaN: true,
  Number: true,
  Object: true,
  Set: true,
  String: true,
  clearTimeout: false,
  decodeURIComponent: true,
  document: false,
  encodeURIComponent: true,
  isNaN: true,
  navigator: false,
  parseFloat: true,
  parseInt: true,
  setTimeout: false,
  undefined: true,
  window: false,
}

/** @returns whether the global is pure, or undefined when authors may not use it */
export const purityOf = (name: string): boolean | undefined => (Object.hasOwn(known, name) ? known[name] : undefined)
