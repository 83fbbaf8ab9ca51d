import type { Metadata } from 'next'
import ActionForm, { FormProblem, SubmitButton } from '@/components/action-form'
import Field from '@/components/field'
import PageHeading from '@/components/page-heading'
import Section, { SectionActions, SectionFields } from '@/components/section'
import ThemeChoice from '@/components/theme-choice'
import { requireMember } from '@/server/session'
import { changePassword, deleteAccount, saveProfile } from './actions'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  const { user } = await requireMember('/settings')

  return (
    <>
      <PageHeading title="Settings" />
      <div className="mt-8 grid gap-12">
        <Section title="Profile" description="Your name stands on invoices.">
          <ActionForm action={saveProfile}>
            <SectionFields>
              <Field label="Name" name="name" autoComplete="name" defaultValue={user.name} />
              <FormProblem />
            </SectionFields>
            <SectionActions>
              <SubmitButton sending="Saving…">Save changes</SubmitButton>
            </SectionActions>
          </ActionForm>
        </Section>

        <Section title="Password" description="A new one signs you out everywhere else.">
          <ActionForm action={changePassword}>
            <SectionFields>
              <input type="hidden" name="username" autoComplete="username" value={user.email} />
              <Field label="Current password" name="current" type="password" autoComplete="current-password" />
              <Field
                label="New password"
                name="password"
                type="password"
                autoComplete="new-password"
                hint="At least 10 characters."
              />
              <FormProblem />
            </SectionFields>
            <SectionActions>
              <SubmitButton sending="Changing…">Change password</SubmitButton>
            </SectionActions>
          </ActionForm>
        </Section>

        <Section title="Theme" description="How Lintel looks in this browser.">
          <div className="p-5 sm:p-6 noscript:hidden">
            <ThemeChoice />
          </div>
          <p className="hidden p-5 text-sm/6 text-secondary-600 sm:p-6 dark:text-secondary-400 noscript:block">
            Turn JavaScript on to choose a theme.
          </p>
        </Section>

        <Section title="Sign out" description="In this browser only.">
          <form method="post" action="/sign-out" className="p-5 sm:p-6">
            <button
              type="submit"
              className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Sign out
            </button>
          </form>
        </Section>

        <Section title="Delete account" description="With everything in it. This cannot be undone.">
          <ActionForm action={deleteAccount}>
            <SectionFields>
              <Field label="Your password" name="password" type="password" autoComplete="current-password" />
              <FormProblem />
            </SectionFields>
            <SectionActions>
              <SubmitButton sending="Deleting…" isDanger>
                Delete account
              </SubmitButton>
            </SectionActions>
          </ActionForm>
        </Section>
      </div>
    </>
  )
}
