import { ArrowRightIcon } from '@heroicons/react/16/solid'
import { Section } from '#client/pages/parts/section.tsx'
import { Link } from '#client/ui/link.tsx'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { Heading } from './heading.tsx'

const promises = [
  {
    title: 'What you copied stays yours to use',
    text: 'The licence has no end, and the code in your products keeps its rights even if we were to stop.',
    link: { label: 'Read the licence', href: urls.legal('license') },
  },
  {
    title: `${site.refundDays} days to change your mind`,
    text: `Write to us within ${site.refundDays} days of paying, and we refund the whole sum.`,
    link: { label: 'Refunds, in the terms', href: urls.legal('terms-of-service') },
  },
  {
    title: 'Nothing of ours runs in your product',
    text: 'No package to update, no request to our servers, no name of ours in your users’ browsers.',
    link: { label: 'How to begin', href: urls.docs('getting-started') },
  },
  {
    title: 'Updates are part of it',
    text: 'Components that are added later belong to every licence. The changelog says what came and when.',
    link: { label: 'See the changelog', href: urls.changelog() },
  },
]

/** What a buyer may rely on, each with where it is written. */
export const Trust = () => (
  <Section labelledBy="trust" className="py-16 sm:py-24">
    <Heading id="trust" title="What you can rely on" />
    <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
      {promises.map(({ title, text, link }) => (
        <li key={title} className="flex flex-col border-t border-line-strong pt-4">
          <h3 className="text-base font-semibold text-pretty text-ink">{title}</h3>
          <p className="mt-1.5 mb-3 text-base text-pretty text-muted">{text}</p>
          <Link
            href={link.href}
            variant="black"
            className="mt-auto inline-flex min-h-10 items-center gap-1.5 self-start"
          >
            {link.label} <ArrowRightIcon aria-hidden className="size-4 rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)
