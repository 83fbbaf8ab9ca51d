import { usePage } from '@inertiajs/react'
import { AppPage } from '#client/pages/app/parts/app-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { FilesField } from '../parts/files-field.tsx'
import { Link } from '#client/ui/link.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { designLimits } from '#shared/design-service.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export default function NewDesignRequest({ csrfToken }: Pages['app/extras/design-service/new']) {
  const { errors, old } = usePage().props

  return (
    <AppPage title="New request" about="The more we know about its purpose, the better the first draft will fit.">
      <PostForm
        action={urls.designService()}
        csrfToken={csrfToken}
        hasFiles
        preserveScroll="errors"
        className="mt-6 max-w-2xl"
      >
        {(busy) => (
          <>
            <Field
              label="Title"
              name="title"
              required
              maxLength={designLimits.title}
              placeholder="A footer for our shop"
              defaultValue={old.title}
              error={errors.title}
            />
            <TextArea
              label="What is it for?"
              name="purpose"
              required
              maxLength={designLimits.purpose}
              hint="Who uses it, and what they want to get done."
              defaultValue={old.purpose}
              error={errors.purpose}
            />
            <TextArea
              label="Links (optional)"
              name="links"
              spellCheck={false}
              autoCapitalize="none"
              hint="Your site, a brand guide, work you like. One address a line."
              defaultValue={old.links}
              error={errors.links}
            />
            <TextArea
              label="Details"
              name="details"
              tall
              required
              hint="What must be in it, what must not, which framework it is for, and by when you need it."
              defaultValue={old.details}
              error={errors.details}
            />
            <FilesField error={errors.files} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button type="submit" size="lg" aria-disabled={busy}>
                {busy ? 'Sending…' : 'Send request'}
              </Button>
              <Link
                href={urls.designService()}
                variant="muted"
                className="inline-flex items-center text-sm pointer-coarse:min-h-10"
              >
                Back to all requests
              </Link>
            </div>
          </>
        )}
      </PostForm>
    </AppPage>
  )
}
