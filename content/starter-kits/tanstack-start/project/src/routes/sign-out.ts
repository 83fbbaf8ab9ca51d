import { createFileRoute, redirect } from '@tanstack/react-router'
import { forms } from '~/server/forms.server'

/** Left by a form, never by a link: links are opened ahead by browsers, and by pages of others. */
export const Route = createFileRoute('/sign-out')({
  server: {
    handlers: {
      GET: () => {
        throw redirect({ to: '/' })
      },
      POST: () => forms.signOut(),
    },
  },
})
