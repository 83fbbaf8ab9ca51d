import { useLoaderData } from 'react-router'
import ResetPassword from '../components/reset-password'
import ThemeSwitch from '../components/theme-switch'
import UsedLink from '../components/used-link'

export default function ResetPasswordPage() {
  const isGood = useLoaderData<boolean>()

  return (
    <>
      <title>{`${isGood ? 'Choose a new password' : 'This link no longer works'} – Lintel`}</title>
      {isGood ? <ResetPassword themeSwitch={<ThemeSwitch />} /> : <UsedLink themeSwitch={<ThemeSwitch />} />}
    </>
  )
}
