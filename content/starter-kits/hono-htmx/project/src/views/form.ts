import { html } from 'hono/html'
import type { Problems } from '../accounts/accounts.ts'
import { buttons, link } from './classes.ts'
import type { Html } from './parts.ts'

/** What was typed, and what is wrong with it. */
export type FormState = Partial<Problems> & { values?: Record<string, string> }

type Field = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  autocomplete: string
  hint?: string
  /** A link beside the label. */
  aside?: { text: string; href: string }
}

type Form = {
  id: string
  action: string
  fields?: Field[]
  hidden?: Record<string, string>
  submit: string
  sending: string
  /** Classes of the button. */
  button?: string
}

/**
 * A form that works by itself; where htmx runs, it is sent in place and replaced by what comes back. The first field
 * that is wrong takes the focus, and passwords are never written into it.
 */
export function form(
  { id, action, fields = [], hidden = {}, submit, sending, button = buttons.primary }: Form,
  state: FormState = {},
): Html {
  const firstWrong = fields.find(({ name }) => state.fields?.[name])
  return html`<form
    id="${id}"
    method="post"
    action="${action}"
    novalidate
    hx-post="${action}"
    hx-swap="outerHTML"
    hx-sync="this:drop"
    class="group grid gap-5"
  >
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${fields.map((one) => field(id, one, state, one === firstWrong))}
    <p role="alert" class="text-sm/6 text-red-700 empty:hidden dark:text-red-400">${state.form}</p>
    <button id="${id}-submit" type="submit" class="${button}">
      <span class="group-aria-busy:hidden">${submit}</span>
      <span class="hidden group-aria-busy:inline">${sending}</span>
    </button>
  </form>`
}

function field(form: string, field: Field, { values = {}, fields = {} }: FormState, isFirstWrong: boolean): Html {
  const { name, label, type = 'text', autocomplete, hint, aside } = field
  const id = `${form}-${name}`
  const error = fields[name]
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return html`<div class="grid gap-1.5">
    <div class="flex flex-wrap justify-between gap-x-4">
      <label for="${id}" class="text-sm/6 font-medium text-secondary-950 dark:text-white">${label}</label>
      ${aside && html`<a href="${aside.href}" class="${link} text-sm/6">${aside.text}</a>`}
    </div>
    <input
      id="${id}"
      name="${name}"
      type="${type}"
      value="${type === 'password' ? '' : values[name]}"
      autocomplete="${autocomplete}"
      aria-required="true"
      ${error ? html`aria-invalid="true"` : ''}
      ${described ? html`aria-describedby="${described}"` : ''}
      ${isFirstWrong ? 'autofocus' : ''}
      class="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
    />
    ${hint && html`<p id="${id}-hint" class="text-sm/6 text-secondary-600 dark:text-secondary-400">${hint}</p>`}
    ${error && html`<p id="${id}-error" class="text-sm/6 text-red-700 dark:text-red-400">${error}</p>`}
  </div>`
}
