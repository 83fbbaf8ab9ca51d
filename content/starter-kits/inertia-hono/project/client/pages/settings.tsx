import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Field, Form, FormError, Submit } from '#client/components/form.tsx'
import PageHeading from '#client/components/page-heading.tsx'
import ThemeChoice from '#client/components/theme-choice.tsx'
import AppFrame from '#client/layouts/app-frame.tsx'
import StackedLayout from '#client/layouts/stacked-layout.tsx'

export default function Settings() {
  const { user } = usePage().props

  return (
    <>
      <PageHeading title="Settings">
        <Form action="/sign-out">
          <Submit sending="Signing out…" tone="plain">
            Sign out
          </Submit>
        </Form>
      </PageHeading>

      <div className="mt-8 grid gap-10">
        <Section title="Profile" description={`What others see. You sign in with ${user?.email}.`}>
          <Form action="/settings/profile" bag="profile">
            <Body>
              <Field name="name" label="Name" autoComplete="name" defaultValue={user?.name} />
              <FormError />
            </Body>
            <Foot>
              <Submit sending="Saving…">Save changes</Submit>
            </Foot>
          </Form>
        </Section>

        <Section title="Password" description="A new one signs you out everywhere else.">
          <Form action="/settings/password" bag="password" secrets={['current', 'password']}>
            <Body>
              <Field name="current" label="Current password" type="password" autoComplete="current-password" />
              <Field
                name="password"
                label="New password"
                type="password"
                autoComplete="new-password"
                hint="At least 10 characters."
              />
              <FormError />
            </Body>
            <Foot>
              <Submit sending="Changing…">Change password</Submit>
            </Foot>
          </Form>
        </Section>

        <Section title="Theme" description="Kept on this device.">
          <div className="p-5 sm:p-6">
            <ThemeChoice />
          </div>
        </Section>

        <Section title="Delete account" description="It is gone at once, with everything in it.">
          <Form action="/settings/delete" bag="delete" secrets={['password']}>
            <Body>
              <Field name="password" label="Your password" type="password" autoComplete="current-password" />
              <FormError />
            </Body>
            <Foot>
              <Submit sending="Deleting…" tone="danger">
                Delete account
              </Submit>
            </Foot>
          </Form>
        </Section>
      </div>
    </>
  )
}

Settings.layout = [AppFrame, StackedLayout]

function Section({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(' ', '-')
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      <div>
        <h2 id={id} className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          {title}
        </h2>
        <p className="mt-1 text-sm/6 text-pretty wrap-break-word text-secondary-600 dark:text-secondary-400">
          {description}
        </p>
      </div>
      <div className="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 md:col-span-2 dark:bg-white/5 dark:shadow-none dark:ring-white/10">
        {children}
      </div>
    </section>
  )
}

function Body({ children }: { children: ReactNode }) {
  return <div className="grid max-w-md gap-5 p-5 sm:p-6">{children}</div>
}

function Foot({ children }: { children: ReactNode }) {
  return <div className="border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">{children}</div>
}
