import { Button } from '#client/ui/button.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { SocialMark } from '#client/ui/social-mark.tsx'
import { socialTitles, type SocialName } from '#shared/social.ts'

type Props = {
  social: SocialName[]
  csrfToken: string
  next: string | null
  /** What one does with the other site: "Continue with". */
  verb: string
  action: (provider: SocialName) => string
}

/** The box lies in another form, so that one choice counts for every way in. */
const remembered = (): Record<string, string> =>
  document.querySelector<HTMLInputElement>('input[name="remember"]')?.checked ? { remember: 'on' } : {}

/** Other sites that are a way in; a form each, so that they work without a script. */
export function SocialButtons({ social, csrfToken, next, verb, action }: Props) {
  if (social.length === 0) return null
  return (
    <div className="mt-3 grid gap-3">
      {social.map((provider) => (
        <PostForm key={provider} action={action(provider)} csrfToken={csrfToken} extra={remembered}>
          {(busy) => (
            <>
              {next && <input type="hidden" name="next" value={next} />}
              <Button type="submit" variant="secondary-alt" size="lg" aria-disabled={busy} className="w-full">
                <SocialMark name={provider} />
                {verb} {socialTitles[provider]}
              </Button>
            </>
          )}
        </PostForm>
      ))}
    </div>
  )
}
