import { type SyntheticEvent, useState } from 'react'
import { api, ApiError } from '#client/api.ts'
import { browserName } from '#client/browser-name.ts'
import { flavourTitles } from '#client/flavour-titles.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { flavours } from '#shared/catalog.ts'
import { faultLimits } from '#shared/fault-report.ts'
import type { ListedComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

type Props = {
  component: ListedComponent
  /** Something is being written. */
  onChange: () => void
  onSent: () => void
}

const failures: Record<number, string> = {
  0: 'The server could not be reached. Check the connection and send it again.',
  401: 'You are no longer signed in. Reload the page to sign in again.',
  419: 'This page was open for too long. Reload it and send the report again.',
  429: 'You have sent many reports in a short time. Please try again later.',
}

/** What is wrong with a component: where it was seen, and what happened. What was written stays until it is with us. */
export function FaultForm({ component, onChange, onSent }: Props) {
  const [{ flavour: preferred }] = useSnippetPreferences()
  const [flavour, setFlavour] = useState<string | null>(null)
  const [browser, setBrowser] = useState(() => browserName(navigator.userAgent))
  const [what, setWhat] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    if (what.trim() === '') return setError('Describe what happened.')
    setBusy(true)
    setError(undefined)
    try {
      const body = { flavour: flavour ?? preferred, browser, what }
      await api(urls.faultReport(component.path), { method: 'POST', body })
      setWhat('')
      onSent()
    } catch (cause) {
      setError(failures[cause instanceof ApiError ? cause.status : 0] ?? 'The report could not be sent. Try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} onChange={onChange} className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <SelectField
        label="Flavour"
        value={flavour ?? preferred}
        onChange={({ target }) => setFlavour(target.value)}
        hint="In whose code or preview you saw it."
      >
        {flavours.map((each) => (
          <option key={each} value={each}>
            {flavourTitles[each]}
          </option>
        ))}
      </SelectField>
      <Field
        label="Browser"
        value={browser}
        onChange={({ target }) => setBrowser(target.value)}
        required
        maxLength={faultLimits.browser}
        autoComplete="off"
        hint="This one; change it if it was another."
      />
      <div className="sm:col-span-2">
        <TextArea
          label="What happened"
          value={what}
          onChange={({ target }) => {
            setWhat(target.value)
            setError(undefined)
          }}
          required
          maxLength={faultLimits.what}
          error={error}
          hint="What you did, what you saw, and what you expected."
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? 'Sending' : 'Send the report'}
        </Button>
        <p className="text-xs text-pretty text-muted">It reaches us with the part number and your address.</p>
      </div>
    </form>
  )
}
