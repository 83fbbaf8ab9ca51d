import type { Metadata } from 'next'
import ForgotPassword from '@/components/forgot-password'
import ThemeSwitch from '@/components/theme-switch'

export const metadata: Metadata = { title: 'Choose a new password' }

export default function ForgotPasswordPage() {
  return <ForgotPassword themeSwitch={<ThemeSwitch />} />
}
