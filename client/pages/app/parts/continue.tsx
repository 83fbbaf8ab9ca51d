import { ArrowRightIcon } from '@heroicons/react/16/solid'
import { Link } from '#client/router-link.tsx'
import type { LibraryEntry, Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { PlacePicture } from './place-picture.tsx'

type Props = Pick<Pages['app/dashboard'], 'visits' | 'begin' | 'guide'>

/** The component that was looked at last, as a picture, and the pages before it; or where to begin. */
export function Continue({ visits, begin, guide }: Props) {
  const [last = begin, ...others] = visits
  if (!last) return null
  const isNew = visits.length === 0

  return (
    <section aria-labelledby="continue" className="min-w-0">
      <h2 id="continue" className="text-sm font-medium text-faint">
        {isNew ? 'Start here' : 'Continue where you left off'}
      </h2>
      <Link
        href={urls.appComponent(last.path)}
        prefetch
        className="group mt-3 block overflow-hidden rounded-2xl ring-1 ring-line transition-shadow hover:ring-line-strong"
      >
        <PlacePicture component={last} />
        <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line bg-raised px-5 py-4">
          <span className="min-w-0">
            <span className="block text-lg font-semibold tracking-tight text-ink">{last.subcategory.title}</span>
            <span className="block text-sm text-muted">{whereIs(last)}</span>
          </span>
          <span className="inline-flex items-center gap-1.5 text-sm font-medium text-accent">
            Open
            <ArrowRightIcon
              aria-hidden
              className="size-4 transition-transform group-hover:translate-x-0.5 rtl:rotate-180"
            />
          </span>
        </span>
      </Link>
      {(others.length > 0 || (isNew && guide)) && (
        <ul className="mt-3 divide-y divide-line">
          {others.map((entry) => (
            <Row
              key={entry.path}
              href={urls.appComponent(entry.path)}
              title={entry.subcategory.title}
              about={whereIs(entry)}
            />
          ))}
          {isNew && guide && <Row href={urls.docs(guide.slug)} title={guide.title} about={guide.description} />}
        </ul>
      )}
    </section>
  )
}

const whereIs = ({ title, packageTitle }: LibraryEntry) => `${packageTitle}: ${title}`

function Row({ href, title, about }: { href: string; title: string; about: string }) {
  return (
    <li>
      <Link
        href={href}
        prefetch
        className="group flex items-center justify-between gap-x-6 rounded-lg px-5 py-3 transition-colors hover:bg-hover"
      >
        <span className="min-w-0">
          <span className="block text-sm font-medium text-ink">{title}</span>
          <span className="block text-sm text-muted">{about}</span>
        </span>
        <ArrowRightIcon aria-hidden className="size-4 shrink-0 text-faint rtl:rotate-180" />
      </Link>
    </li>
  )
}
