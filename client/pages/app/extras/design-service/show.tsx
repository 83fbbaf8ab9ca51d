import { usePage } from '@inertiajs/react'
import { AppPage } from '#client/pages/app/parts/app-page.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { DesignFiles } from '../parts/design-files.tsx'
import { DesignStateMark } from '../parts/design-state.tsx'
import { DesignThread } from '../parts/design-thread.tsx'
import { FilesField } from '../parts/files-field.tsx'

export default function ShowDesignRequest({ request, csrfToken }: Pages['app/extras/design-service/show']) {
  return (
    <AppPage title={request.title} about={request.purpose} action={<DesignStateMark state={request.state} />}>
      <div className="@container mt-6">
        <div className="grid gap-x-16 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <DesignThread details={request.details} sent={request.sent} messages={request.messages} />
            {request.state === 'closed' ? <Closed /> : <Reply id={request.id} csrfToken={csrfToken} />}
          </div>
          <aside aria-label="About this request" className="text-sm @4xl:border-s @4xl:border-line @4xl:ps-8">
            <dl className="grid gap-5">
              <div>
                <dt className="text-faint">Sent</dt>
                <dd className="mt-1 text-ink">{request.sent}</dd>
              </div>
              <div>
                <dt className="text-faint">Number</dt>
                <dd className="mt-1 font-mono text-xs/5 text-ink">{request.id.slice(0, 8)}</dd>
              </div>
              {request.files.length > 0 && <DesignFiles requestId={request.id} files={request.files} />}
              {request.links.length > 0 && (
                <div>
                  <dt className="text-faint">Links</dt>
                  {request.links.map((link) => (
                    <dd key={link} className="mt-1">
                      <a
                        href={link}
                        target="_blank"
                        rel="noreferrer nofollow"
                        className="wrap-anywhere text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
                      >
                        {link}
                        <span className="sr-only"> (opens a new tab)</span>
                      </a>
                    </dd>
                  ))}
                </div>
              )}
            </dl>
            <p className="mt-8">
              <Link href={urls.designService()} variant="muted">
                All requests
              </Link>
            </p>
          </aside>
        </div>
      </div>
    </AppPage>
  )
}

function Reply({ id, csrfToken }: { id: string; csrfToken: string }) {
  const { errors, old } = usePage().props

  return (
    <PostForm
      action={urls.designMessages(id)}
      csrfToken={csrfToken}
      hasFiles
      preserveScroll
      resetOnSuccess
      className="mt-8"
    >
      {(busy) => (
        <>
          <TextArea label="Your message" name="message" required defaultValue={old.message} error={errors.message} />
          <FilesField error={errors.files} />
          <Button type="submit" aria-disabled={busy} className="justify-self-start">
            {busy ? 'Sending…' : 'Send message'}
          </Button>
        </>
      )}
    </PostForm>
  )
}

function Closed() {
  const { errors, old } = usePage().props

  return (
    <div className="mt-8 rounded-xl bg-hover p-5 text-sm text-ink">
      <p className="font-medium">This request is closed.</p>
      <p className="mt-1 text-muted">For anything new, send another one; it may refer to this.</p>
      {errors.message && old.message && (
        <TextArea label="Your message, not sent" readOnly defaultValue={old.message} error={errors.message} />
      )}
      <ButtonLink href={urls.designServiceNew()} color="gray" className="mt-4">
        New request
      </ButtonLink>
    </div>
  )
}
