import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { memberMiddleware, sessionMiddleware } from '~/middleware/session'
import { forms, mailedLink } from '~/server/forms.server'
import { fieldsOf } from '~/server/requests'
import { takeToast } from '~/server/session.server'
import { accounts } from '~/server/site.server'

const formData = z.instanceof(FormData).transform(fieldsOf)

export const signIn = createServerFn({ method: 'POST' })
  .validator(formData)
  .handler(({ data }) => forms.signIn(data))

export const register = createServerFn({ method: 'POST' })
  .validator(formData)
  .handler(({ data }) => forms.register(data))

export const forgotPassword = createServerFn({ method: 'POST' })
  .validator(formData)
  .handler(({ data }) => forms.forgotPassword(data))

export const verify = createServerFn({ method: 'POST' })
  .validator(formData)
  .handler(({ data }) => forms.verify(data))

export const resetPassword = createServerFn({ method: 'POST' })
  .validator(formData)
  .handler(({ data }) => forms.resetPassword(data))

export const saveSettings = createServerFn({ method: 'POST' })
  .middleware([memberMiddleware])
  .validator(formData)
  .handler(({ data, context }) => forms.settings(data, context.member))

/** Whether the link of a mail can still be used. Sent by POST, since addresses stand in logs. */
export const isGoodLink = createServerFn({ method: 'POST' })
  .validator(z.object({ token: z.string(), purpose: z.enum(['verify', 'reset']) }))
  .handler(({ data }) => accounts.isGoodLink(data.token, data.purpose))

export const getMailedLink = createServerFn().handler(() => mailedLink())

/** Who looks at a page, and what the page before wanted to be said; a page that is only preloaded says nothing. */
export const getVisit = createServerFn()
  .middleware([sessionMiddleware])
  .validator(z.object({ preload: z.boolean() }))
  .handler(({ data, context }) => ({
    user: context.member?.user ?? null,
    toast: data.preload ? null : takeToast(),
  }))
