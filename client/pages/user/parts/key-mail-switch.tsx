import { Button } from '#client/ui/button.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { urls } from '#shared/urls.ts'

/** Switches mails on networks that are new to an access key. */
export function KeyMailSwitch({ isOn, csrfToken }: { isOn: boolean; csrfToken: string }) {
  return (
    <PostForm action={urls.settingsKeyMail()} csrfToken={csrfToken} preserveScroll>
      {(busy) => (
        <div className="grid justify-items-start gap-4">
          <p className="max-w-[68ch] text-sm/6 text-pretty text-ink">
            {isOn
              ? 'A mail tells you of every new network, at most three a day for each key.'
              : 'No mail tells you of new networks.'}
          </p>
          <input type="hidden" name="mail" value={isOn ? 'off' : 'on'} />
          <Button type="submit" variant={isOn ? 'secondary' : 'primary'} aria-disabled={busy}>
            {isOn ? 'Switch these mails off' : 'Switch these mails on'}
          </Button>
        </div>
      )}
    </PostForm>
  )
}
