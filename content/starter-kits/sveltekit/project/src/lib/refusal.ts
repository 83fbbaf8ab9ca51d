import { createContext } from 'svelte'

/** Why a form was refused: a sentence for each field that is wrong, or one for all of it, and what was typed. */
export type Refusal = {
  fields: Record<string, string>
  form: string
  values: Record<string, string>
}

/** What fields know of the form they stand in. */
export const [getRefusal, setRefusal] = createContext<() => Refusal | null | undefined>()
