/**
 * @title Breadcrumb with mobile back link
 * @description A breadcrumb that shows the whole path on wide screens and one link to the level above on phones.
 * @keywords path, back button, navigation trail, page hierarchy, parent link
 * @layout padded
 * @order 2
 * @part AUI-C06-2
 */
import { ChevronLeftIcon } from '@heroicons/react/20/solid'

const pages = ['Workspace', 'Customers', 'Kowalczyk Family Dentistry']

export default function BreadcrumbWithMobileBackLink() {
  return (
    <div className="mx-auto max-w-5xl">
      <nav aria-label="Back" className="sm:hidden">
        <a
          href="#"
          className="-ms-1 inline-flex min-h-10 items-center gap-1 rounded-sm text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
        >
          <ChevronLeftIcon aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
          Kowalczyk Family Dentistry
        </a>
      </nav>
      <nav aria-label="Breadcrumb" className="hidden sm:block">
        <ol role="list" className="flex flex-wrap gap-x-3 text-sm/6">
          {pages.map((page) => (
            <li key={page} className="flex gap-3">
              <a
                href="#"
                className="rounded-sm text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                {page}
              </a>
              <span aria-hidden="true" className="text-secondary-400 dark:text-secondary-500">
                /
              </span>
            </li>
          ))}
          <li aria-current="page" className="font-medium text-secondary-950 dark:text-white">
            Billing
          </li>
        </ol>
      </nav>
      <h1 className="mt-1 text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 sm:mt-2 dark:text-white">
        Billing
      </h1>
    </div>
  )
}
