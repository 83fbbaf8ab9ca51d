import { CheckIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { useMenu } from '#client/hooks/use-menu.ts'
import { PackageDrawing } from '#client/ui/package-drawing.tsx'
import { urls } from '#shared/urls.ts'
import { includedLinks, promises } from './links.ts'
import { MenuButton } from './menu-button.tsx'

/** What a licence holds: the packages as drawings, and below them what else there is. */
export function IncludedMenu() {
  const menu = useMenu()
  const { counts } = usePage().props.site
  const { packages, goods } = includedLinks(menu, counts)
  if (packages.length === 0) return null

  return (
    <MenuButton label="What’s included">
      <div className="w-[40rem] max-w-full">
        <ul className="grid grid-cols-3 divide-x divide-line">
          {packages.map(({ slug, title, text, href, count }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex h-full flex-col p-5 transition-colors hover:bg-hover focus-visible:-outline-offset-4"
              >
                <PackageDrawing of={slug} className="size-12" />
                <span className="mt-4 flex items-baseline justify-between gap-2 text-sm font-semibold">
                  {title}
                  <span className="font-mono text-xs font-normal text-faint tabular-nums">
                    {count}
                    <span className="sr-only"> components</span>
                  </span>
                </span>
                <span className="mt-1 text-[0.8125rem]/5 text-pretty text-muted">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
        {goods.length > 0 && (
          <ul className="grid grid-cols-2 border-t border-line">
            {goods.map(({ title, text, href, count }) => (
              <li key={href}>
                <Link href={href} className="block px-5 py-4 hover:bg-hover focus-visible:-outline-offset-4">
                  <span className="flex items-baseline gap-2 text-sm font-semibold">
                    {title} <span className="font-mono text-xs font-normal text-faint">{count}</span>
                  </span>
                  <span className="text-[0.8125rem] text-muted">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-sunken px-5 py-3 text-[0.8125rem] text-muted dark:bg-raised">
          {promises.map((promise) => (
            <span key={promise} className="inline-flex items-center gap-1.5">
              <CheckIcon aria-hidden className="size-4 text-accent" />
              {promise}
            </span>
          ))}
          <Link
            href={urls.components()}
            className="ms-auto rounded-xs font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            All {counts.components} components
          </Link>
        </div>
      </div>
    </MenuButton>
  )
}
