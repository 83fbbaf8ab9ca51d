import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { SeatEntry } from '#shared/page-props.ts'

type ActProps = { action: string; label: string; csrfToken: string; seat: SeatEntry }

const nameOf = ({ name, email }: SeatEntry) => name ?? email

/** What can be taken back as easily. */
export function SeatAct({ action, label, csrfToken, seat }: ActProps) {
  return (
    <PostForm action={action} csrfToken={csrfToken} preserveScroll="errors">
      {(busy) => (
        <Button type="submit" size="sm" variant="secondary-alt" aria-disabled={busy}>
          {label}
          <span className="sr-only">: {nameOf(seat)}</span>
        </Button>
      )}
    </PostForm>
  )
}

/** What somebody else feels at once: says so before it is done. Red is what cannot simply be taken back. */
export function SeatDecision({
  action,
  label,
  about,
  decide,
  variant = 'danger',
  csrfToken,
  seat,
}: ActProps & { about: string; decide: string; variant?: 'danger' | 'primary' }) {
  const title = (
    <>
      {label}
      <span className="sr-only">: {nameOf(seat)}</span>
    </>
  )
  return (
    <Disclosure label={title} size="sm" className="open:basis-full">
      <PostForm action={action} csrfToken={csrfToken} preserveScroll="errors" className="gap-y-4">
        {(busy) => (
          <>
            <p className="text-sm text-pretty text-ink">{about}</p>
            <Button type="submit" size="sm" variant={variant} aria-disabled={busy} className="justify-self-start">
              {decide}
              <span className="sr-only">: {nameOf(seat)}</span>
            </Button>
          </>
        )}
      </PostForm>
    </Disclosure>
  )
}
