import { Link } from '#client/ui/link.tsx'
import { accessKeyLimits } from '#shared/access-keys.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccessKeyForm } from './parts/access-key-form.tsx'
import { AccessKeyList } from './parts/access-key-list.tsx'
import { AccountPage } from './parts/account-page.tsx'
import { AccountSection } from './parts/account-section.tsx'
import { AssistantList } from './parts/assistant-list.tsx'
import { NewAccessKey } from './parts/new-access-key.tsx'

export default function AccessKeys({ csrfToken, made, keys, teamKeys, assistants }: Pages['user/access-keys']) {
  return (
    <AccountPage
      title="Access keys"
      about="With a key, a command line or an assistant reads the library as you do. It cannot sign in, buy or change anything."
    >
      <AccountSection
        id="own-keys"
        title={teamKeys ? 'Your keys' : 'Keys'}
        about={
          <>
            A key opens what you may read at that moment, and ends with your account. Give every machine its own, so
            that you can revoke one and keep the others. You may have {accessKeyLimits.each}.{' '}
            <Link href={urls.docs('access-keys')}>How keys are used</Link>
          </>
        }
      >
        {made && !made.isTeam && <NewAccessKey key={made.key} made={made} />}
        <AccessKeyList csrfToken={csrfToken} keys={keys} />
        <AccessKeyForm csrfToken={csrfToken} isFirst={keys.length === 0} isFull={keys.length >= accessKeyLimits.each} />
      </AccountSection>
      {teamKeys && (
        <AccountSection
          id="team-keys"
          title="Keys of the team"
          about="For machines that work for the whole team. They stay when a member leaves or the team gets a new owner, and end with its licence. Only the owner sees them."
        >
          {made?.isTeam && <NewAccessKey key={made.key} made={made} />}
          <AccessKeyList csrfToken={csrfToken} keys={teamKeys} />
          <AccessKeyForm
            csrfToken={csrfToken}
            isTeam
            isFirst={teamKeys.length === 0}
            isFull={teamKeys.length >= accessKeyLimits.each}
          />
        </AccountSection>
      )}
      <AccountSection
        id="assistants"
        title="Connected assistants"
        about={
          <>
            They read the library as you do, without a key, since you allowed them when you connected them.{' '}
            <Link href={urls.docs('mcp')}>How assistants connect</Link>
          </>
        }
      >
        <AssistantList csrfToken={csrfToken} assistants={assistants} />
      </AccountSection>
    </AccountPage>
  )
}
