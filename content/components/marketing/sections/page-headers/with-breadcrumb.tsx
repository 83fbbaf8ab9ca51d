/**
 * @title Page header with breadcrumb
 * @description A page header with a breadcrumb, a large title, a lead paragraph and the date of the last change.
 * @keywords page title, page heading, inner page, lead paragraph, subpage banner
 * @free
 * @layout full
 * @order 1
 * @part MKT-S03-1
 */
import { ChevronRightIcon } from '@heroicons/react/16/solid'

export default function PageHeaderWithBreadcrumb() {
  return (
    <header className="border-b border-secondary-950/10 bg-secondary-50 dark:border-white/10 dark:bg-secondary-900/40">
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-16 lg:px-8">
        <nav aria-label="Breadcrumb">
          <ol role="list" className="flex flex-wrap items-center gap-x-2 text-sm/6">
            <li className="flex items-center gap-2">
              <a
                href="#"
                className="rounded-sm text-secondary-600 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                Help
              </a>
              <ChevronRightIcon
                aria-hidden="true"
                className="size-4 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
              />
            </li>
            <li aria-current="page" className="font-medium text-secondary-950 dark:text-white">
              Moving over
            </li>
          </ol>
        </nav>
        <h1 className="mt-4 max-w-3xl text-4xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-5xl dark:text-white">
          Bring ten years of invoices in an afternoon
        </h1>
        <p className="mt-5 max-w-2xl text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
          What you need from your old program, what we read out of it, and how to check that every cent has arrived.
        </p>
        <p className="mt-6 text-sm/6 text-secondary-600 dark:text-secondary-400">
          Last changed on <time dateTime="2026-05-12">May 12, 2026</time> · 8 minutes to read
        </p>
      </div>
    </header>
  )
}
