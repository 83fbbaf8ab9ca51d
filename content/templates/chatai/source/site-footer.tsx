/**
 * @title Site footer
 * @description The foot of pages that are not the app: where else to go, the company, the theme.
 * @layout full
 * @order 2
 */
const links = [
  { name: 'Chat', href: '/chat' },
  { name: 'History', href: '/history' },
  { name: 'Prompts', href: '/prompts' },
  { name: 'Files', href: '/files' },
  { name: 'Usage', href: '/usage' },
  { name: 'Settings', href: '/settings' },
  { name: 'Pricing', href: '/pricing' },
  { name: 'hello@postil.example', href: 'mailto:hello@postil.example' },
]

export default function SiteFooter() {
  return (
    <footer className="border-rule border-t print:hidden">
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-4 px-5 py-8 sm:px-8 lg:px-12">
        <div className="min-w-0">
          <nav aria-label="Footer">
            <ul role="list" className="-mx-2 flex flex-wrap">
              {links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    className="inline-flex min-h-10 items-center px-2 text-sm/6 underline-offset-4 hover:underline"
                  >
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className="text-soft mt-2 text-sm/6">Postil, Inc., 24 Fore River Road, Portland, Maine 04102</p>
        </div>
        {/* outlet: theme */}
      </div>
    </footer>
  )
}
