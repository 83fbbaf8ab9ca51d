import { createFileRoute, redirect } from '@tanstack/react-router'

/** Pages on the way in: whoever is signed in has no use for them. */
export const Route = createFileRoute('/_guest')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/' })
  },
})
