import { ContactLink } from '#client/ui/contact-link.tsx'

/** Where to ask what is not answered here. */
export const Contact = () => (
  <p className="mt-4 text-base text-muted">
    Another question?{' '}
    <ContactLink className="rounded-xs font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink">
      Write to us
    </ContactLink>
    .
  </p>
)
