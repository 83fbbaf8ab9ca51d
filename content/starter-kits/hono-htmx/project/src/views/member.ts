import { html } from 'hono/html'
import type { User } from '../accounts/accounts.ts'
import { link } from './classes.ts'
import type { Page } from './document.ts'
import { type Html, part } from './parts.ts'

type MemberPage = {
  user: User
  path: string
  title: string
  description?: string
  layout?: 'sidebar-layout' | 'stacked-layout'
  /** Whether the bar has the theme switch. */
  themeSwitch?: boolean
  content: Html
}

/** A page of the product: beside the sidebar, or below one bar. */
export function memberPage(page: MemberPage): Page {
  const { user, path, title, description, layout = 'sidebar-layout', themeSwitch = true, content } = page
  const outlets = {
    themeSwitch: themeSwitch ? html`<div x-cloak>${part('theme-switch')}</div>` : '',
    account: accountMenu(user),
    children: html`${withoutScript}
      <h1 class="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">${title}</h1>
      ${description && html`<p class="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">${description}</p>`}
      <div class="mt-8">${content}</div>`,
  }
  return { title, body: part(layout, outlets, path) }
}

/** Has an id, so that htmx can put it in place when the name changes. */
export const accountMenu = ({ name, email }: User): Html =>
  html`<div id="account">${part('account-menu', { owner: name, name, email })}</div>`

/** Where no script opens the drawer of a phone and the account menu. */
const withoutScript = html`<noscript>
  <nav aria-label="Pages" class="mb-6 flex flex-wrap gap-x-5 gap-y-2 text-sm/6">
    <a href="/" class="${link}">Dashboard</a>
    <a href="/billing" class="${link}">Billing</a>
    <a href="/settings" class="${link}">Settings</a>
  </nav>
</noscript>`
