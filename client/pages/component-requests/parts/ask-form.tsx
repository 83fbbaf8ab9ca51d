import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { requestLimits } from '#shared/component-requests.ts'
import { urls } from '#shared/urls.ts'

type Props = { name: string; csrfToken: string }

/** What is asked for. `name` is what was looked up. */
export function AskForm({ name, csrfToken }: Props) {
  const { errors, old } = usePage().props

  return (
    <PostForm action={urls.componentRequests()} csrfToken={csrfToken} preserveScroll="errors" className="max-w-2xl">
      {(busy) => (
        <>
          <input type="hidden" name="looked" value={name} />
          <Field
            label="Name"
            name="name"
            required
            maxLength={requestLimits.name}
            hint="As developers call it: “Gantt chart”, “Seat map”."
            defaultValue={old.name ?? name}
            error={errors.name}
          />
          <TextArea
            label="What is it for?"
            name="purpose"
            required
            maxLength={requestLimits.purpose}
            hint="Who uses it, and what it must be able to do."
            defaultValue={old.purpose}
            error={errors.purpose}
          />
          <Field
            label="An example (optional)"
            name="example"
            type="url"
            maxLength={requestLimits.example}
            placeholder="https://"
            hint="The address of a page that has one."
            defaultValue={old.example}
            error={errors.example}
          />
          <Checkbox
            label="Send me one mail when it is published"
            name="wantsMail"
            defaultChecked={old.wantsMail === 'on'}
          />
          <p className="max-w-[68ch] text-sm/6 text-pretty text-muted">
            We review every request first. Then everybody can see its text and link, and vote on it; nobody sees who
            asked.
          </p>
          <Button type="submit" size="lg" className="justify-self-start" aria-disabled={busy}>
            {busy ? 'Sending…' : 'Send request'}
          </Button>
        </>
      )}
    </PostForm>
  )
}
