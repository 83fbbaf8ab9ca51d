import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { Field } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { accessKeyDays, accessKeyLimits } from '#shared/access-keys.ts'
import { urls } from '#shared/urls.ts'

type Props = { csrfToken: string; isTeam?: boolean; isFirst: boolean; isFull: boolean }

/** Makes a key, of one's own or of the team. The first one is asked for in the open. */
export function AccessKeyForm({ csrfToken, isTeam = false, isFirst, isFull }: Props) {
  const { errors, old } = usePage().props
  if (isFull)
    return (
      <p className="mt-6 text-sm text-ink">
        There are {accessKeyLimits.each} keys, and no room for more. Revoke one first.
      </p>
    )
  const own = (field: string) => (isTeam ? `team_${field}` : field)
  const error = errors[own('name')] ?? errors[own('days')]
  const form = (
    <PostForm action={urls.accessKeys()} csrfToken={csrfToken} preserveScroll="errors" resetOnSuccess>
      {(busy) => (
        <>
          {isTeam && <input type="hidden" name="team" value="on" />}
          <Field
            label="Name"
            name="name"
            autoComplete="off"
            maxLength={accessKeyLimits.name}
            required
            hint="The machine or project that will use it."
            defaultValue={old[own('name')]}
            error={errors[own('name')]}
          />
          <SelectField label="Ends" name="days" defaultValue={old[own('days')] ?? '90'} error={errors[own('days')]}>
            {accessKeyDays.map((days) => (
              <option key={days} value={days}>
                After {days} days
              </option>
            ))}
            <option value="">When I revoke it</option>
          </SelectField>
          <Button type="submit" color="gray" aria-disabled={busy} className="justify-self-start">
            {busy ? 'Making…' : isTeam ? 'Make a team key' : 'Make a key'}
          </Button>
        </>
      )}
    </PostForm>
  )
  if (isFirst) return form
  return (
    <Disclosure
      label={isTeam ? 'Make another team key' : 'Make another key'}
      open={error !== undefined}
      className="mt-6"
    >
      {form}
    </Disclosure>
  )
}
