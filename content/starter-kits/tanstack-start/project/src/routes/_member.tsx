import { createFileRoute, redirect } from '@tanstack/react-router'

/** Pages of members: whoever is not signed in is asked to, and led back. */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context: { user }, location }) => {
    if (!user) throw redirect({ to: '/sign-in', search: location.href === '/' ? {} : { next: location.href } })
    return { user }
  },
})
