import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { TwoFactorProps } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = { csrfToken: string; twoFactor: TwoFactorProps }

export function TwoFactor({ csrfToken, twoFactor }: Props) {
  return (
    <AccountSection
      id="two-factor"
      title="Two-factor authentication"
      about="Signing in asks for a code from an app on your phone as well as your password."
    >
      {twoFactor.state === 'off' && <TurnOn csrfToken={csrfToken} />}
      {twoFactor.state === 'pending' && <SetUp csrfToken={csrfToken} {...twoFactor} />}
      {twoFactor.state === 'on' && <TurnedOn csrfToken={csrfToken} {...twoFactor} />}
    </AccountSection>
  )
}

function TurnOn({ csrfToken }: { csrfToken: string }) {
  return (
    <PostForm action={urls.twoFactor()} csrfToken={csrfToken} preserveScroll>
      {(busy) => (
        <>
          <p className="text-sm text-ink">Off: your password alone is enough to sign in.</p>
          <Button type="submit" color="gray" aria-disabled={busy} className="justify-self-start">
            Set it up
          </Button>
        </>
      )}
    </PostForm>
  )
}

type SetUpProps = Extract<TwoFactorProps, { state: 'pending' }> & { csrfToken: string }

function SetUp({ csrfToken, secret, qr }: SetUpProps) {
  const { errors } = usePage().props

  return (
    <>
      <p className="text-sm text-ink">
        Scan this with an authenticator app, or type the key into it. Then enter the code it shows to turn it on.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-5">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page, so that the secret has no address
          role="img"
          aria-label="QR code for an authenticator app"
          shapeRendering="crispEdges"
          className="size-44 rounded-lg bg-white ring-1 ring-line"
        >
          <path d={qr.path} className="fill-black" />
        </svg>
        <div className="min-w-0 flex-1 basis-52">
          <p className="text-sm font-medium text-ink">Key</p>
          <p className="mt-1 font-mono text-sm leading-6 wrap-anywhere text-ink">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <PostForm
        action={urls.twoFactorConfirm()}
        csrfToken={csrfToken}
        preserveScroll
        clearOnError={['code']}
        className="mt-6"
      >
        {(busy) => (
          <>
            <Field
              label="Code from the app"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              inputClassName="font-mono tracking-widest"
              required
              error={errors.code}
            />
            <Button type="submit" aria-disabled={busy} className="justify-self-start">
              {busy ? 'Checking…' : 'Turn on'}
            </Button>
          </>
        )}
      </PostForm>
      <PostForm action={urls.twoFactorEnd()} csrfToken={csrfToken} preserveScroll className="mt-3">
        {(busy) => (
          <Button type="submit" variant="secondary" aria-disabled={busy} className="justify-self-start">
            Not now
          </Button>
        )}
      </PostForm>
    </>
  )
}

type TurnedOnProps = Extract<TwoFactorProps, { state: 'on' }> & { csrfToken: string }

function TurnedOn({ csrfToken, recoveryCodes, recoveryCodesLeft }: TurnedOnProps) {
  const left =
    recoveryCodesLeft === 1 ? 'One recovery code is left.' : `${recoveryCodesLeft || 'No'} recovery codes are left.`

  return (
    <>
      <output className="block text-sm text-ink">On. {left}</output>
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <PostForm action={urls.recoveryCodes()} csrfToken={csrfToken} preserveScroll>
          {(busy) => (
            <Button type="submit" variant="secondary-alt" aria-disabled={busy}>
              Create new recovery codes
            </Button>
          )}
        </PostForm>
        <PostForm action={urls.twoFactorEnd()} csrfToken={csrfToken} preserveScroll="errors">
          {(busy) => (
            <Button type="submit" variant="danger" aria-disabled={busy}>
              Turn it off
            </Button>
          )}
        </PostForm>
      </div>
    </>
  )
}
