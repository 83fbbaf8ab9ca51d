import Register from '../components/register'
import ThemeSwitch from '../components/theme-switch'

export default function RegisterPage() {
  return (
    <>
      <title>Create your account – Lintel</title>
      <Register themeSwitch={<ThemeSwitch />} />
    </>
  )
}
