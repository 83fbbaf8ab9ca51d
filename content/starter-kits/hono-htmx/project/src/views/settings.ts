import { html } from 'hono/html'
import type { User } from '../accounts/accounts.ts'
import { buttons } from './classes.ts'
import type { Page } from './document.ts'
import { form, type FormState } from './form.ts'
import { memberPage } from './member.ts'
import type { Html } from './parts.ts'

export const profileForm = (user: User, state: FormState = {}): Html =>
  form(
    {
      id: 'profile',
      action: '/settings/profile',
      fields: [{ name: 'name', label: 'Name', autocomplete: 'name' }],
      submit: 'Save changes',
      sending: 'Saving…',
      button: `${buttons.primary} justify-self-start`,
    },
    { values: { name: user.name }, ...state },
  )

export const passwordForm = (state: FormState = {}): Html =>
  form(
    {
      id: 'password',
      action: '/settings/password',
      fields: [
        { name: 'current', label: 'Current password', type: 'password', autocomplete: 'current-password' },
        {
          name: 'password',
          label: 'New password',
          type: 'password',
          autocomplete: 'new-password',
          hint: 'At least 10 characters.',
        },
      ],
      submit: 'Change password',
      sending: 'Changing…',
      button: `${buttons.primary} justify-self-start`,
    },
    state,
  )

export const deleteForm = (state: FormState = {}): Html =>
  form(
    {
      id: 'delete-account',
      action: '/settings/delete',
      fields: [{ name: 'password', label: 'Your password', type: 'password', autocomplete: 'current-password' }],
      submit: 'Delete account',
      sending: 'Deleting…',
      button: `${buttons.danger} justify-self-start`,
    },
    state,
  )

type Forms = { profile?: Html; password?: Html; delete?: Html }

/** @param forms those that were refused, in the place of fresh ones */
export const settingsPage = (user: User, forms: Forms = {}): Page =>
  memberPage({
    user,
    path: '/settings',
    title: 'Settings',
    layout: 'stacked-layout',
    // The page has a switch of its own.
    themeSwitch: false,
    content: html`<div class="grid gap-10">
      ${section('Profile', 'Your name stands on invoices and beside what you do.', forms.profile ?? profileForm(user))}
      ${section('Password', 'Changing it signs you out everywhere but here.', forms.password ?? passwordForm())}
      ${section('Theme', 'Kept on this device.', themeChoice)}
      ${section('Sign out', `You are signed in as ${user.email}.`, signOutForm)}
      ${section('Delete account', 'This removes everything at once, and cannot be undone.', forms.delete ?? deleteForm())}
    </div>`,
  })

const section = (title: string, text: string, content: Html) =>
  html`<section aria-labelledby="${idOf(title)}" class="grid gap-x-10 gap-y-6 md:grid-cols-3">
    <div>
      <h2 id="${idOf(title)}" class="text-base/7 font-semibold text-secondary-950 dark:text-white">${title}</h2>
      <p class="mt-1 text-sm/6 text-pretty wrap-break-word text-secondary-600 dark:text-secondary-400">${text}</p>
    </div>
    <div
      class="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 md:col-span-2 dark:bg-white/5 dark:shadow-none dark:ring-white/10"
    >
      <div class="max-w-md">${content}</div>
    </div>
  </section>`

const idOf = (title: string) => `${title.toLowerCase().replaceAll(' ', '-')}-heading`

const signOutForm = html`<form method="post" action="/sign-out">
  <button type="submit" class="${buttons.plain}">Sign out</button>
</form>`

const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'System'],
] as const

/** Runs on what src/parts/theme-switch.html brings. */
const themeChoice = html`<fieldset x-data="themeSwitch" x-cloak>
    <legend class="sr-only">Theme</legend>
    <div class="flex flex-wrap gap-x-6 gap-y-3">
      ${themes.map(
        ([value, name]) =>
          html`<label class="flex items-center gap-2.5 text-sm/6 text-secondary-950 dark:text-white">
            <input
              type="radio"
              name="theme"
              value="${value}"
              :checked="theme === '${value}'"
              @change="choose('${value}')"
              class="size-4 accent-primary-600 dark:accent-primary-400"
            />
            ${name}
          </label>`,
      )}
    </div>
  </fieldset>
  <noscript><p class="text-sm/6">Choosing a theme takes JavaScript.</p></noscript>`
