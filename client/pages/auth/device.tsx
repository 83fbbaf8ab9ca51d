import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthHeading } from './parts/auth-heading.tsx'

type Props = Pages['auth/device']

export default function Device({ asks, decided, csrfToken }: Props) {
  if (decided) return <Decided decided={decided} />
  return (
    <>
      <PageHead title="Allow a device" />
      {asks ? <Decide asks={asks} csrfToken={csrfToken} /> : <TypeCode />}
    </>
  )
}

/** A plain form that asks for the page with the code: nothing is changed by it. */
function TypeCode() {
  const { errors, old } = usePage().props

  return (
    <>
      <AuthHeading title="Allow a device">Enter the code that the command line shows.</AuthHeading>
      <form action={urls.device()} method="get" className="mt-8 grid gap-6">
        <Field
          label="Code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          placeholder="BCDF-GHJK"
          inputClassName="font-mono uppercase placeholder:normal-case"
          defaultValue={old.typed}
          error={errors.code}
        />
        <Button type="submit" size="lg" className="w-full">
          Continue
        </Button>
      </form>
    </>
  )
}

/** What the device says of itself, and the two things one may do about it. */
function Decide({
  asks: { code, name, network, when },
  csrfToken,
}: {
  asks: NonNullable<Props['asks']>
  csrfToken: string
}) {
  const { auth } = usePage().props
  const shown = <code className="font-mono text-base font-semibold tracking-wide">{code}</code>
  const facts: [string, ReactNode][] = [
    ['Code', shown],
    ['Device', name],
    ['Network', network],
    ['Asked', when],
    ['Your account', auth.user?.email],
  ]

  return (
    <>
      <AuthHeading title={`Allow “${name}”?`}>
        It gets an access key, with which it reads the library as you do. Allow it only if you began this yourself and
        it shows the same code.
      </AuthHeading>
      <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 rounded-xl bg-sunken p-5 text-sm ring-1 ring-line">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere text-ink">{fact}</dd>
          </div>
        ))}
      </dl>
      <PostForm action={urls.device()} csrfToken={csrfToken} className="mt-8">
        {(busy) => (
          <div className="grid gap-3">
            <input type="hidden" name="user_code" value={code} />
            <input type="hidden" name="decision" value="allow" />
            <Button type="submit" size="lg" aria-disabled={busy} className="w-full">
              {busy ? 'Allowing…' : 'Allow this device'}
            </Button>
          </div>
        )}
      </PostForm>
      <PostForm action={urls.device()} csrfToken={csrfToken} className="mt-3">
        {(busy) => (
          <div className="grid gap-3">
            <input type="hidden" name="user_code" value={code} />
            <input type="hidden" name="decision" value="deny" />
            <Button type="submit" size="lg" variant="secondary-alt" aria-disabled={busy} className="w-full">
              Do not allow
            </Button>
          </div>
        )}
      </PostForm>
    </>
  )
}

const endings = {
  allowed: {
    title: 'The device is allowed',
    text: 'It has its key within a few seconds. Close this page and go back to the device.',
  },
  denied: { title: 'The device was not allowed', text: 'No key was made. You can close this page.' },
}

function Decided({ decided }: { decided: 'allowed' | 'denied' }) {
  const { title, text } = endings[decided]
  return (
    <>
      <PageHead title={title} />
      <AuthHeading title={title}>{text}</AuthHeading>
      <p className="mt-6 text-sm text-muted">
        <Link alone href={urls.accessKeys()}>
          Your access keys
        </Link>
      </p>
    </>
  )
}
