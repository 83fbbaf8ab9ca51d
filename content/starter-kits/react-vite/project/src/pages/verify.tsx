import { useLoaderData } from 'react-router'
import Verify from '../components/verify'
import ThemeSwitch from '../components/theme-switch'
import UsedLink from '../components/used-link'

export default function VerifyPage() {
  const isGood = useLoaderData<boolean>()

  return (
    <>
      <title>{`${isGood ? 'Confirm your email address' : 'This link no longer works'} – Lintel`}</title>
      {isGood ? <Verify themeSwitch={<ThemeSwitch />} /> : <UsedLink themeSwitch={<ThemeSwitch />} />}
    </>
  )
}
