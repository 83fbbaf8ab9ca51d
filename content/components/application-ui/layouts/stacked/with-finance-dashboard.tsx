/**
 * @title Top nav layout with finance dashboard
 * @description An app layout with one row of navigation over a dashboard of balances, a bar chart and bills; the links fold into a menu on phones.
 * @keywords app shell, SaaS dashboard, admin panel, banking, cash flow, bar chart, invoices
 * @layout full
 * @minHeight 800
 * @order 1
 * @part AUI-L01-1
 */
import { useState } from 'react'
import {
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
} from '@headlessui/react'
import { PlusIcon } from '@heroicons/react/20/solid'
import { Bars3Icon, BellIcon, XMarkIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const places = [
  { name: 'Overview', current: true },
  { name: 'Invoices', current: false },
  { name: 'Expenses', current: false },
  { name: 'Clients', current: false },
  { name: 'Reports', current: false },
]

const account = ['Your profile', 'Company details', 'Sign out']

const months = [
  { name: 'Apr', moneyIn: 18200, moneyOut: 12400 },
  { name: 'May', moneyIn: 21450, moneyOut: 13100 },
  { name: 'Jun', moneyIn: 19800, moneyOut: 15600 },
  { name: 'Jul', moneyIn: 23900, moneyOut: 14250 },
  { name: 'Aug', moneyIn: 16400, moneyOut: 13900 },
  { name: 'Sep', moneyIn: 20650, moneyOut: 9850 },
]

const invoices = [
  { id: '318', client: 'Takumi Ceramics', due: 'Sep 15', amount: 1372, seen: 'Reminded September 16', late: true },
  { id: '321', client: 'Maison Delorme', due: 'Sep 21', amount: 3200, seen: 'Viewed September 15', late: false },
  {
    id: '322',
    client: 'Bramble & Finch Booksellers',
    due: 'Sep 25',
    amount: 2450,
    seen: 'Viewed September 11',
    late: false,
  },
  { id: '325', client: 'Kestrel Cycling Club', due: 'Oct 2', amount: 3400, seen: 'Sent today', late: false },
]

const levels = [
  { name: '$25k', percent: 100 },
  { name: '$20k', percent: 80 },
  { name: '$15k', percent: 60 },
  { name: '$10k', percent: 40 },
  { name: '$5k', percent: 20 },
]

const bills = [
  { name: 'Studio rent', day: '21', month: 'Sep', amount: 1650 },
  { name: 'Salaries', day: '30', month: 'Sep', amount: 6240 },
  { name: 'Phone and internet', day: '1', month: 'Oct', amount: 118 },
]

const balance = 48216

function dollars(amount: number) {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

function totalOf(list: { amount: number }[]) {
  return list.reduce((sum, each) => sum + each.amount, 0)
}

const figures = [
  { name: 'In the bank', value: dollars(balance), note: 'Updated today, 9:40 AM' },
  { name: 'Owed to you', value: dollars(totalOf(invoices)), note: `${invoices.length} invoices, 1 of them late` },
  { name: 'Left after bills', value: dollars(balance - totalOf(bills)), note: 'By October 1, without new income' },
]

const totalIn = months.reduce((sum, month) => sum + month.moneyIn, 0)
const totalOut = months.reduce((sum, month) => sum + month.moneyOut, 0)

export default function TopNavLayoutWithFinanceDashboard() {
  const [navigating, setNavigating] = useState(false)

  return (
    <div className="min-h-dvh bg-secondary-50 dark:bg-secondary-950">
      <header className="border-b border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-900">
        <div className="mx-auto flex h-16 max-w-7xl items-center gap-3 px-4 sm:px-6 lg:px-8">
          <button
            type="button"
            onClick={() => setNavigating(true)}
            className="-ms-2 rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-ms-1.5 sm:p-1.5 md:hidden dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Open main menu</span>
            <Bars3Icon aria-hidden="true" className="size-6" />
          </button>
          {/* Replace with your logo */}
          <a
            href="#"
            className="flex items-center gap-2.5 rounded-md py-1.5 text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:text-white dark:focus-visible:outline-primary-400"
          >
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-primary-600 dark:text-primary-500">
              <path fill="currentColor" d="M2.2 13.6A14 14 0 0 1 29.8 13.6C25 18 20.6 16.6 16 13.4S7 9.4 2.2 13.6z" />
              <path fill="currentColor" d="M2.2 18.4C7 14.2 11.4 15.2 16 18.4s9 4.6 13.8.2A14 14 0 0 1 2.2 18.4z" />
            </svg>
            Tidewell
          </a>
          <nav aria-label="Main" className="ms-4 hidden self-stretch md:block">
            <ul role="list" className="flex h-full gap-6">
              {places.map((place) => (
                <li key={place.name} className="flex">
                  <a
                    href="#"
                    aria-current={place.current ? 'page' : undefined}
                    className="-mb-px flex items-center rounded-sm border-b-2 border-transparent text-sm/6 font-medium text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:text-secondary-950 motion-reduce:transition-none dark:text-secondary-300 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-white"
                  >
                    {place.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ms-auto flex items-center gap-3">
            <a
              href="#"
              className="relative rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Notifications, 3 unread</span>
              <BellIcon aria-hidden="true" className="size-6" />
              <span
                aria-hidden="true"
                className="absolute end-2 top-2 size-2.5 rounded-full bg-red-600 ring-2 ring-white sm:end-1.5 sm:top-1.5 dark:bg-red-500 dark:ring-secondary-900"
              />
            </a>
            <Menu as="div" className="relative">
              <MenuButton
                aria-label="Account of Ethan Brooks"
                className="-m-0.5 flex rounded-full p-0.5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:m-0 sm:p-0 dark:focus-visible:outline-primary-400"
              >
                <img
                  src="/media/avatars/avatar-28.webp"
                  alt=""
                  width={256}
                  height={256}
                  className="size-9 rounded-full"
                />
              </MenuButton>
              <MenuItems
                transition
                className="absolute end-0 z-10 mt-2 w-56 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
              >
                {account.map((entry) => (
                  <MenuItem key={entry}>
                    <a
                      href="#"
                      className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                    >
                      {entry}
                    </a>
                  </MenuItem>
                ))}
              </MenuItems>
            </Menu>
          </div>
        </div>
      </header>

      <Dialog open={navigating} onClose={setNavigating} className="relative z-20 md:hidden">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 flex pe-12">
          <DialogPanel
            transition
            className="flex w-full max-w-xs flex-col overflow-y-auto bg-white p-4 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:-translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:translate-x-full dark:bg-secondary-800 dark:ring-white/10"
          >
            <div className="flex items-center justify-between gap-4">
              <DialogTitle className="px-3 text-base/7 font-semibold text-secondary-950 dark:text-white">
                Tidewell
              </DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setNavigating(false)}
                className="rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Close main menu</span>
                <XMarkIcon aria-hidden="true" className="size-6" />
              </button>
            </div>
            <nav aria-label="Main, on phones" className="mt-4">
              <ul role="list" className="grid gap-1">
                {places.map((place) => (
                  <li key={place.name}>
                    <a
                      href="#"
                      aria-current={place.current ? 'page' : undefined}
                      className="block rounded-lg px-3 py-2 text-base/6 font-medium text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-secondary-950/5 aria-[current=page]:text-secondary-950 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-white/10 dark:aria-[current=page]:text-white"
                    >
                      {place.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </DialogPanel>
        </div>
      </Dialog>

      <main className="mx-auto max-w-7xl px-4 py-8 sm:px-6 lg:px-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Overview</h1>
            <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">Friday, September 18</p>
          </div>
          <a
            href="#"
            className="inline-flex items-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            <PlusIcon aria-hidden="true" className="-ms-0.5 size-5" />
            New invoice
          </a>
        </div>

        <dl className="mt-6 grid rounded-xl bg-primary-700 text-white md:grid-cols-3 dark:bg-primary-900">
          {figures.map((figure, index) => (
            <div
              key={figure.name}
              className={clsx('p-5 sm:p-6', index > 0 && 'border-t border-white/20 md:border-s md:border-t-0')}
            >
              <dt className="text-sm/6 text-primary-100">{figure.name}</dt>
              <dd className="mt-1">
                <span className="text-4xl font-semibold tracking-tight tabular-nums">{figure.value}</span>
                <span className="mt-1 block text-sm/6 text-primary-100">
                  <bdi>{figure.note}</bdi>
                </span>
              </dd>
            </div>
          ))}
        </dl>

        <div className="mt-6 grid gap-6 lg:grid-cols-3">
          <section
            aria-labelledby="tidewell-flow"
            className="min-w-0 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 lg:col-span-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <h2 id="tidewell-flow" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                Money in and out
              </h2>
              <dl className="flex flex-wrap gap-x-6 text-sm/6">
                <div className="flex items-center gap-2">
                  <dt className="flex items-center gap-2 text-secondary-600 dark:text-secondary-400">
                    <span aria-hidden="true" className="size-2.5 rounded-full bg-primary-600" />
                    In
                  </dt>
                  <dd className="font-medium text-secondary-950 tabular-nums dark:text-white">{dollars(totalIn)}</dd>
                </div>
                <div className="flex items-center gap-2">
                  <dt className="flex items-center gap-2 text-secondary-600 dark:text-secondary-400">
                    <span aria-hidden="true" className="size-2.5 rounded-full bg-secondary-300 dark:bg-secondary-600" />
                    Out
                  </dt>
                  <dd className="font-medium text-secondary-950 tabular-nums dark:text-white">{dollars(totalOut)}</dd>
                </div>
              </dl>
            </div>
            <div aria-hidden="true" className="relative mt-8">
              <div className="absolute inset-x-0 h-40 sm:h-52">
                {levels.map((level) => (
                  <div
                    key={level.name}
                    style={{ bottom: `${level.percent}%` }}
                    className="absolute inset-x-0 flex h-0 items-center gap-1.5 text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400"
                  >
                    <span className="w-7 sm:w-8">{level.name}</span>
                    <span className="flex-1 border-t border-dashed border-secondary-950/10 dark:border-white/10" />
                  </div>
                ))}
              </div>
            </div>
            <ul role="list" className="grid grid-cols-6 ps-9 sm:ps-12">
              {months.map((month) => (
                <li key={month.name}>
                  <div
                    aria-hidden="true"
                    className="relative flex h-40 items-end justify-center gap-1 border-b border-secondary-950/10 sm:h-52 sm:gap-1.5 dark:border-white/10"
                  >
                    <div
                      style={{ height: `${month.moneyIn / 250}%` }}
                      className="w-3 rounded-t-md bg-primary-600 pt-1 text-center text-xs/5 font-medium text-white tabular-nums sm:w-9"
                    >
                      <span className="max-sm:hidden">{Math.round(month.moneyIn / 1000)}k</span>
                    </div>
                    <div
                      style={{ height: `${month.moneyOut / 250}%` }}
                      className="w-3 rounded-t-md bg-secondary-200 pt-1 text-center text-xs/5 font-medium text-secondary-800 tabular-nums sm:w-9 dark:bg-secondary-700 dark:text-white"
                    >
                      <span className="max-sm:hidden">{Math.round(month.moneyOut / 1000)}k</span>
                    </div>
                  </div>
                  <p className="mt-2 text-center text-xs/5 text-secondary-600 dark:text-secondary-400">
                    {month.name}
                    <span className="sr-only">
                      : {dollars(month.moneyIn)} in, {dollars(month.moneyOut)} out
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          </section>

          <section
            aria-labelledby="tidewell-bills"
            className="flex min-w-0 flex-col rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <h2
              id="tidewell-bills"
              className="px-5 pt-5 text-base/7 font-semibold text-secondary-950 sm:px-6 sm:pt-6 dark:text-white"
            >
              Upcoming bills
            </h2>
            <ul role="list" className="mt-2">
              {bills.map((bill, index) => (
                <li
                  key={bill.name}
                  className={clsx(
                    'flex items-center gap-4 px-5 py-3 sm:px-6',
                    index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
                  )}
                >
                  <p className="w-11 shrink-0 rounded-lg bg-secondary-950/5 py-1 text-center dark:bg-white/10">
                    <span className="block text-xs/4 text-secondary-600 dark:text-secondary-400">{bill.month}</span>
                    <span className="block text-sm/5 font-semibold text-secondary-950 tabular-nums dark:text-white">
                      {bill.day}
                    </span>
                  </p>
                  <p className="min-w-0 flex-1 text-sm/6 font-medium text-secondary-950 dark:text-white">{bill.name}</p>
                  <p className="text-sm/6 text-secondary-950 tabular-nums dark:text-white">{dollars(bill.amount)}</p>
                </li>
              ))}
            </ul>
            <p className="mt-auto flex justify-between border-t border-secondary-950/10 px-5 py-4 text-sm/6 font-semibold text-secondary-950 sm:px-6 dark:border-white/10 dark:text-white">
              Total <span className="tabular-nums">{dollars(totalOf(bills))}</span>
            </p>
          </section>
        </div>

        <section
          aria-labelledby="tidewell-unpaid"
          className="mt-6 rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
        >
          <div className="flex items-center justify-between gap-4 p-5 sm:px-6">
            <h2 id="tidewell-unpaid" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
              Unpaid invoices
            </h2>
            <a
              href="#"
              className="-my-2 shrink-0 rounded-sm py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
            >
              All invoices
            </a>
          </div>
          <ul role="list">
            {invoices.map((invoice) => (
              <li
                key={invoice.id}
                className="relative flex items-center gap-x-6 border-t border-secondary-950/10 px-5 py-4 transition duration-150 hover:bg-secondary-50 motion-reduce:transition-none sm:px-6 dark:border-white/10 dark:hover:bg-white/5"
              >
                <div className="min-w-0 flex-1">
                  <p className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                    <a
                      href="#"
                      className="after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                    >
                      {invoice.client}
                    </a>
                  </p>
                  <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Invoice {invoice.id}</p>
                </div>
                <p className="hidden w-44 text-sm/6 text-secondary-600 md:block dark:text-secondary-400">
                  {invoice.seen}
                </p>
                <div className="flex shrink-0 flex-col items-end gap-x-6 sm:flex-row-reverse sm:items-center">
                  <p className="text-end text-sm/6 font-medium text-secondary-950 tabular-nums sm:w-20 dark:text-white">
                    {dollars(invoice.amount)}
                  </p>
                  <p
                    className={clsx(
                      'text-end text-sm/6 tabular-nums sm:w-24',
                      invoice.late
                        ? 'font-medium text-red-700 dark:text-red-400'
                        : 'text-secondary-600 dark:text-secondary-400',
                    )}
                  >
                    <bdi>{invoice.late ? '3 days late' : `Due ${invoice.due}`}</bdi>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}
