import 'server-only'
import type { Problems } from './accounts.ts'

/** What a form that was refused says, and what was typed into it: never passwords. */
export type Refusal = Problems & { values: Record<string, string | undefined> }

/** What a form's action answers, as useActionState takes it. */
export function refuse({ fields, form }: Problems, values: Refusal['values'] = {}): Refusal {
  return { fields, form, values }
}
