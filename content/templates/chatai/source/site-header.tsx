/**
 * @title Site header
 * @description The head of pages that are not the app: the mark, where else to go, and the way into the app.
 * @layout full
 * @order 1
 */
import { useEffect, useState } from 'react'

const links = [
  { name: 'What it does', href: '/' },
  { name: 'Pricing', href: '/pricing' },
  { name: 'An example', href: '/shared' },
]

export default function SiteHeader() {
  const [path, setPath] = useState('')

  useEffect(() => {
    const look = () => setPath(window.location.pathname.replace(/(index)?\.html$/, '').replace(/^.*\//, '/'))
    look()
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [])

  return (
    <header className="border-rule border-b print:hidden">
      <a
        href="#content"
        className="focus:text-paper sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-10 focus:bg-ink focus:px-4 focus:py-2 focus:font-medium"
      >
        Skip to content
      </a>
      <div className="leaf leaf-wide">
        <div className="leaf-span flex min-h-16 flex-wrap items-center gap-x-8 gap-y-1 py-2">
          <a href="/" aria-label="Postil, home" className="inline-flex min-h-10 items-center gap-2.5">
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.25"
              className="size-6"
            >
              <path d="M2 5h12M2 12h12M2 19h8M18 12h4M18 16h4" />
            </svg>
            <span className="text-lg/6 font-semibold tracking-tight">Postil</span>
          </a>
          <nav
            aria-label="Main"
            className="order-last -mx-2 w-full @min-[36rem]/leaf:order-none @min-[36rem]/leaf:mx-0 @min-[36rem]/leaf:w-auto"
          >
            <ul role="list" className="flex flex-wrap gap-x-1 sm:gap-x-3">
              {links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    aria-current={path === link.href ? 'page' : undefined}
                    className="text-soft inline-flex min-h-10 items-center px-2 text-[0.9375rem]/6 underline-offset-4 hover:text-ink hover:underline aria-[current=page]:text-ink"
                  >
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <a href="/chat" className="btn btn-line ms-auto min-h-10 py-1.5">
            Open Postil
          </a>
        </div>
      </div>
    </header>
  )
}
