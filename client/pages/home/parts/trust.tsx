import { ArrowRightIcon } from '@heroicons/react/16/solid'
import { Section } from '#client/pages/parts/section.tsx'
import { Link } from '#client/ui/link.tsx'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { Heading } from './heading.tsx'

const promises = [
  {
    title: 'Your code stays yours',
    text: 'The licence does not expire, and covers the code in your products even if we stop.',
    link: { label: 'What lifetime means', href: urls.legal('lifetime') },
  },
  {
    title: `${site.refundDays}-day refund`,
    text: `Write to us within ${site.refundDays} days of paying, and we refund the full amount.`,
    link: { label: 'How refunds work', href: urls.legal('refunds') },
  },
  {
    title: 'Nothing of ours runs in your product',
    text: 'No package to update, and no requests to our servers from your site.',
    link: { label: 'Getting started', href: urls.docs('getting-started') },
  },
  {
    title: 'Updates included',
    text: 'Every licence includes components added later. The changelog lists them with dates.',
    link: { label: 'See the changelog', href: urls.changelog() },
  },
]

/** What a buyer may rely on, each with where it is written. */
export const Trust = () => (
  <Section labelledBy="trust" className="py-14 sm:py-16">
    <Heading id="trust" title="What you can rely on" />
    <ul className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
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
