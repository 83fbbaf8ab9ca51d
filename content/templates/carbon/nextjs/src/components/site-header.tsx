'use client'

/** The block of the title at the edge of every sheet: the list of sheets, who answers for this one, a menu on phones. */
import { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { sheetOf } from '@/lib/sheets'
import Link from './link'

const index = [
  { number: 'G-001', name: 'Cover', href: '/' },
  { number: 'G-002', name: 'Work', href: '/work' },
  { number: 'S-1914', name: 'Kettle Bend Footbridge', href: '/work/kettle-bend-footbridge' },
  { number: 'S-2006', name: 'Elevator 9 Theater', href: '/work/elevator-9-theater' },
  { number: 'C-2103', name: 'Harker Point Sea Wall', href: '/work/harker-point-sea-wall' },
  { number: 'G-101', name: 'Method', href: '/method' },
  { number: 'G-102', name: 'Team', href: '/team' },
  { number: 'G-103', name: 'Contact', href: '/contact' },
]
const columns = ['1', '2', '3', '4', '5', '6', '7', '8']
const rows = ['A', 'B', 'C', 'D', 'E', 'F']

/** A sheet on its way: a line of the marker grows below its name until it is there. */
function Coming() {
  const { pending } = useLinkStatus()
  return <span aria-hidden="true" data-pending={pending || undefined} className="coming" />
}

export default function SiteHeader() {
  const path = usePathname()
  const sheet = sheetOf(path)
  // Escape and the button inside close it by themselves, and give the focus back.
  const menu = useRef<HTMLDialogElement>(null)
  useEffect(() => menu.current?.close(), [path])

  return (
    <header className="block-of-title">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-40 focus:bg-mark focus:px-4 focus:py-2 focus:font-mono focus:text-sm focus:text-on-mark"
      >
        Skip to content
      </a>

      {/* The zones of the sheet, by which people find a place on it */}
      <div aria-hidden="true" className="zones-across">
        {columns.map((column) => (
          <span key={column} className="zone">
            {column}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="zones-down">
        {rows.map((row) => (
          <span key={row} className="zone">
            {row}
          </span>
        ))}
      </div>

      <div className="bar">
        <Link href="/" className="flex items-center gap-3 xl:px-5 xl:py-5">
          <svg aria-hidden="true" viewBox="0 0 40 40" fill="none" className="size-9 flex-none xl:size-11">
            <circle cx="20" cy="20" r="14.5" strokeWidth="2" className="stroke-ink" />
            <path strokeWidth="2" d="M20 0v12M20 28v12M0 20h12M28 20h12" className="stroke-ink" />
            <path d="M20 20V9.5A10.5 10.5 0 0 1 30.5 20ZM20 20v10.5A10.5 10.5 0 0 1 9.5 20Z" className="fill-mark" />
          </svg>
          <span className="text-[1.0625rem]/5 font-bold tracking-tight xl:text-[1.3125rem]/6">
            Carbon <span className="block">Engineers</span>
          </span>
        </Link>
        <span className="letter ms-auto me-4 max-xs:hidden xl:hidden">{sheet.number}</span>
        <button
          type="button"
          onClick={() => menu.current?.showModal()}
          aria-haspopup="dialog"
          className="letter inline-flex h-11 cursor-pointer items-center gap-3 border border-line px-4 max-xs:ms-auto xl:hidden"
        >
          Menu
          <svg aria-hidden="true" viewBox="0 0 20 14" className="h-3.5 w-5">
            <path stroke="currentColor" strokeWidth="1.5" d="M0 1h20M0 7h20M0 13h20" />
          </svg>
        </button>
        <nav aria-label="Main" className="hidden border-t border-line xl:block">
          <p className="letter-small border-b border-rule px-5 py-2">Sheets in this set</p>
          <ul role="list">
            {index.map(({ number, name, href }) => (
              <li key={number} className="border-b border-rule">
                <Link
                  href={href}
                  aria-current={path === href ? 'page' : undefined}
                  className="group relative flex min-h-10 items-center gap-3 px-5 hover:bg-raised aria-[current=page]:bg-mark aria-[current=page]:text-on-mark"
                >
                  <span className="letter-small w-13 flex-none group-aria-[current=page]:text-on-mark">{number}</span>{' '}
                  <span className="text-[0.9375rem]/5 font-medium">{name}</span>
                  <Coming />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>

      <dl className="cells">
        <div className="cell-wide">
          <dt className="letter-small">Sheet</dt>
          <dd className="text-lg/6 font-semibold tracking-tight text-balance">{sheet.title}</dd>
        </div>
        <div className="cell">
          <dt className="letter-small">Scale</dt>
          <dd className="letter">{sheet.scale}</dd>
        </div>
        <div className="cell">
          <dt className="letter-small">Date</dt>
          <dd className="letter">{sheet.date}</dd>
        </div>
        <div className="cell-third">
          <dt className="letter-small">Drawn</dt>
          <dd className="letter">{sheet.drawn}</dd>
        </div>
        <div className="cell-third">
          <dt className="letter-small">Check</dt>
          <dd className="letter">{sheet.checked}</dd>
        </div>
        <div className="cell-third">
          <dt className="letter-small">Appr.</dt>
          <dd className="letter">{sheet.approved}</dd>
        </div>
        <div className="cell-number">
          <dt className="letter-small">Sheet no.</dt>
          <dd className="sheet-large">{sheet.number}</dd>
        </div>
        <div className="cell-revision">
          <dt className="letter-small">Rev.</dt>
          <dd className="sheet-large">{sheet.revision}</dd>
        </div>
      </dl>

      <dialog
        ref={menu}
        aria-labelledby="menu-title"
        className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto overscroll-contain bg-paper text-ink transition-opacity duration-150 ease-out motion-reduce:transition-none starting:open:opacity-0"
      >
        <div className="flex min-h-full flex-col">
          <div className="flex h-16 flex-none items-center justify-between border-b border-line px-5">
            <h2 id="menu-title" className="letter">
              Sheets in this set
            </h2>
            <form method="dialog">
              <button className="letter inline-flex h-11 cursor-pointer items-center gap-3 border border-line px-4">
                Close
                <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5">
                  <path stroke="currentColor" strokeWidth="1.5" d="m1 1 12 12M13 1 1 13" />
                </svg>
              </button>
            </form>
          </div>
          <nav aria-label="Sheets">
            <ul role="list">
              {index.map(({ number, name, href }) => (
                <li key={number} className="border-b border-rule">
                  <Link
                    href={href}
                    onClick={() => path === href && menu.current?.close()}
                    aria-current={path === href ? 'page' : undefined}
                    className="group relative flex min-h-14 items-center gap-4 px-5 py-2 aria-[current=page]:bg-mark aria-[current=page]:text-on-mark"
                  >
                    <span className="letter-small w-14 flex-none group-aria-[current=page]:text-on-mark">{number}</span>{' '}
                    <span className="text-xl/6 font-semibold tracking-tight">{name}</span>
                    <Coming />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="letter mt-auto px-5 pt-8 pb-6">
            Portland{' '}
            <a href="tel:+12075550142" className="link inline-block py-2">
              <bdi>(207) 555-0142</bdi>
            </a>
            <br />
            Buffalo{' '}
            <a href="tel:+17165550168" className="link inline-block py-2">
              <bdi>(716) 555-0168</bdi>
            </a>
          </p>
        </div>
      </dialog>
    </header>
  )
}
