/**
 * @title Site footer
 * @description The foot of every page: where else to go, the theme, and what the law asks for.
 * @layout full
 * @order 2
 */
const groups = [
  {
    name: 'Money',
    links: [
      { name: 'Accounts and cards', href: '/product' },
      { name: 'Pricing', href: '/pricing' },
      { name: 'Security', href: '/security' },
      { name: 'Sign in', href: '/sign-in' },
    ],
  },
  {
    name: 'House',
    links: [
      { name: 'About', href: '/about' },
      { name: 'Careers', href: '/careers' },
      { name: 'Journal', href: '/blog' },
    ],
  },
  {
    name: 'Answers',
    links: [
      { name: 'Help', href: '/help' },
      { name: 'Contact', href: '/contact' },
      { name: '+32 3 555 01 42', href: 'tel:+3235550142' },
    ],
  },
]

export default function SiteFooter() {
  return (
    <footer className="bg-ledger-900 text-ledger-100 dark:border-rule dark:bg-ledger-950 dark:border-t">
      <div className="page lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
        <p className="text-vermilion-300 pt-14 text-[0.9375rem]/6 font-semibold lg:pe-6 lg:pt-20">Carried forward</p>
        <div className="border-vermilion-400/50 pt-5 pb-10 lg:border-s-4 lg:border-double lg:ps-12 lg:pt-18">
          <div className="grid gap-x-8 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <p className="font-display text-3xl/9 font-medium tracking-tight text-balance">
              If a figure is not explained, call us and ask for the sum.
            </p>
            <nav aria-label="Footer" className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3">
              {groups.map((group) => (
                <div key={group.name}>
                  <h2 className="text-ledger-400 text-[0.9375rem]/6">{group.name}</h2>
                  <ul role="list" className="mt-2">
                    {group.links.map((link) => (
                      <li key={link.name}>
                        <a
                          href={link.href}
                          className="inline-block py-1.5 text-base/6 font-medium underline-offset-4 hover:underline"
                        >
                          {link.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </div>
          <div className="border-ledger-100/25 mt-16 flex flex-wrap items-end justify-between gap-x-12 gap-y-8 border-t pt-8">
            <p className="text-ledger-300 max-w-[62ch] text-sm/6">
              Finbank NV, Kaaiplein 14, 2000 Antwerp, Belgium. Bank license B-20419. Deposits are protected by law up to
              €100,000 per person and bank. Interest rates are variable.
            </p>
            {/* outlet: theme */}
          </div>
        </div>
      </div>
    </footer>
  )
}
