import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

/** Ending a team: everybody else loses their seat at once. */
export function DissolveTeam({ csrfToken }: { csrfToken: string }) {
  return (
    <AccountSection
      id="dissolve"
      title="Dissolve the team"
      about="Removes everybody but you. You keep the licence, and can invite people again."
    >
      <Disclosure label="Dissolve the team">
        <PostForm action={urls.dissolveTeam()} csrfToken={csrfToken}>
          {(busy) => (
            <>
              <p className="text-sm text-pretty text-ink">
                Members lose their rights at once and open invitations stop working; each of them gets a mail. Code they
                copied stays theirs.
              </p>
              <Button type="submit" variant="danger" aria-disabled={busy} className="justify-self-start">
                Remove everybody
              </Button>
            </>
          )}
        </PostForm>
      </Disclosure>
    </AccountSection>
  )
}
