/**
 * @title Site header
 * @description The letterhead of every page, with a table of contents for phones.
 * @layout full
 * @order 1
 */
import { useEffect, useState } from 'react'
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'

const links = [
  { name: 'Accounts', href: '/product' },
  { name: 'Pricing', href: '/pricing' },
  { name: 'Security', href: '/security' },
  { name: 'About', href: '/about' },
  { name: 'Help', href: '/help' },
]

const contents = [
  { name: 'Accounts', href: '/product', text: 'What you get' },
  { name: 'Pricing', href: '/pricing', text: 'What it costs' },
  { name: 'Security', href: '/security', text: 'Who watches' },
  { name: 'About', href: '/about', text: 'Who we are' },
  { name: 'Journal', href: '/blog', text: 'What we learned' },
  { name: 'Help', href: '/help', text: 'What to do' },
]

export default function SiteHeader() {
  const [open, setOpen] = useState(false)
  const [path, setPath] = useState('')

  useEffect(() => {
    const look = () => setPath(window.location.pathname.replace(/\.html$/, ''))
    look()
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [])

  return (
    <header className="border-rule bg-paper sticky top-0 z-20 border-b">
      <a
        href="#content"
        className="focus:text-paper sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-10 focus:bg-ink focus:px-4 focus:py-2 focus:font-semibold"
      >
        Skip to content
      </a>
      <div className="page flex h-18 items-center lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
        <a href="/" className="inline-flex items-center gap-2.5 justify-self-start">
          <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" strokeWidth="2.75" className="size-8">
            <path stroke="currentColor" d="M6.500 5v22M12.500 5.500V27M18.500 5v22M24.500 5.500V27" />
            <path d="M2 22.500 30 9" className="stroke-vermilion-500" />
          </svg>
          <span className="font-display text-[1.375rem]/8 font-semibold tracking-tight">Finbank</span>
        </a>
        <div className="ms-auto flex items-center gap-7 lg:ms-0 lg:ps-12.5">
          <nav aria-label="Main" className="me-auto hidden lg:block">
            <ul role="list" className="flex gap-7">
              {links.map((link) => (
                <li key={link.name}>
                  <a
                    href={link.href}
                    aria-current={path === link.href ? 'page' : undefined}
                    className="aria-[current=page]:border-vermilion-500 block border-b-2 border-transparent py-2 text-base/6 font-medium hover:border-line"
                  >
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <a href="/sign-in" className="link py-2 text-base/6 font-medium max-sm:hidden">
            Sign in
          </a>
          <a href="/pricing#open" className="btn btn-ink min-h-11 py-2 text-base max-sm:hidden">
            Open an account
          </a>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="-me-2 inline-flex h-11 cursor-pointer items-center gap-2.5 px-2 font-semibold lg:hidden"
          >
            Menu
            <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
              <path stroke="currentColor" strokeWidth="2" d="M1 5.500h18M1 10.500h18M1 15.500h12" />
            </svg>
          </button>
        </div>
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-30">
        <div className="bg-paper fixed inset-0 overflow-y-auto">
          <DialogPanel
            transition
            className="page flex min-h-full flex-col pb-8 transition data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none"
          >
            <div className="flex h-18 items-center justify-between">
              <DialogTitle className="text-[0.9375rem]/6 font-semibold text-accent">Contents</DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setOpen(false)}
                className="-me-2 inline-flex h-11 cursor-pointer items-center gap-2.5 px-2 font-semibold"
              >
                Close
                <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
                  <path stroke="currentColor" strokeWidth="2" d="m3.500 3.500 13 13m0-13-13 13" />
                </svg>
              </button>
            </div>
            <nav aria-label="Contents" className="mt-4">
              <ul role="list">
                {contents.map((link) => (
                  <li key={link.name} className="border-rule border-b">
                    <a
                      href={link.href}
                      aria-current={path === link.href ? 'page' : undefined}
                      className="flex items-baseline py-3.5 aria-[current=page]:text-accent"
                    >
                      <span className="font-display text-2xl/8 font-medium tracking-tight">{link.name}</span>{' '}
                      <span aria-hidden="true" className="leader" />{' '}
                      <span className="text-soft text-base/6">{link.text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="xs:grid-cols-2 mt-auto grid gap-3 pt-8">
              <a href="/sign-in" className="btn btn-line">
                Sign in
              </a>
              <a href="/pricing#open" className="btn btn-ink">
                Open an account
              </a>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </header>
  )
}
