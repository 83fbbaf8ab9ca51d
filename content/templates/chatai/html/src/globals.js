// Alpine keeps expressions from every global, and looks at each to know them. Browsers make their interfaces, a thousand
// of them, only when somebody looks: that is a fifth of a second on a phone, for what no expression can reach. One of
// them, "fence", Chromium calls deprecated to whoever looks.
const { getOwnPropertyNames } = Object
const isInterface = /^(?!Function$|Object$|Reflect$|Proxy$)[A-Z].*[a-z]|^fence$/

Object.getOwnPropertyNames = (object) => {
  const names = getOwnPropertyNames(object)
  return object === globalThis ? names.filter((name) => !isInterface.test(name)) : names
}

/** When Alpine is there. */
export const lookAgain = () => {
  Object.getOwnPropertyNames = getOwnPropertyNames
}
