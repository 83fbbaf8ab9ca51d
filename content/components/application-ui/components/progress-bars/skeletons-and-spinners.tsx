/**
 * @title Skeletons and progress spinners
 * @description Four skeletons that match a card, a list, a table and a paragraph, and three spinners; a switch shows what they become.
 * @keywords loading placeholder, shimmer, loader, busy indicator, loading state, content placeholder
 * @layout padded
 * @order 3
 * @part AUI-C33-3
 */
import { useState } from 'react'
import { Field, Label, Switch } from '@headlessui/react'
import { CheckCircleIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const team = [
  { name: 'Grace Holloway', role: 'Head of growth', image: '/media/avatars/avatar-08.webp', widthClass: 'w-28' },
  { name: 'Diego Salas', role: 'Analyst', image: '/media/avatars/avatar-16.webp', widthClass: 'w-20' },
  { name: 'Aiko Mori', role: 'Store manager', image: '/media/avatars/avatar-15.webp', widthClass: 'w-24' },
]

const channels = [
  { name: 'Search', orders: '1,187', revenue: '$86,420', widthClass: 'w-16' },
  { name: 'Direct', orders: '690', revenue: '$53,130', widthClass: 'w-14' },
  { name: 'Newsletter', orders: '477', revenue: '$37,206', widthClass: 'w-20' },
  { name: 'Partner sites', orders: '132', revenue: '$11,392', widthClass: 'w-24' },
]

const dots = [
  { id: 'first', delayClass: '' },
  { id: 'second', delayClass: '[animation-delay:150ms]' },
  { id: 'third', delayClass: '[animation-delay:300ms]' },
]

const panelClasses =
  'rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10'
const shapeClasses = 'block rounded-md bg-primary-200 dark:bg-primary-400/25'
const roundClasses = 'block shrink-0 rounded-full bg-primary-200 dark:bg-primary-400/25'
const pulseClasses = 'animate-pulse motion-reduce:animate-none'

export default function SkeletonsAndProgressSpinners() {
  const [loading, setLoading] = useState(true)

  return (
    <section aria-labelledby="loading-heading" className="mx-auto max-w-4xl">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="loading-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
            September report
          </h2>
          <p role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            {loading ? 'The report is loading' : 'The report is ready'}
          </p>
        </div>
        <Field className="flex items-center gap-3">
          <Label className="py-2 text-sm/6 font-medium text-secondary-950 dark:text-white">Loading</Label>
          <Switch
            checked={loading}
            onChange={setLoading}
            className="group flex h-10 shrink-0 items-center rounded-full focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:h-6 dark:focus-visible:outline-primary-400"
          >
            <span
              aria-hidden="true"
              className="flex h-6 w-11 rounded-full bg-secondary-500 p-0.5 transition duration-150 group-data-checked:bg-primary-600 motion-reduce:transition-none dark:group-data-checked:bg-primary-500"
            >
              <span className="size-5 rounded-full bg-white shadow-xs transition duration-150 group-data-checked:translate-x-5 motion-reduce:transition-none rtl:group-data-checked:-translate-x-5" />
            </span>
          </Switch>
        </Field>
      </div>

      <div aria-busy={loading} className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className={panelClasses}>
          {loading ? (
            <div aria-hidden="true" className={clsx(pulseClasses, 'flex flex-wrap items-center gap-5')}>
              <span className={clsx(shapeClasses, 'h-32 w-28 shrink-0')} />
              <span className="grid min-w-0 flex-1 basis-24 grid-cols-1 gap-2">
                <span className="flex h-6 items-center">
                  <span className={clsx(shapeClasses, 'h-3 w-20 max-w-full')} />
                </span>
                <span className="flex h-9 items-center">
                  <span className={clsx(shapeClasses, 'h-6 w-24 max-w-full')} />
                </span>
                <span className="flex h-6 items-center">
                  <span className={clsx(shapeClasses, 'h-3 w-full max-w-32')} />
                </span>
              </span>
            </div>
          ) : (
            <div className="flex flex-wrap items-center gap-5">
              <img
                src="/media/products/mug-moss.webp"
                alt="Moss-green mug with thrown ridges"
                width={640}
                height={800}
                className="h-32 w-28 shrink-0 rounded-md object-cover"
              />
              <div className="grid min-w-0 flex-1 basis-24 grid-cols-1 gap-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
                <h3 className="font-medium text-secondary-950 dark:text-white">Ridge mug</h3>
                <p className="text-3xl/9 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                  828
                </p>
                <p>sold in September</p>
              </div>
            </div>
          )}
        </div>

        <div className={panelClasses}>
          <ul role="list" className="grid gap-1">
            {team.map((person) => (
              <li key={person.name} className="flex min-h-10 items-center gap-3 text-sm/5">
                {loading ? (
                  <span aria-hidden="true" className={clsx(pulseClasses, 'flex flex-1 items-center gap-3')}>
                    <span className={clsx(roundClasses, 'size-9')} />
                    <span className="grid flex-1">
                      <span className="flex h-5 items-center">
                        <span className={clsx(shapeClasses, 'h-3 max-w-full', person.widthClass)} />
                      </span>
                      <span className="flex h-5 items-center">
                        <span className={clsx(shapeClasses, 'h-2.5 w-16')} />
                      </span>
                    </span>
                  </span>
                ) : (
                  <span className="flex flex-1 items-center gap-3">
                    <img src={person.image} alt="" width={256} height={256} className="size-9 rounded-full" />
                    <span className="grid flex-1">
                      <span className="font-medium text-secondary-950 dark:text-white">{person.name}</span>
                      <span className="text-secondary-600 dark:text-secondary-400">{person.role}</span>
                    </span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>

        <div className={panelClasses}>
          <table className="w-full table-fixed text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            <caption className="sr-only">Channels in September 2026</caption>
            <thead>
              <tr>
                <th scope="col" className="p-0 pb-2 text-start font-medium">
                  Channel
                </th>
                <th scope="col" className="p-0 pb-2 text-end font-medium">
                  Orders
                </th>
                <th scope="col" className="p-0 pb-2 text-end font-medium">
                  Revenue
                </th>
              </tr>
            </thead>
            <tbody>
              {channels.map((channel) => (
                <tr key={channel.name}>
                  <td className="border-t border-secondary-950/10 p-0 py-1.5 text-start font-medium text-secondary-950 dark:border-white/10 dark:text-white">
                    {loading ? (
                      <span className={clsx(pulseClasses, 'flex h-6 items-center')}>
                        <span className={clsx(shapeClasses, 'h-3 max-w-full', channel.widthClass)} />
                      </span>
                    ) : (
                      <span>{channel.name}</span>
                    )}
                  </td>
                  <td className="border-t border-secondary-950/10 p-0 py-1.5 text-end dark:border-white/10">
                    {loading ? (
                      <span className={clsx(pulseClasses, 'flex h-6 items-center justify-end')}>
                        <span className={clsx(shapeClasses, 'h-3 w-9 max-w-full')} />
                      </span>
                    ) : (
                      <span>{channel.orders}</span>
                    )}
                  </td>
                  <td className="border-t border-secondary-950/10 p-0 py-1.5 text-end dark:border-white/10">
                    {loading ? (
                      <span className={clsx(pulseClasses, 'flex h-6 items-center justify-end')}>
                        <span className={clsx(shapeClasses, 'h-3 w-14 max-w-full')} />
                      </span>
                    ) : (
                      <span>{channel.revenue}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>

        <div className={panelClasses}>
          {loading ? (
            <div aria-hidden="true" className={pulseClasses}>
              <span className="flex h-7 items-center">
                <span className={clsx(shapeClasses, 'h-4 w-40 max-w-full')} />
              </span>
              <span className="mt-1 grid min-h-30 content-start lg:min-h-24">
                <span className="flex h-6 items-center">
                  <span className={clsx(shapeClasses, 'h-3 w-full')} />
                </span>
                <span className="flex h-6 items-center">
                  <span className={clsx(shapeClasses, 'h-3 w-11/12')} />
                </span>
                <span className="flex h-6 items-center">
                  <span className={clsx(shapeClasses, 'h-3 w-full')} />
                </span>
                <span className="flex h-6 items-center">
                  <span className={clsx(shapeClasses, 'h-3 w-1/2 max-lg:w-10/12')} />
                </span>
                <span className="flex h-6 items-center lg:hidden">
                  <span className={clsx(shapeClasses, 'h-3 w-1/2')} />
                </span>
              </span>
            </div>
          ) : (
            <div>
              <h3 className="text-base/7 font-semibold text-secondary-950 dark:text-white">A strong newsletter</h3>
              <p className="mt-1 min-h-30 text-sm/6 text-secondary-600 lg:min-h-24 dark:text-secondary-400">
                The September 17 newsletter brought more visits in a day than any other this month. Orders rose by 11.2%
                and revenue by 8.4% from August, while the average order fell to $74.20.
              </p>
            </div>
          )}
        </div>
      </div>

      <ul role="list" className="mt-4 grid gap-4 sm:grid-cols-3">
        <li className="flex min-h-14 items-center gap-3 rounded-xl bg-primary-50 px-5 text-sm/6 font-medium text-primary-950 dark:bg-primary-400/10 dark:text-white">
          {loading ? (
            <span
              aria-hidden="true"
              className="size-6 shrink-0 animate-spin rounded-full border-4 border-primary-600/25 border-t-primary-600 motion-reduce:animate-none dark:border-white/25 dark:border-t-primary-400"
            />
          ) : (
            <span aria-hidden="true" className="text-green-700 dark:text-green-400">
              <CheckCircleIcon className="size-6" />
            </span>
          )}
          <span>{loading ? 'Counting orders' : 'Orders counted'}</span>
        </li>
        <li className="flex min-h-14 items-center gap-3 rounded-xl bg-primary-50 px-5 text-sm/6 font-medium text-primary-950 dark:bg-primary-400/10 dark:text-white">
          {loading ? (
            <span aria-hidden="true" className="flex gap-1">
              {dots.map((dot) => (
                <span
                  key={dot.id}
                  className={clsx(
                    'size-2 animate-bounce rounded-full bg-primary-600 motion-reduce:animate-none dark:bg-primary-400',
                    dot.delayClass,
                  )}
                />
              ))}
            </span>
          ) : (
            <span aria-hidden="true" className="text-green-700 dark:text-green-400">
              <CheckCircleIcon className="size-6" />
            </span>
          )}
          <span>{loading ? 'Sending email' : 'Email sent'}</span>
        </li>
        <li className="flex min-h-14 items-center gap-3 rounded-xl bg-primary-600 px-5 text-sm/6 font-medium text-white">
          {loading ? (
            <span
              aria-hidden="true"
              className="size-5 shrink-0 animate-spin rounded-full border-2 border-white/30 border-t-white motion-reduce:animate-none"
            />
          ) : (
            <span aria-hidden="true">
              <CheckCircleIcon className="size-6" />
            </span>
          )}
          <span>{loading ? 'Saving report' : 'Report saved'}</span>
        </li>
      </ul>
    </section>
  )
}
