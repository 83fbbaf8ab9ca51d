import { useAccount } from '#client/hooks/use-account.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { usePage } from '@inertiajs/react'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { MissingPart } from './parts/missing-part.tsx'

type Words = { title: string; text: string; retry?: boolean }

const broken: Words = {
  title: 'Something went wrong on our side',
  text: 'We have recorded the error. Trying again may help.',
  retry: true,
}

const unreadable: Words = {
  title: 'This request could not be read',
  text: 'The address or the data sent with it is not valid. Nothing was changed.',
}

const words: Record<number, Words> = {
  400: unreadable,
  403: {
    title: 'You have no access to this page',
    text: 'Your account is not allowed to open it. Go back, or sign in with another account.',
  },
  404: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  },
  405: {
    title: 'This address cannot be opened like this',
    text: 'It only accepts another kind of request. Nothing was changed.',
  },
  413: {
    title: 'Too large',
    text: 'What you sent is larger than we can accept. Send a smaller file or less text.',
  },
  415: unreadable,
  419: {
    title: 'The form has expired',
    text: 'The page was open for too long. Reload it and send the form again.',
    retry: true,
  },
  422: unreadable,
  429: {
    title: 'Too many requests',
    text: 'We received too many requests from your network in a short time. Wait a minute, then try again.',
    retry: true,
  },
  503: {
    title: 'The site is unavailable for a moment',
    text: 'The service is busy or being updated. Try again in a few minutes.',
    retry: true,
  },
}

export default function ErrorPage({ status, requestId, near = [] }: Pages['error']) {
  useAccount()
  const { auth, site } = usePage().props
  const { title, text, retry } = words[status] ?? (status < 500 ? unreadable : broken)

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
          {near.length > 0 && (
            <nav aria-labelledby="near" className="mt-6 text-base text-muted">
              <h2 id="near">Did you mean one of these?</h2>
              <ul className="mt-2 grid gap-1">
                {near.map(({ title: name, href }) => (
                  <li key={href}>
                    <Link href={href}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
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
              {auth.user ? 'Go to the dashboard' : 'Go to the home page'}
            </ButtonLink>
          </div>
          {status >= 500 && (
            <p className="mt-8 text-sm wrap-anywhere text-muted">
              If this keeps happening, write to{' '}
              <a href={`mailto:${site.supportEmail}`} className="font-medium text-accent underline underline-offset-3">
                {site.supportEmail}
              </a>{' '}
              and quote request <code className="font-mono text-[0.8125rem] wrap-anywhere text-ink">{requestId}</code>.
            </p>
          )}
        </div>
        <MissingPart className="max-md:hidden" />
      </main>
    </div>
  )
}
