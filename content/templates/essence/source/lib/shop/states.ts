/** Where the house ships: the contiguous states and the District of Columbia. Perfume is flammable, so it does not fly. */

/** Each with the first digits its ZIP codes have. They are few enough to notice a code of another state's region. */
const table = {
  AL: ['Alabama', '3'],
  AZ: ['Arizona', '8'],
  AR: ['Arkansas', '7'],
  CA: ['California', '9'],
  CO: ['Colorado', '8'],
  CT: ['Connecticut', '0'],
  DE: ['Delaware', '1'],
  DC: ['District of Columbia', '25'],
  FL: ['Florida', '3'],
  GA: ['Georgia', '3'],
  ID: ['Idaho', '8'],
  IL: ['Illinois', '6'],
  IN: ['Indiana', '4'],
  IA: ['Iowa', '5'],
  KS: ['Kansas', '6'],
  KY: ['Kentucky', '4'],
  LA: ['Louisiana', '7'],
  ME: ['Maine', '0'],
  MD: ['Maryland', '2'],
  MA: ['Massachusetts', '0'],
  MI: ['Michigan', '4'],
  MN: ['Minnesota', '5'],
  MS: ['Mississippi', '3'],
  MO: ['Missouri', '6'],
  MT: ['Montana', '5'],
  NE: ['Nebraska', '6'],
  NV: ['Nevada', '8'],
  NH: ['New Hampshire', '0'],
  NJ: ['New Jersey', '0'],
  NM: ['New Mexico', '8'],
  NY: ['New York', '01'],
  NC: ['North Carolina', '2'],
  ND: ['North Dakota', '5'],
  OH: ['Ohio', '4'],
  OK: ['Oklahoma', '7'],
  OR: ['Oregon', '9'],
  PA: ['Pennsylvania', '1'],
  RI: ['Rhode Island', '0'],
  SC: ['South Carolina', '2'],
  SD: ['South Dakota', '5'],
  TN: ['Tennessee', '3'],
  TX: ['Texas', '78'],
  UT: ['Utah', '8'],
  VT: ['Vermont', '0'],
  VA: ['Virginia', '2'],
  WA: ['Washington', '9'],
  WV: ['West Virginia', '2'],
  WI: ['Wisconsin', '5'],
  WY: ['Wyoming', '8'],
} as const satisfies Record<string, readonly [name: string, digits: string]>

export type State = keyof typeof table

/** For a select: each state’s code and name, by name. */
export const states = Object.entries(table).map(([code, [name]]) => ({ code: code as State, name }))

/** States where the house does not ship, for a sentence that says why. */
export const statesNotReached: Readonly<Record<string, string>> = { AK: 'Alaska', HI: 'Hawaii' }

/** Whether a text is the code of a state, such as `RI`. */
export function isState(code: string): code is State {
  return Object.hasOwn(table, code)
}

/** A state's name, such as `Rhode Island`. */
export function stateName(code: State): string {
  return table[code][0]
}

/** Whether a ZIP code can be one of that state, by its first digit. */
export function zipFits(zip: string, state: State): boolean {
  return table[state][1].includes(zip.charAt(0))
}
