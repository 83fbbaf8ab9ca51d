import { html } from 'hono/html'
import { link } from './classes.ts'
import type { Page } from './document.ts'
import { form, type FormState } from './form.ts'
import { type Html, part } from './parts.ts'

/** One form on a page of its own. */
export type FormPage = {
  title: string
  heading: string
  form: (state: FormState) => Html
  /** A line below the card. */
  below?: Html
}

const email = { name: 'email', label: 'Email', type: 'email', autocomplete: 'username' } as const
const hint = 'At least 10 characters.'
const newPassword = { name: 'password', type: 'password', autocomplete: 'new-password', hint } as const
const toSignIn = html`<a href="/sign-in" class="${link}">Sign in</a>`

export const signIn = (next: string): FormPage => ({
  title: 'Sign in',
  heading: 'Sign in to Lintel',
  form: (state) =>
    form(
      {
        id: 'sign-in',
        action: '/sign-in',
        hidden: next ? { next } : {},
        fields: [
          email,
          {
            name: 'password',
            label: 'Password',
            type: 'password',
            autocomplete: 'current-password',
            aside: { text: 'Forgot password?', href: '/forgot-password' },
          },
        ],
        submit: 'Sign in',
        sending: 'Signing in…',
      },
      state,
    ),
  below: html`New here? <a href="/register" class="${link}">Create an account</a>`,
})

export const register: FormPage = {
  title: 'Create your account',
  heading: 'Create your account',
  form: (state) =>
    form(
      {
        id: 'register',
        action: '/register',
        fields: [{ name: 'name', label: 'Name', autocomplete: 'name' }, email, { ...newPassword, label: 'Password' }],
        submit: 'Create account',
        sending: 'Creating account…',
      },
      state,
    ),
  below: html`Have an account? ${toSignIn}`,
}

export const forgotPassword: FormPage = {
  title: 'Forgot your password?',
  heading: 'Forgot your password?',
  form: (state) =>
    form(
      {
        id: 'forgot-password',
        action: '/forgot-password',
        fields: [{ ...email, hint: 'We send a link that works for one hour.' }],
        submit: 'Send link',
        sending: 'Sending…',
      },
      state,
    ),
  below: html`Remembered it? ${toSignIn}`,
}

export const verify = (token: string): FormPage => ({
  title: 'Confirm your email address',
  heading: 'Confirm your email address',
  form: (state) =>
    form({ id: 'verify', action: '/verify', hidden: { token }, submit: 'Confirm', sending: 'Confirming…' }, state),
})

export const resetPassword = (token: string): FormPage => ({
  title: 'Choose a new password',
  heading: 'Choose a new password',
  form: (state) =>
    form(
      {
        id: 'reset-password',
        action: '/reset-password',
        hidden: { token },
        fields: [{ ...newPassword, label: 'New password' }],
        submit: 'Save password',
        sending: 'Saving…',
      },
      state,
    ),
})

export const formPage = ({ title, heading, form, below }: FormPage, state: FormState = {}): Page => ({
  title,
  body: card(heading, form(state), below),
})

/** @param mailed the link of the last mail, shown while there is no mail provider */
export const checkEmailPage = (email: string, mailed: string): Page => ({
  title: 'Check your email',
  body: card(
    'Check your email',
    html`<p class="text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">
        If ${email ? html`<b class="font-medium wrap-break-word">${email}</b>` : 'your address'} can have a link, it is
        on its way. Open it to go on, and look in your spam folder too.
      </p>
      ${mailed && html`<p class="mt-5"><a href="${mailed}" class="${link} text-sm/6">Open the link</a></p>`}`,
    html`Confirmed already? ${toSignIn}`,
  ),
})

export const usedLinkPage: Page = {
  title: 'This link no longer works',
  body: card(
    'This link no longer works',
    html`<p class="text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">
      It was used already, or has expired. Sign in, or
      <a href="/forgot-password" class="${link}">ask for a new one</a>.
    </p>`,
    toSignIn,
  ),
}

function card(heading: string, content: Html, below?: Html): Html {
  return html`<main
    id="main"
    tabindex="-1"
    class="relative flex min-h-dvh flex-col items-center justify-center bg-secondary-50 px-4 py-20 focus:outline-hidden dark:bg-secondary-950"
  >
    <div x-cloak class="absolute end-4 top-4">${part('theme-switch')}</div>
    <!-- Replace with your logo -->
    <svg aria-hidden="true" viewBox="0 0 32 32" class="size-10 text-primary-600 dark:text-primary-500">
      <path fill="currentColor" d="M4 5h24v6h-3v16h-6V11h-6v16H7V11H4z" />
    </svg>
    <h1
      class="mt-5 text-center text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white"
    >
      ${heading}
    </h1>
    <div
      class="mt-8 w-full max-w-sm rounded-xl bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 sm:p-8 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      ${content}
    </div>
    ${below && html`<p class="mt-6 text-center text-sm/6 text-secondary-600 dark:text-secondary-400">${below}</p>`}
  </main>`
}
