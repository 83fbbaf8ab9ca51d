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
            {voted ? 'Withdraw vote' : 'Vote'}
          </Button>
          {voted ? (
            <span className="text-sm text-muted">
              {wantsMail ? 'You voted, and will get one mail when it is published.' : 'You voted.'}
            </span>
          ) : (
            <Checkbox label="Send me one mail when it is published" name="wantsMail" />
          )}
        </div>
      )}
    </PostForm>
  )
}
