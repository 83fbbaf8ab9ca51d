import SignIn from '../components/sign-in'
import ThemeSwitch from '../components/theme-switch'

export default function SignInPage() {
  return (
    <>
      <title>Sign in – Lintel</title>
      <SignIn themeSwitch={<ThemeSwitch />} />
    </>
  )
}
