import type { Metadata } from 'next'
import Register from '@/components/register'
import ThemeSwitch from '@/components/theme-switch'

export const metadata: Metadata = { title: 'Create your account' }

export default function RegisterPage() {
  return <Register themeSwitch={<ThemeSwitch />} />
}
