import ForgotPassword from '../components/forgot-password'
import ThemeSwitch from '../components/theme-switch'

export default function ForgotPasswordPage() {
  return (
    <>
      <title>Choose a new password – Lintel</title>
      <ForgotPassword themeSwitch={<ThemeSwitch />} />
    </>
  )
}
