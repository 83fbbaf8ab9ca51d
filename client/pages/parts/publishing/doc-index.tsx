import { ArrowRightIcon } from '@heroicons/react/16/solid'
import { Link } from '#client/router-link.tsx'
import type { DocSection } from '#shared/publishing.ts'

type Props = { sections: DocSection[]; docHref: (slug: string) => string }

const idOf = (title: string) => `section-${title.toLowerCase().replaceAll(' ', '-')}`

/** Every page of the documentation with what it tells, as a list of contents. */
export function DocIndex({ sections, docHref }: Props) {
  return (
    <div className="@container">
      {sections.map(({ title, pages }) => (
        <section
          key={title}
          aria-labelledby={idOf(title)}
          className="grid gap-x-8 gap-y-2 border-t border-line py-6 @4xl:grid-cols-[9rem_minmax(0,1fr)] @min-[68rem]:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <h2 id={idOf(title)} className="text-sm font-medium text-faint @4xl:py-4">
            {title}
          </h2>
          <ul className="divide-y divide-line">
            {pages.map((page) => (
              <li key={page.slug}>
                <Link
                  href={docHref(page.slug)}
                  prefetch
                  className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 rounded-md py-4 @2xl:grid-cols-[14rem_minmax(0,1fr)_auto]"
                >
                  <span className="font-medium text-ink decoration-line-strong underline-offset-4 group-hover:underline">
                    {page.title}
                  </span>
                  <span className="text-sm/6 text-pretty text-muted @max-2xl:order-last @max-2xl:col-span-2">
                    {page.description}
                  </span>
                  <ArrowRightIcon
                    aria-hidden
                    className="size-4 self-center text-faint transition-transform group-hover:translate-x-0.5 rtl:rotate-180"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
