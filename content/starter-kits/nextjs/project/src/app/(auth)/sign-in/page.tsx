import type { Metadata } from 'next'
import SignIn from '@/components/sign-in'
import ThemeSwitch from '@/components/theme-switch'

export const metadata: Metadata = { title: 'Sign in' }

export default function SignInPage() {
  return <SignIn themeSwitch={<ThemeSwitch />} />
}
