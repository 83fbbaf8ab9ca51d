'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import Link from '@/components/link'
import { takeWay } from '@/ui/address'
import { watchCount } from '@/ui/cart-count'

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

/**
 * The name of the house, the way around, and how much is in the cart, with a menu on phones. The header stays while
 * pages change below it, so what is in the cart is read once. What stands beside the pages goes to others by the router,
 * too.
 */
export function Header() {
  const path = usePathname()
  const router = useRouter()
  const menu = useRef<HTMLDialogElement>(null)
  const [count, setCount] = useState(0)

  useEffect(() => takeWay((next) => router.push(next)), [router])
  useEffect(() => watchCount(setCount), [])

  // Whoever goes back from the open menu wants to see the page. Escape closes it by itself, and gives the focus back.
  const close = () => menu.current?.close()
  useEffect(() => {
    const goBack = () => menu.current?.close()
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [])

  return (
    <header className="relative z-20 screen-only">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-40 focus:rounded-full focus:bg-ink focus:px-5 focus:py-2 focus:text-paper"
      >
        Skip to content
      </a>
      <div className="page flex min-h-20 flex-wrap items-center gap-x-[clamp(1.25rem,6vw,2.25rem)] py-3">
        <Link
          href="/"
          aria-label="Halcott, home"
          className="me-auto inline-flex min-h-11 items-center text-[1.75rem]/8 font-[380] tracking-[-0.04em] lg:text-[2rem]/9"
        >
          Halcott
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul role="list" className="flex gap-x-8">
            {pages.map(({ name, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={path === href ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center underline-offset-[0.3em] hover:underline aria-[current=page]:italic aria-[current=page]:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link href="/cart" className="inline-flex min-h-11 items-center gap-2 underline-offset-[0.3em] hover:underline">
          Cart{' '}
          <span
            aria-hidden="true"
            className="grid h-7 min-w-7 place-items-center rounded-full bg-ink px-2 text-sm/7 font-medium figures text-paper"
          >
            {count}
          </span>{' '}
          <span className="sr-only">{count === 1 ? '1 item' : `${count} items`}</span>
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => menu.current?.showModal()}
          className="inline-flex min-h-11 cursor-pointer items-center underline-offset-[0.3em] hover:underline lg:hidden"
        >
          Menu
        </button>
      </div>

      <dialog
        ref={menu}
        aria-labelledby="menu-title"
        className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto overscroll-contain bg-paper text-ink transition-opacity duration-200 ease-out motion-reduce:transition-none starting:open:opacity-0"
      >
        <div className="page flex min-h-full flex-col pb-8">
          <div className="flex min-h-20 items-center justify-between">
            <h2 id="menu-title" className="text-[1.75rem]/8 font-[380] tracking-[-0.04em]">
              Halcott
            </h2>
            <button type="button" onClick={close} className="inline-flex min-h-11 cursor-pointer items-center">
              Close
            </button>
          </div>
          <nav aria-label="Menu" className="mt-6">
            <ul role="list">
              {pages.map(({ name, href }) => (
                <li key={href}>
                  <Link
                    href={href}
                    aria-current={path === href ? 'page' : undefined}
                    onClick={close}
                    className="block py-2 title aria-[current=page]:italic"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            <ul role="list" className="mt-8">
              {more.map(({ name, href }) => (
                <li key={href}>
                  <Link href={href} onClick={close} className="inline-flex min-h-11 items-center link">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </dialog>
    </header>
  )
}
