import CheckEmail from '../components/check-email'
import ThemeSwitch from '../components/theme-switch'

export default function CheckEmailPage() {
  return (
    <>
      <title>Check your email – Lintel</title>
      <CheckEmail themeSwitch={<ThemeSwitch />} />
    </>
  )
}
