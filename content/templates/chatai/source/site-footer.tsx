/**
 * @title Site footer
 * @description The foot of pages that are not the app: where else to go, whom to write to, the company, the theme.
 * @layout full
 * @order 2
 */
const groups = [
  {
    name: 'The app',
    links: [
      { name: 'Chat', href: '/chat' },
      { name: 'History', href: '/history' },
      { name: 'Files', href: '/files' },
      { name: 'Prompts', href: '/prompts' },
      { name: 'Usage', href: '/usage' },
      { name: 'Settings', href: '/settings' },
    ],
  },
  {
    name: 'About it',
    links: [
      { name: 'What it does', href: '/' },
      { name: 'Pricing', href: '/pricing' },
      { name: 'An example', href: '/shared' },
      { name: 'Privacy', href: '/privacy' },
      { name: 'Terms', href: '/terms' },
    ],
  },
  {
    name: 'Write to us',
    links: [
      { name: 'hello@postil.example', href: 'mailto:hello@postil.example' },
      { name: 'team@postil.example', href: 'mailto:team@postil.example' },
      { name: 'security@postil.example', href: 'mailto:security@postil.example' },
    ],
  },
]

export default function SiteFooter() {
  return (
    <footer className="leaf leaf-wide border-rule border-t print:hidden">
      <div className="leaf-span pt-12 pb-10">
        <div className="leaf-row items-start gap-y-10">
          <div>
            <p className="question max-w-[26ch]">
              What we say about ourselves has no source mark. What Postil finds in your files has one.
            </p>
            <p className="text-soft mt-6 text-sm/6">Postil, Inc., 24 Fore River Road, Portland, Maine 04102</p>
            <div className="mt-4">{/* outlet: theme */}</div>
          </div>
          <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-[1fr_1fr_auto]">
            {groups.map((group) => (
              <div key={group.name}>
                <p className="place">{group.name}</p>
                <ul role="list" className="mt-2">
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <a
                        href={link.href}
                        className="inline-flex min-h-10 items-center text-sm/6 underline-offset-4 hover:underline lg:min-h-8"
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
      </div>
    </footer>
  )
}
