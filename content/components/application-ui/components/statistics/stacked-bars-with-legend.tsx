/**
 * @title Stacked bars KPI chart with legend
 * @description A card with twelve stacked bars; its legend turns parts on and off and shows the figures of the chosen month.
 * @keywords stacked column chart, visits by channel, traffic sources, series toggle, dashboard, analytics
 * @layout padded
 * @order 9
 * @part AUI-C36-9
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

type Channel = 'search' | 'direct' | 'newsletter' | 'partners' | 'social'

const channels: { id: Channel; name: string; barClass: string; boxClass: string; checkClass: string }[] = [
  {
    id: 'search',
    name: 'Search',
    barClass: 'bg-primary-800 dark:bg-primary-200',
    boxClass:
      'checked:bg-primary-800 checked:border-primary-800 dark:checked:bg-primary-200 dark:checked:border-primary-200',
    checkClass: 'text-white dark:text-primary-950',
  },
  {
    id: 'direct',
    name: 'Direct',
    barClass: 'bg-primary-600 dark:bg-primary-300',
    boxClass:
      'checked:bg-primary-600 checked:border-primary-600 dark:checked:bg-primary-300 dark:checked:border-primary-300',
    checkClass: 'text-white dark:text-primary-950',
  },
  {
    id: 'newsletter',
    name: 'Newsletter',
    barClass: 'bg-primary-500 dark:bg-primary-400',
    boxClass:
      'checked:bg-primary-500 checked:border-primary-600 dark:checked:bg-primary-400 dark:checked:border-primary-400',
    checkClass: 'text-primary-950',
  },
  {
    id: 'partners',
    name: 'Partner sites',
    barClass: 'bg-primary-400 dark:bg-primary-500',
    boxClass:
      'checked:bg-primary-400 checked:border-primary-600 dark:checked:bg-primary-500 dark:checked:border-primary-500',
    checkClass: 'text-primary-950',
  },
  {
    id: 'social',
    name: 'Social',
    barClass: 'bg-primary-300 dark:bg-primary-700',
    boxClass:
      'checked:bg-primary-300 checked:border-primary-600 dark:checked:bg-primary-700 dark:checked:border-primary-500',
    checkClass: 'text-primary-950 dark:text-white',
  },
]

const months = [
  {
    id: 'oct',
    label: 'Oct',
    name: 'October 2025',
    search: 34706,
    direct: 14861,
    newsletter: 4055,
    partners: 2508,
    social: 12804,
  },
  {
    id: 'nov',
    label: 'Nov',
    name: 'November 2025',
    search: 46379,
    direct: 19388,
    newsletter: 6487,
    partners: 3506,
    social: 16658,
  },
  {
    id: 'dec',
    label: 'Dec',
    name: 'December 2025',
    search: 48039,
    direct: 20665,
    newsletter: 6987,
    partners: 3804,
    social: 19132,
  },
  {
    id: 'jan',
    label: 'Jan',
    name: 'January 2026',
    search: 30486,
    direct: 12935,
    newsletter: 3731,
    partners: 2470,
    social: 11660,
  },
  {
    id: 'feb',
    label: 'Feb',
    name: 'February 2026',
    search: 32244,
    direct: 14128,
    newsletter: 4314,
    partners: 2754,
    social: 12301,
  },
  {
    id: 'mar',
    label: 'Mar',
    name: 'March 2026',
    search: 36722,
    direct: 15273,
    newsletter: 4915,
    partners: 3086,
    social: 14167,
  },
  {
    id: 'apr',
    label: 'Apr',
    name: 'April 2026',
    search: 34381,
    direct: 14476,
    newsletter: 4759,
    partners: 2979,
    social: 14230,
  },
  {
    id: 'may',
    label: 'May',
    name: 'May 2026',
    search: 38082,
    direct: 16138,
    newsletter: 5441,
    partners: 3377,
    social: 14864,
  },
  {
    id: 'jun',
    label: 'Jun',
    name: 'June 2026',
    search: 35867,
    direct: 14896,
    newsletter: 5254,
    partners: 3238,
    social: 13863,
  },
  {
    id: 'jul',
    label: 'Jul',
    name: 'July 2026',
    search: 36734,
    direct: 15740,
    newsletter: 5716,
    partners: 3457,
    social: 14794,
  },
  {
    id: 'aug',
    label: 'Aug',
    name: 'August 2026',
    search: 38729,
    direct: 16518,
    newsletter: 6031,
    partners: 3667,
    social: 15305,
  },
  {
    id: 'sep',
    label: 'Sep',
    name: 'September 2026',
    search: 41650,
    direct: 17280,
    newsletter: 7340,
    partners: 4180,
    social: 15950,
  },
]
const lines = [0, 25000, 50000, 75000, 100000]
// The axis ends a little above its last line.
const top = 105000

function totalOf(id: string, hidden: Channel[]) {
  const month = months.find((each) => each.id === id)
  if (!month) return 0
  return channels.reduce((sum, channel) => sum + (hidden.includes(channel.id) ? 0 : month[channel.id]), 0)
}

export default function StackedBarsKpiChartWithLegend() {
  const [hidden, setHidden] = useState<Channel[]>([])
  const [chosen, setChosen] = useState('sep')
  const month = months.find((each) => each.id === chosen)

  function toggle(id: Channel) {
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id])
  }

  return (
    <section
      aria-labelledby="sources-heading"
      className="mx-auto flex h-full max-w-7xl flex-col rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2 id="sources-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
        Visits by channel
      </h2>
      <p
        role="status"
        className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400"
      >
        <span className="text-3xl/9 font-semibold tracking-tight text-secondary-950 dark:text-white">
          {totalOf(chosen, hidden).toLocaleString('en-US')}
        </span>
        <span>{month ? month.name : ''}</span>
        <bdi className={hidden.length === 0 ? 'hidden' : ''}>
          {`${channels.length - hidden.length} of ${channels.length} channels`}
        </bdi>
      </p>

      <fieldset className="mt-4">
        <legend className="sr-only">Channels that show</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
          {channels.map((channel) => (
            <label
              key={channel.id}
              className="flex cursor-pointer items-start gap-2.5 rounded-lg px-3 py-2 text-sm/5 ring-1 ring-secondary-950/10 transition duration-150 ring-inset hover:bg-secondary-950/5 motion-reduce:transition-none dark:ring-white/10 dark:hover:bg-white/5"
            >
              <span className="grid place-items-center py-0.5">
                <input
                  type="checkbox"
                  checked={!hidden.includes(channel.id)}
                  onChange={() => toggle(channel.id)}
                  className={clsx(
                    'peer col-start-1 row-start-1 size-4 appearance-none rounded-sm border border-secondary-500 bg-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:focus-visible:outline-primary-400 forced-colors:appearance-auto',
                    channel.boxClass,
                  )}
                />
                <CheckIcon
                  aria-hidden="true"
                  className={clsx(
                    'pointer-events-none invisible col-start-1 row-start-1 size-3.5 peer-checked:visible forced-colors:hidden',
                    channel.checkClass,
                  )}
                />
              </span>
              <span className="min-w-0">
                <span className="block text-secondary-600 dark:text-secondary-400">{channel.name}</span>
                <span className="block font-semibold text-secondary-950 tabular-nums dark:text-white">
                  {month ? month[channel.id].toLocaleString('en-US') : 0}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>

      <div className="relative mt-6 text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
        <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 h-64">
          {lines.map((line) => (
            <p key={line} style={{ bottom: `${(line / top) * 100}%` }} className="absolute inset-x-0 flex items-end">
              <span className="w-16 translate-y-1/2 pe-2 text-end">{line.toLocaleString('en-US')}</span>
              <span className="flex-1 border-b border-secondary-950/10 dark:border-white/10" />
            </p>
          ))}
        </div>
        <fieldset className="relative ms-16 flex min-w-0">
          <legend className="sr-only">Month</legend>
          {months.map((each, index) => (
            <label
              key={each.id}
              className={clsx(
                'group relative min-w-0 flex-1 cursor-pointer rounded-lg text-center hover:bg-secondary-950/5 has-focus-visible:outline-2 has-focus-visible:outline-primary-600 dark:hover:bg-white/5 dark:has-focus-visible:outline-primary-400',
                chosen === each.id && 'bg-secondary-950/5 dark:bg-white/10',
                index < 6 && 'max-sm:hidden',
              )}
            >
              <input
                type="radio"
                name="stacked-month"
                value={each.id}
                checked={chosen === each.id}
                onChange={() => setChosen(each.id)}
                className="sr-only"
              />
              <span className="sr-only">{`${each.name}: ${totalOf(each.id, hidden).toLocaleString('en-US')} visits`}</span>
              <span aria-hidden="true" className="mx-auto flex h-64 w-2/3 min-w-0 flex-col-reverse">
                {channels.map((channel) => (
                  <span
                    key={channel.id}
                    style={{ height: `${hidden.includes(channel.id) ? 0 : (each[channel.id] / top) * 100}%` }}
                    className={clsx(
                      'block shrink-0 border-t border-white transition-all duration-200 motion-reduce:transition-none dark:border-secondary-900',
                      channel.barClass,
                    )}
                  />
                ))}
              </span>
              <span
                aria-hidden="true"
                className={clsx(
                  'block overflow-hidden py-2 whitespace-nowrap',
                  chosen === each.id && 'font-semibold text-secondary-950 dark:text-white',
                )}
              >
                {each.label}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <p className="mt-2 text-sm/6 text-secondary-600 sm:hidden dark:text-secondary-400">
        The last six months are shown.
      </p>
    </section>
  )
}
