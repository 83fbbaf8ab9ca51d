import { ComputerDesktopIcon, DevicePhoneMobileIcon } from '@heroicons/react/24/outline'
import { usePage } from '@inertiajs/react'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { SessionEntry } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

const isPhone = (device: string) => /iPhone|iPad|Android/.test(device)

type Props = { csrfToken: string; hasPassword: boolean; sessions: SessionEntry[] }

export function BrowserSessions({ csrfToken, hasPassword, sessions }: Props) {
  const { errors } = usePage().props

  return (
    <AccountSection
      id="sessions"
      title="Browser sessions"
      about="Where you are signed in. If you do not recognise a session, sign it out and change your password."
    >
      <ul className="divide-y divide-line rounded-xl ring-1 ring-line">
        {sessions.map(({ id, device, ip, lastActive, isCurrent }) => {
          const Icon = isPhone(device) ? DevicePhoneMobileIcon : ComputerDesktopIcon
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <Icon aria-hidden className="size-6 shrink-0 text-faint" />
              <div className="min-w-0 flex-1 text-sm">
                <p className="flex flex-wrap items-center gap-x-2 font-medium text-ink">
                  {device}
                  {isCurrent && <Badge tone="success">This browser</Badge>}
                </p>
                <p className="wrap-anywhere text-muted">
                  {ip} · {isCurrent ? 'active now' : `active ${lastActive}`}
                </p>
              </div>
              {!isCurrent && (
                <PostForm action={urls.endSession()} csrfToken={csrfToken} preserveScroll="errors">
                  {(busy) => (
                    <>
                      <input type="hidden" name="id" value={id} />
                      <Button type="submit" size="sm" variant="secondary-alt" aria-disabled={busy}>
                        Sign out
                        <span className="sr-only">
                          {' '}
                          {device}, active {lastActive}
                        </span>
                      </Button>
                    </>
                  )}
                </PostForm>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <Disclosure label="Sign out other browsers" open={Boolean(errors.sessions_password)} className="mt-6">
          <PostForm
            action={urls.endOtherSessions()}
            csrfToken={csrfToken}
            preserveScroll="errors"
            clearOnError={hasPassword ? ['sessions_password'] : []}
          >
            {(busy) => (
              <>
                {hasPassword && (
                  <PasswordField
                    label="Your password, to sign out the others"
                    showLabel="Show the password for signing out others"
                    name="sessions_password"
                    autoComplete="current-password"
                    required
                    error={errors.sessions_password}
                  />
                )}
                <Button type="submit" color="gray" aria-disabled={busy} className="justify-self-start">
                  Sign out all others
                </Button>
              </>
            )}
          </PostForm>
        </Disclosure>
      )}
    </AccountSection>
  )
}
