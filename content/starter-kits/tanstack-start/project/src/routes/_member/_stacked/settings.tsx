import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import ActionForm, { FormProblem, SubmitButton } from '~/components/action-form'
import Field from '~/components/field'
import PageHeading from '~/components/page-heading'
import ThemeChoice from '~/components/theme-choice'
import { saveSettings } from '~/lib/forms.functions'
import { pageTitle } from '~/lib/page-title'
import { memberMiddleware } from '~/middleware/session'
import { forms, submitted } from '~/server/forms.server'

export const Route = createFileRoute('/_member/_stacked/settings')({
  server: {
    handlers: ({ createHandlers }) =>
      createHandlers({
        POST: {
          middleware: [memberMiddleware],
          handler: async ({ request, context: { member }, next }) =>
            next({ context: { refusal: await submitted(request, (fields) => forms.settings(fields, member)) } }),
        },
      }),
  },
  loader: ({ serverContext }) => serverContext?.refusal,
  head: () => pageTitle('Settings'),
  component: SettingsPage,
})

function SettingsPage() {
  const refusal = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  const refusalOf = (intent: string) => (refusal?.intent === intent ? refusal : undefined)

  return (
    <>
      <PageHeading title="Settings" />
      <div className="mt-8 space-y-10">
        <Section title="Profile" description={`Your name stands on invoices. You sign in as ${user.email}.`}>
          <ActionForm action={saveSettings} intent="profile" refusal={refusalOf('profile')}>
            <Field name="name" label="Name" autoComplete="name" defaultValue={user.name} />
            <FormProblem />
            <SubmitButton sending="Saving…" className="justify-self-start">
              Save changes
            </SubmitButton>
          </ActionForm>
        </Section>

        <Section title="Password" description="A new one signs you out everywhere else.">
          <ActionForm action={saveSettings} intent="password" refusal={refusalOf('password')}>
            <Field name="current" label="Current password" type="password" autoComplete="current-password" />
            <Field
              name="password"
              label="New password"
              type="password"
              autoComplete="new-password"
              hint="At least 10 characters."
            />
            <FormProblem />
            <SubmitButton sending="Changing…" className="justify-self-start">
              Change password
            </SubmitButton>
          </ActionForm>
        </Section>

        <Section title="Theme" description="Kept on this device.">
          <ThemeChoice />
        </Section>

        <Section title="Delete account" description="Your account and everything in it goes at once, and for good.">
          <ActionForm action={saveSettings} intent="delete" refusal={refusalOf('delete')}>
            <Field name="password" label="Your password" type="password" autoComplete="current-password" />
            <FormProblem />
            <SubmitButton sending="Deleting…" className="justify-self-start" isDanger>
              Delete account
            </SubmitButton>
          </ActionForm>
        </Section>

        {/* The account menu needs JavaScript. */}
        <form method="post" action="/sign-out" className="hidden noscript:block">
          <SubmitButton sending="Signing out…">Sign out</SubmitButton>
        </form>
      </div>
    </>
  )
}

function Section({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      <div>
        <h2 className="text-base/7 font-semibold text-secondary-950 dark:text-white">{title}</h2>
        <p className="mt-1 text-sm/6 text-pretty wrap-anywhere text-secondary-600 dark:text-secondary-400">
          {description}
        </p>
      </div>
      <div className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 md:col-span-2 dark:bg-white/5 dark:shadow-none dark:ring-white/10">
        <div className="max-w-md">{children}</div>
      </div>
    </section>
  )
}
