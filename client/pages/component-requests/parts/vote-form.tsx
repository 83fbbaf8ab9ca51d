import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { RequestEntry } from '#shared/component-requests.ts'
import { urls } from '#shared/urls.ts'

type Props = { request: RequestEntry; csrfToken: string }

/** Gives a vote for a request, with a mail when it is made or without; or takes it back. */
export function VoteForm({ request: { id, name, voted, wantsMail }, csrfToken }: Props) {
  const nameId = useId()

  return (
    <PostForm action={urls.componentVote(id)} csrfToken={csrfToken} preserveScroll className="mt-4">
      {(busy) => (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <span id={nameId} className="sr-only">
            for {name}
          </span>
          <input type="hidden" name="vote" value={voted ? 'take-back' : 'give'} />
          <Button
            type="submit"
            variant={voted ? 'secondary' : 'secondary-alt'}
            aria-describedby={nameId}
            aria-disabled={busy}
          >
            {voted ? 'Take vote back' : 'Vote'}
          </Button>
          {voted ? (
            <span className="text-sm text-muted">
              {wantsMail ? 'You voted, and get one mail when it is there.' : 'You voted.'}
            </span>
          ) : (
            <Checkbox label="One mail to me when it is there" name="wantsMail" />
          )}
        </div>
      )}
    </PostForm>
  )
}
