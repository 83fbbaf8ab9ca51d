/**
 * @title Site footer
 * @description Where the house is, when it is open, the way around, and the light.
 * @layout full
 * @order 2
 */
const columns = [
  {
    name: 'Scents',
    links: [
      { name: 'All twelve', href: '/shop' },
      { name: 'Notes, A to Z', href: '/notes#a-to-z' },
      { name: 'Journal', href: '/journal' },
    ],
  },
  {
    name: 'Orders',
    links: [
      { name: 'Find an order', href: '/track' },
      { name: 'Delivery and returns', href: '/help' },
      { name: 'Samples', href: '/help#samples' },
      { name: 'Your cart', href: '/cart' },
    ],
  },
  {
    name: 'House',
    links: [
      { name: 'Who we are', href: '/about' },
      { name: 'Terms of sale', href: '/terms' },
      { name: 'Privacy', href: '/privacy' },
    ],
  },
]

export default function SiteFooter() {
  return (
    <footer className="screen-only border-rule mt-24 border-t lg:mt-40">
      <div className="page grid gap-x-10 gap-y-12 pt-14 pb-10 sm:grid-cols-3 lg:grid-cols-[minmax(0,6fr)_minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)]">
        <div className="sm:col-span-3 lg:col-span-1">
          <p className="subtitle max-w-[16em]">Come in and smell them. They are better than we can write.</p>
          <p className="aside-text mt-6">
            14 Ropewalk Lane, Hudson, NY 12534
            <br />
            Wednesday to Sunday, 11 to 6
            <br />
            <a href="tel:+15185550142" className="link inline-flex min-h-10 items-center">
              (518) 555-0142
            </a>{' '}
            <span aria-hidden="true">·</span>{' '}
            <a href="mailto:hello@halcott.example" className="link inline-flex min-h-10 items-center">
              hello@halcott.example
            </a>
          </p>
        </div>
        {columns.map((column) => (
          <nav key={column.name} aria-label={column.name}>
            <p className="voice text-soft">{column.name}</p>
            <ul role="list" className="mt-2">
              {column.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    className="inline-flex min-h-10 items-center underline-offset-[0.25em] hover:underline"
                  >
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page flex min-h-10 flex-wrap items-center justify-between gap-x-8 gap-y-5 pb-10">
        <p className="aside-text max-w-[38em] text-balance">
          © 2026 Halcott Perfumers. Every plate on this site is drawn from the notes of its scent.
        </p>
        {/* outlet: theme */}
      </div>
    </footer>
  )
}
