import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { currentYear } from '#client/current-year.ts'
import { useMenu } from '#client/hooks/use-menu.ts'
import { ContactLink } from '#client/ui/contact-link.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { ThemePicker } from '#client/ui/theme-picker.tsx'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { FooterColumn, footerLink } from './footer-column.tsx'
import { aboutLinks, freeLinks, includedLinks, legalLinks, siteLinks } from './links.ts'

export function MarketingFooter() {
  const { auth, blog, site: address } = usePage().props
  const menu = useMenu()
  const { goods } = includedLinks(menu, address.counts)
  const pages = [
    { title: 'Components', href: urls.components() },
    { title: 'Use it your way', href: urls.useItYourWay() },
    ...goods,
    { title: 'Pricing', href: urls.pricing() },
    ...siteLinks,
    { title: 'Affiliates', href: urls.affiliate() },
    ...(auth.user
      ? [{ title: 'Dashboard', href: urls.app() }]
      : [
          { title: 'Sign in', href: urls.login() },
          { title: 'Create account', href: urls.register() },
        ]),
  ]
  const free = freeLinks(menu, address.counts)
  const templates = menu.goods.templates.map(({ slug, title }) => ({ title, href: urls.template(slug) }))
  const posts = blog.latest_posts.map(({ slug, title }) => ({ title, href: urls.blog(slug) }))

  const columns = menu.packages.map(({ slug, title, count, links }) => (
    <FooterColumn
      key={slug}
      title={title}
      links={links.map((link) => ({ title: link.title, href: urls.subcategory(link.path) }))}
      all={{ title: `All ${count}`, href: urls.components(slug) }}
    />
  ))

  return (
    <footer className="border-t border-line xl:px-8 print:hidden">
      <div className="relative mx-auto max-w-7xl border-line px-5 sm:px-8 lg:px-12 xl:border-x">
        <span aria-hidden className="tick -inset-s-[6px] -top-[6px] max-xl:hidden" />
        <span aria-hidden className="tick -inset-e-[6px] -top-[6px] max-xl:hidden" />
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 py-14 sm:py-20 md:grid-cols-3 lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.5fr)]">
          {columns.slice(0, -1)}
          {/* Short lists share a column, so that no long one stands alone. */}
          <div className="flex flex-col gap-10">
            {columns.at(-1)}
            <FooterColumn title="Company" links={aboutLinks}>
              <li>
                <ContactLink className={footerLink}>Contact</ContactLink>
              </li>
              {site.social.map(({ title, href }) => (
                <FooterOutside key={href} href={href} title={title} />
              ))}
            </FooterColumn>
          </div>
          <FooterColumn title={site.name} links={pages} />
          <div className="grid content-start gap-x-8 gap-y-10 max-lg:col-span-2 max-lg:grid-cols-2">
            <div className="flex flex-col gap-10 empty:hidden">
              {templates.length > 0 && <FooterColumn title="Templates" links={templates} />}
              {free.length > 0 && <FooterColumn title="Free" links={free} />}
            </div>
            {posts.length > 0 && <FooterColumn title="From the blog" links={posts} />}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line py-6">
          <p className="flex items-center gap-3 text-sm text-muted">
            <LogoMark className="size-5 text-ink" />
            <span suppressHydrationWarning>
              © {currentYear()} {address.company ?? site.name}. {site.tagline}
            </span>
          </p>
          <nav aria-label="Legal" className="flex flex-wrap items-center gap-x-6 gap-y-1 sm:ms-auto">
            {legalLinks.map(({ title, href }) => (
              <Link key={href} href={href} className={footerLink}>
                {title}
              </Link>
            ))}
          </nav>
          <ThemePicker />
        </div>
      </div>
    </footer>
  )
}

/** A page of somebody else, or of another house of ours: in a tab of its own. */
function FooterOutside({ href, title }: { href: string; title: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer" className={footerLink}>
        {title}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </li>
  )
}
