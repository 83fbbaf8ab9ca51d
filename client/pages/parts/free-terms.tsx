import { Link } from '#client/ui/link.tsx'
import { urls } from '#shared/urls.ts'
import { Section } from './section.tsx'

/** What comes with a free component, what it may be used for, and why there are any. */
export function FreeTerms() {
  const parts = [
    {
      title: 'What you get',
      text: 'The same code that licence holders copy: four languages, Tailwind CSS 4 and 3, light and dark, in your own colours.',
    },
    {
      title: 'What you may do with it',
      text: (
        <>
          Use it in any number of products, commercial ones too, and change it as you like. Selling it on as components
          is what <Link href={urls.legal('license')}>the licence</Link> rules out.
        </>
      ),
    },
    {
      title: 'Why it is free',
      text: (
        <>
          So that you can judge the rest by it. Free components pass the same{' '}
          <Link href={urls.docs('tested')}>tests in a browser</Link> as all others.
        </>
      ),
    },
  ]

  return (
    <Section labelledBy="free-terms" className="py-10 sm:py-12">
      <h2 id="free-terms" className="text-2xl font-semibold tracking-tight text-ink">
        What free means here
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {parts.map(({ title, text }) => (
          <li key={title} className="text-base">
            <h3 className="font-semibold text-ink">{title}</h3>
            <p className="mt-1 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
