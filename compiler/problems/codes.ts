import type { Severity } from './problem.ts'

/**
 * Every problem the compiler can report. The hundreds are chapters: 0 file and comment, 1 file shape,
 * 2 markup and expressions, 3 behaviour, 4 styles and states. README.md in content/components explains each.
 */
export const codes = {
  E001: 'error', // not valid TypeScript
  E010: 'error', // no comment with the component's details
  E011: 'error', // a required detail is missing
  E012: 'error', // unknown detail
  E013: 'error', // a detail has a wrong value
  E014: 'error', // a detail is given twice
  E101: 'error', // statement that does not belong at the top of a file
  E102: 'error', // not exactly one default export
  E103: 'error', // component takes props, is async, or has no PascalCase name
  E104: 'error', // statement that does not belong in a component
  E105: 'error', // component does not end in `return` with markup
  E106: 'error', // a name is declared twice or hides another
  E110: 'error', // import from a package customers do not have
  E111: 'error', // import of a name that is not supported
  E112: 'error', // import form that is not supported
  E113: 'error', // icon that does not exist
  E120: 'error', // state and setter are not named alike
  E121: 'error', // initial state is not plain data
  E122: 'error', // ref or effect of a form that is not supported
  E130: 'error', // module constant is not plain data
  E201: 'error', // unsupported expression or statement
  E202: 'error', // hook other than useState, useRef and useEffect
  E203: 'error', // unknown name
  E204: 'error', // setter used other than by calling it
  E205: 'error', // ref read while the markup is computed, or other than by .current
  E210: 'error', // markup where an expression must stand
  E211: 'error', // expression that markup cannot show
  E212: 'error', // list not written as array.map((item) => <element key>)
  E213: 'error', // repeated element without a key
  E220: 'error', // unknown attribute
  E221: 'error', // attribute value of a form that is not supported
  E222: 'error', // event handler of a form that is not supported
  E230: 'error', // unknown element
  E231: 'error', // spread
  E232: 'error', // ref, anchor and other attributes that cannot be carried over
  E233: 'error', // interactive part outside its parent
  E234: 'error', // interactive part without something it needs
  E240: 'error', // class built from pieces
  E241: 'error', // class list of a form that is not supported
  E242: 'error', // class strings in data under a name that does not say so
  E243: 'error', // class that Tailwind does not know
  E301: 'error', // state read after it was set in the same handler
  E302: 'error', // effect that does not list what it reads
  E303: 'error', // effect that starts what it does not stop
  E310: 'error', // inline siblings without space between them
  E311: 'error', // position-dependent class around a dynamic list or conditional sibling
  E312: 'error', // inherited text utility on an ancestor of a dialog
  E313: 'error', // dialog without a name or initial focus
  E314: 'error', // dialog in another one, inside a list or condition
  E315: 'error', // white space kept around more than one text
  E320: 'error', // value of a choice that is not text
  E321: 'error', // options of a combobox that come and go with what is in them
  E322: 'error', // text field that changes what was typed
  E323: 'error', // identity of an object whose properties fields change
  E324: 'error', // reset of a form with a field that a state holds
  E401: 'error', // state variant without an element that owns the state
  E402: 'error', // state variant that has no counterpart
  E403: 'error', // data variant that reaches across elements
  E404: 'error', // the same property under two states of one element
  E405: 'error', // transition that is not complete
  E410: 'error', // icon chosen at run time
  E420: 'warning', // colour left to Tailwind's default
  E421: 'error', // sans serif family, whose fonts differ between versions
  E430: 'error', // class without a form in Tailwind CSS 3
  E431: 'error', // class that wins in one version of Tailwind and loses in the other
  E499: 'error', // combination without a recipe in some flavour
} as const satisfies Record<string, Severity>

export type Code = keyof typeof codes
