import { Link } from '#client/router-link.tsx'
import { PackageDrawing } from '#client/ui/package-drawing.tsx'
import { Still } from '#client/ui/still.tsx'
import type { HomePackage } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

const words = {
  'application-ui':
    'What software is made of: tables that select, forms that validate, menus, dialogs and whole pages.',
  marketing: 'What tells people about it: headlines, features, prices, voices and the foot of the page.',
  ecommerce: 'What takes the order: products, filters, reviews, the bag and a checkout that fits on one page.',
}

/** The three packages, side by side between hairlines. */
export function Packages({ packages }: { packages: HomePackage[] }) {
  return (
    <section aria-labelledby="packages" className="border-t border-line xl:px-8">
      <div className="relative mx-auto max-w-7xl border-line xl:border-x">
        <span aria-hidden className="tick -inset-s-[6px] -top-[6px] max-xl:hidden" />
        <span aria-hidden className="tick -inset-e-[6px] -top-[6px] max-xl:hidden" />
        <h2
          id="packages"
          className="px-5 pt-20 pb-12 text-3xl font-semibold tracking-tight text-balance text-ink sm:px-8 sm:pt-28 sm:text-4xl lg:px-12"
        >
          Three drawers, one bench
        </h2>
        <ul className="grid border-t border-line max-lg:divide-y lg:grid-cols-3 lg:divide-x [&>li]:border-line">
          {packages.map((entry) => (
            <PackageColumn key={entry.slug} entry={entry} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function PackageColumn({ entry: { slug, title, count, thumbnail, links } }: { entry: HomePackage }) {
  return (
    <li className="flex min-w-0 flex-col p-5 sm:p-8 lg:first:ps-12 lg:last:pe-12">
      <div className="flex items-center gap-4">
        <PackageDrawing of={slug} className="-ms-1 size-12" />
        <h3 className="text-xl font-semibold tracking-tight text-ink">
          <Link href={urls.components(slug)} className="rounded-xs underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="ms-auto font-mono text-xs text-faint tabular-nums">
          {count}
          <span className="sr-only"> components</span>
        </p>
      </div>
      <p className="mt-4 text-base text-pretty text-muted lg:min-h-[4.5rem]">{words[slug]}</p>
      <Still thumbnail={thumbnail} late className="mt-6 aspect-4/3 rounded-xl ring-1 ring-line" />
      <ul className="mt-6 flex flex-wrap gap-x-4 gap-y-1">
        {links.map((link) => (
          <li key={link.path}>
            <Link
              href={urls.subcategory(link.path)}
              className="inline-flex min-h-7 items-center rounded-xs text-sm text-muted underline decoration-transparent underline-offset-4 transition-colors hover:text-ink hover:decoration-line-strong pointer-coarse:min-h-10"
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
