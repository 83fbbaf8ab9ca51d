import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { Specimen, Specimens } from './specimen.tsx'

export function Fields() {
  return (
    <Specimens title="Fields">
      <Specimen name="field">
        <div className="grid w-full gap-6 sm:grid-cols-2">
          <Field label="Name" name="ui-name" autoComplete="off" placeholder="Ada Lovelace" />
          <Field label="Team" name="ui-team" autoComplete="off" hint="What your mails are signed with." />
          <Field label="Email" name="ui-email" autoComplete="off" defaultValue="ada" error="Enter an email address." />
          <PasswordField label="Password" showLabel="Show the password" name="ui-password" autoComplete="off" />
        </div>
      </Specimen>
      <Specimen name="text area">
        <div className="grid w-full gap-6 sm:grid-cols-2">
          <TextArea label="What is it for?" name="ui-purpose" hint="Who uses it, and what they want to get done." />
          <TextArea label="Details" name="ui-details" tall error="Describe what you need." />
        </div>
      </Specimen>
      <Specimen name="checkbox">
        <Checkbox label="Remember me" name="ui-remember" defaultChecked />
        <Checkbox label="Not chosen" name="ui-other" />
      </Specimen>
    </Specimens>
  )
}
