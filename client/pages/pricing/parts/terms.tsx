import { CheckIcon, XMarkIcon } from '@heroicons/react/16/solid'
import { Section } from '#client/pages/parts/section.tsx'
import { Link } from '#client/ui/link.tsx'
import { urls } from '#shared/urls.ts'

const may = [
  'Use the components in any number of products, your own and your clients’.',
  'Change them in any way. What you made of them is yours.',
  'Ship them in open-source applications, as parts of those.',
  'Keep using what you copied for as long as you like.',
]
const mayNot = [
  'Sell or give away the components as such, changed or not.',
  'Build a component library, theme or page builder out of them for others to use.',
  'Share a licence between people, beyond the seats of a team.',
]

/** What may be done with what one copied, in words that need no lawyer. */
export function Terms() {
  return (
    <Section labelledBy="terms" className="py-16 sm:py-24">
      <h2 id="terms" className="text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
        What you may and may not do with the code
      </h2>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        <TermList
          title="You may"
          icon={<CheckIcon aria-hidden className="mt-1 size-4 shrink-0 text-accent" />}
          lines={may}
        />
        <TermList
          title="You may not"
          icon={<XMarkIcon aria-hidden className="mt-1 size-4 shrink-0 text-danger" />}
          lines={mayNot}
        />
      </div>
      <p className="mt-10 max-w-prose text-base text-muted">
        Read <Link href={urls.legal('license')}>the full licence</Link>, or more about{' '}
        <Link href={urls.docs('licences')}>seats and upgrades</Link>.
      </p>
    </Section>
  )
}

function TermList({ title, icon, lines }: { title: string; icon: React.ReactNode; lines: string[] }) {
  return (
    <div>
      <h3 className="border-t border-line-strong pt-3 text-base font-semibold text-ink">{title}</h3>
      <ul className="mt-4 grid gap-3 text-base text-muted">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 text-pretty">
            {icon}
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
