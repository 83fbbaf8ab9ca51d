import { getMember } from '@/server/session'
import AccountMenu from './account-menu'

/** Who is signed in. The menu opens with JavaScript only; without it, the settings have what it holds. */
export default async function Account() {
  const member = await getMember()
  if (!member) return null
  const { name, email } = member.user

  return (
    <div className="noscript:hidden">
      <AccountMenu owner={name} name={name} email={email} />
    </div>
  )
}
