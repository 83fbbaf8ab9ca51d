import { useAccount } from '#client/hooks/use-account.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { usePage } from '@inertiajs/react'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { MissingPart } from './parts/missing-part.tsx'

type Words = { title: string; text: string; retry?: boolean }

const broken: Words = {
  title: 'Something broke on our side',
  text: 'It has been written down. Trying again may help.',
  retry: true,
}

const unreadable: Words = {
  title: 'This could not be read',
  text: 'Something in the address or in what was sent is not as it should be. Nothing was changed.',
}

const words: Record<number, Words> = {
  400: unreadable,
  403: {
    title: 'This door is locked',
    text: 'Your account may not open this page. Sign in with another one, or go back.',
  },
  404: {
    title: 'No such part',
    text: 'Nothing is kept at this address. It may have moved, or the link has a slip in it.',
  },
  405: {
    title: 'Not in this way',
    text: 'There is something at this address, but it is not opened like a page. Nothing was changed.',
  },
  413: {
    title: 'Too large',
    text: 'What was sent is larger than what can be accepted. Send less of it.',
  },
  415: unreadable,
  419: {
    title: 'The form has expired',
    text: 'It was open for too long. Reload the page and send it again.',
    retry: true,
  },
  422: unreadable,
  429: {
    title: 'Too fast',
    text: 'Too many requests came from here in a short time. Wait a minute, then try again.',
    retry: true,
  },
  503: {
    title: 'Closed for a moment',
    text: 'We are at work on the machines. Try again in a few minutes.',
    retry: true,
  },
}

export default function ErrorPage({ status, requestId }: Pages['error']) {
  useAccount()
  const { auth, site } = usePage().props
  const { title, text, retry } = words[status] ?? broken

  return (
    <div className="flex min-h-dvh flex-col px-5 sm:px-8">
      <PageHead title={title} />
      <header className="mx-auto flex h-16 w-full max-w-5xl items-center">
        <a href={urls.home()} className="-mx-2 flex rounded-md p-2">
          <Logo />
        </a>
      </header>
      <main className="mx-auto grid w-full max-w-5xl flex-1 grid-cols-1 content-center items-center gap-12 py-12 md:grid-cols-[1.2fr_1fr]">
        <div>
          <p className="font-mono text-sm text-faint">{status}</p>
          <h1 className="mt-3 text-[min(2.25rem,11vw)] leading-tight font-semibold tracking-tight text-balance wrap-break-word text-ink sm:text-5xl">
            {title}
          </h1>
          <p className="mt-4 max-w-md text-lg text-pretty text-muted">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {retry && (
              <Button size="lg" onClick={() => location.reload()}>
                Try again
              </Button>
            )}
            <ButtonLink
              href={auth.user ? urls.app() : urls.home()}
              size="lg"
              variant={retry ? 'secondary-alt' : 'primary'}
            >
              {auth.user ? 'To the dashboard' : 'To the home page'}
            </ButtonLink>
          </div>
          {status >= 500 && (
            <p className="mt-8 text-sm wrap-anywhere text-muted">
              If it stays like this, write to{' '}
              <a href={`mailto:${site.supportEmail}`} className="font-medium text-accent underline underline-offset-3">
                {site.supportEmail}
              </a>{' '}
              and name the request{' '}
              <code className="font-mono text-[0.8125rem] wrap-anywhere text-ink">{requestId}</code>.
            </p>
          )}
        </div>
        <MissingPart className="max-md:hidden" />
      </main>
    </div>
  )
}
