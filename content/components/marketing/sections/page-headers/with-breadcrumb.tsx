/**
 * @title Page header with breadcrumb
 * @description A dark page header with a breadcrumb, a large title, a lead paragraph, the date of the last change and a picture to the edge.
 * @keywords page title, page heading, inner page, lead paragraph, subpage banner
 * @free
 * @layout full
 * @order 1
 * @part MKT-S03-1
 */
import { ChevronRightIcon } from '@heroicons/react/16/solid'

export default function PageHeaderWithBreadcrumb() {
  return (
    <header className="relative bg-primary-950">
      <div className="mx-auto max-w-7xl lg:grid lg:grid-cols-5">
        <div className="px-4 py-14 sm:px-6 sm:py-20 lg:col-span-3 lg:py-28 lg:ps-8 lg:pe-16">
          <nav aria-label="Breadcrumb">
            <ol role="list" className="flex flex-wrap items-center gap-x-2 text-sm/6">
              <li className="flex items-center gap-2">
                <a
                  href="#"
                  className="rounded-sm py-2 text-primary-200 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white sm:py-0"
                >
                  Help
                </a>
                <ChevronRightIcon aria-hidden="true" className="size-4 text-primary-300 rtl:-scale-x-100" />
              </li>
              <li aria-current="page" className="font-medium text-white">
                Moving over
              </li>
            </ol>
          </nav>
          <h1 className="mt-6 text-4xl font-semibold tracking-tight text-balance text-white sm:text-6xl">
            Bring ten years of invoices in an afternoon
          </h1>
          <p className="mt-6 max-w-xl text-lg/8 text-pretty text-primary-100">
            What you need from your old program, what we read out of it, and how to check that every cent has arrived.
          </p>
          <p className="mt-8 text-sm/6 text-primary-200">
            Last changed on <time dateTime="2026-05-12">May 12, 2026</time> · <bdi>8 minutes</bdi> to read
          </p>
        </div>
        <img
          src="/media/scenes/desk-chalk.webp"
          alt="Laptop, lamp, cup and plant on a wooden desk, a window’s light on the white wall"
          width={1200}
          height={900}
          className="h-64 w-full object-cover sm:h-80 lg:absolute lg:inset-y-0 lg:end-0 lg:h-full lg:w-2/5"
        />
      </div>
    </header>
  )
}
