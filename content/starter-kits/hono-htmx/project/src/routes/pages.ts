import { Hono } from 'hono'
import { html } from 'hono/html'
import { memberPage } from '../views/member.ts'
import { part } from '../views/parts.ts'
import type { MemberEnv } from '../web/env.ts'
import { render } from '../web/respond.ts'
import { memberOnly } from '../web/session.ts'

/** The product. Put your own pages here. */
export const pages = new Hono<MemberEnv>()

pages.get('/', memberOnly, (c) =>
  render(
    c,
    memberPage({
      user: c.var.user,
      path: '/',
      title: 'Dashboard',
      description: 'How things stand.',
      content: html`<div class="space-y-10">${part('figures')} ${part('goals')} ${part('invoices')}</div>`,
    }),
  ),
)

pages.get('/billing', memberOnly, (c) =>
  render(
    c,
    memberPage({
      user: c.var.user,
      path: '/billing',
      title: 'Billing',
      description: 'What you sent, and what is still open.',
      content: part('no-invoices'),
    }),
  ),
)
