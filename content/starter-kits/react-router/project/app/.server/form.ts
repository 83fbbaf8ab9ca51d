import { data } from 'react-router'
import type { Problems } from './accounts.ts'
import { FormFault, readForm } from './requests.ts'

/** The fields of a request's form; what is too large, or no form at all, is answered with the error page. */
export async function formOf(request: Request): Promise<Record<string, string>> {
  try {
    return await readForm(request)
  } catch (error) {
    if (error instanceof FormFault) throw data(error.message, { status: error.status })
    throw error
  }
}

/** What a form that was refused says, and what was typed into it: never passwords. */
export type Refusal = Problems & { values: Record<string, string | undefined> }

export function refuse({ fields, form }: Problems, values: Refusal['values'] = {}) {
  return data<Refusal>({ fields, form, values }, { status: 422 })
}
