/**
 * @title Page header over background image
 * @description A page header on a picture that runs to the edges, with a breadcrumb, a very large title at its foot, a paragraph with the dates and a button.
 * @keywords page title, hero image, full-bleed banner, subpage banner, cover image, inner page
 * @layout full
 * @order 2
 * @part MKT-S03-2
 */
import { ChevronRightIcon } from '@heroicons/react/16/solid'

export default function PageHeaderOverBackgroundImage() {
  return (
    <header className="relative isolate flex min-h-176 flex-col bg-primary-950">
      {/* Replace with your picture */}
      <img
        src="/media/scenes/paper-sea-wide.webp"
        alt="Waves of cut paper from white through teal to dark blue, a pale paper sun above"
        width={1200}
        height={675}
        className="absolute inset-0 -z-20 size-full object-cover object-top"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-primary-950 via-primary-950/75 via-60% to-transparent to-90% sm:via-40% sm:to-75%" />
      <div className="mx-auto flex w-full max-w-7xl grow flex-col justify-end px-4 pt-48 pb-10 sm:px-6 sm:pb-16 lg:px-8">
        <nav aria-label="Breadcrumb">
          <ol role="list" className="flex flex-wrap items-center gap-x-2 text-sm/6">
            <li className="flex items-center gap-2">
              <a
                href="#"
                className="rounded-sm py-2 text-white hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white sm:py-0"
              >
                On view
              </a>
              <ChevronRightIcon aria-hidden="true" className="size-4 text-white rtl:-scale-x-100" />
            </li>
            <li aria-current="page" className="font-medium text-white">
              Paper seas
            </li>
          </ol>
        </nav>
        <h1 className="mt-4 text-5xl font-semibold tracking-tighter text-balance text-white sm:text-7xl lg:text-8xl">
          Paper seas
        </h1>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <p className="max-w-xl text-lg/8 text-pretty text-white">
            Thirty seas cut from paper, the largest of them forty feet wide. From May 22, 2026, to January 31, 2027, in
            the north hall.
          </p>
          <a
            href="#"
            className="rounded-lg bg-white px-5 py-3 text-base/6 font-semibold text-primary-800 shadow-xs transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            Get tickets for $18
          </a>
        </div>
      </div>
    </header>
  )
}
