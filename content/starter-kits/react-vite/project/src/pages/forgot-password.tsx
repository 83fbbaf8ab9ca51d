import ForgotPassword from '../components/forgot-password'
import ThemeSwitch from '../components/theme-switch'

export default function ForgotPasswordPage() {
  return (
    <>
      <title>Forgot your password? – Lintel</title>
      <ForgotPassword themeSwitch={<ThemeSwitch />} />
    </>
  )
}
