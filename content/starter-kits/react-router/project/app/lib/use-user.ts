import { useRouteLoaderData } from 'react-router'
import type { loader } from '~/layouts/member'

/** Who is signed in, on pages of members. */
export function useUser() {
  const loaded = useRouteLoaderData<typeof loader>('layouts/member')
  if (!loaded) throw new Error('There is a user only below layouts/member.tsx.')
  return loaded.user
}
