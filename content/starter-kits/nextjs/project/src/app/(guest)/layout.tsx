import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { getMember } from '@/server/session'

/** Pages to sign in or up: whoever is signed in has no use for them. */
export default async function GuestLayout({ children }: { children: ReactNode }) {
  if (await getMember()) redirect('/')
  return children
}
