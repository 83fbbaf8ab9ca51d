import { KeyIcon } from '@heroicons/react/24/outline'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ApiError } from '#client/api.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { Button } from '#client/ui/button.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { addPasskey, canUsePasskeys } from '#client/webauthn.ts'
import type { PasskeyEntry } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

export function Passkeys({ csrfToken, passkeys }: { csrfToken: string; passkeys: PasskeyEntry[] }) {
  return (
    <AccountSection
      id="passkeys"
      title="Passkeys"
      about="Sign in with your fingerprint, face or PIN. A passkey works on this site only, so a fake site cannot use it."
    >
      {passkeys.length > 0 && (
        <ul className="mb-6 divide-y divide-line rounded-xl ring-1 ring-line">
          {passkeys.map(({ id, name, added }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <KeyIcon aria-hidden className="size-6 shrink-0 text-faint" />
              <p className="min-w-0 flex-1 text-sm">
                <span className="block font-medium text-ink">{name}</span>
                <span className="block text-muted">Added {added}</span>
              </p>
              <PostForm action={urls.removePasskey()} csrfToken={csrfToken} preserveScroll="errors">
                {(busy) => (
                  <>
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" size="sm" variant="secondary-alt" aria-disabled={busy}>
                      Remove<span className="sr-only"> the passkey of {name}</span>
                    </Button>
                  </>
                )}
              </PostForm>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </AccountSection>
  )
}

function AddPasskey() {
  const mounted = useMounted()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const able = !mounted || canUsePasskeys()

  async function add() {
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      await addPasskey()
      router.reload()
    } catch (error) {
      // The password was given too long ago.
      if (error instanceof ApiError && error.status === 403) router.visit(urls.confirmPassword(urls.profile()))
      else setProblem('No passkey was created. Try again, or use another device.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {able ? (
        <Button color="gray" aria-disabled={busy} onClick={add}>
          {busy ? 'Waiting for your device…' : 'Add a passkey'}
        </Button>
      ) : (
        <p className="text-sm text-muted">This browser does not support passkeys.</p>
      )}
      <output className="block text-sm text-danger not-empty:mt-2">{problem}</output>
    </>
  )
}
