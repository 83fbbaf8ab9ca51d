/**
 * @title Site header
 * @description The name of the house, the way around, and what is in the cart, with a menu on phones.
 * @layout full
 * @order 1
 */
import { useEffect, useState } from 'react'
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'

const pages = [
  { name: 'Scents', href: '/shop' },
  { name: 'Notes', href: '/notes' },
  { name: 'Journal', href: '/journal' },
  { name: 'House', href: '/about' },
]

const more = [
  { name: 'Find an order', href: '/track' },
  { name: 'Delivery and returns', href: '/help' },
]

/* from ui/cart-count */
function watchCount(listener: (count: number) => void) {
  return () => listener(0)
}

/* path of the router */
function currentPath() {
  return '/nowhere'
}

export default function SiteHeader() {
  const path = currentPath()
  const [open, setOpen] = useState(false)
  const [count, setCount] = useState(0)

  useEffect(() => {
    const stop = watchCount((next) => setCount(next))
    return () => stop()
  }, [])

  return (
    <header className="screen-only relative z-20">
      <a
        href="#content"
        className="focus:text-paper sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-40 focus:rounded-full focus:bg-ink focus:px-5 focus:py-2"
      >
        Skip to content
      </a>
      <div className="page flex min-h-20 flex-wrap items-center gap-x-[clamp(1.25rem,6vw,2.25rem)] py-3">
        <a
          href="/"
          aria-label="Halcott, home"
          className="me-auto inline-flex min-h-11 items-center text-[1.75rem]/8 font-[380] tracking-[-0.04em] lg:text-[2rem]/9"
        >
          Halcott
        </a>
        <nav aria-label="Main" className="hidden lg:block">
          <ul role="list" className="flex gap-x-8">
            {pages.map((page) => (
              <li key={page.href}>
                <a
                  href={page.href}
                  aria-current={path === page.href ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center underline-offset-[0.3em] hover:underline aria-[current=page]:italic aria-[current=page]:underline"
                >
                  {page.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a href="/cart" className="inline-flex min-h-11 items-center gap-2 underline-offset-[0.3em] hover:underline">
          Cart{' '}
          <span
            aria-hidden="true"
            className="figures text-paper grid h-7 min-w-7 place-items-center rounded-full bg-ink px-2 text-sm/7 font-medium"
          >
            {count}
          </span>{' '}
          <span className="sr-only">{count === 1 ? '1 item' : `${count} items`}</span>
        </a>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="inline-flex min-h-11 cursor-pointer items-center underline-offset-[0.3em] hover:underline lg:hidden"
        >
          Menu
        </button>
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-30">
        <div className="bg-paper fixed inset-0 overflow-y-auto">
          <DialogPanel
            transition
            className="page flex min-h-full flex-col pb-8 transition data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none"
          >
            <div className="flex min-h-20 items-center justify-between">
              <DialogTitle className="text-[1.75rem]/8 font-[380] tracking-[-0.04em]">Halcott</DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setOpen(false)}
                className="inline-flex min-h-11 cursor-pointer items-center"
              >
                Close
              </button>
            </div>
            <nav aria-label="Menu" className="mt-6">
              <ul role="list">
                {pages.map((page) => (
                  <li key={page.href}>
                    <a
                      href={page.href}
                      aria-current={path === page.href ? 'page' : undefined}
                      onClick={() => setOpen(false)}
                      className="title block py-2 aria-[current=page]:italic"
                    >
                      {page.name}
                    </a>
                  </li>
                ))}
              </ul>
              <ul role="list" className="mt-8">
                {more.map((page) => (
                  <li key={page.href}>
                    <a
                      href={page.href}
                      onClick={() => setOpen(false)}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {page.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </DialogPanel>
        </div>
      </Dialog>
    </header>
  )
}
