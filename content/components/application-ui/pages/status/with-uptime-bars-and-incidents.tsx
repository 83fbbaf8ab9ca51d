/**
 * @title Status page with uptime bars and incidents
 * @description A status page with the current state across the top, ninety days of uptime for each service, and past incidents beside them.
 * @keywords system status, service health, uptime monitor, incident history, outage
 * @layout full
 * @order 1
 * @part AUI-P06-1
 */
import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

// One letter a day, the last one is today: s for slow or delayed, d for down.
const services = [
  {
    name: 'Deployments',
    uptime: '100%',
    days: '..........................................................................................',
    said: 'No interruption in 90 days',
  },
  {
    name: 'API',
    uptime: '99.99%',
    days: '..............................................................s...........................',
    said: 'Slow on April 20',
  },
  {
    name: 'Webhooks',
    uptime: '99.89%',
    days: '................................................................................s.........',
    said: 'Delayed on May 8',
  },
  {
    name: 'Build cache',
    uptime: '100%',
    days: '..........................................................................................',
    said: 'No interruption in 90 days',
  },
]

const incidents = [
  {
    date: 'May 8, 2026',
    title: 'Webhooks delayed',
    text: 'Between 09:12 and 11:40 UTC, 3% of webhooks were delivered up to two hours late. A queue had filled up; it now grows on its own.',
  },
  {
    date: 'April 20, 2026',
    title: 'Slow API responses in Europe',
    text: 'A cable in Frankfurt failed at 14:03 UTC. Traffic was rerouted through Amsterdam at 14:19.',
  },
]

// A bar of 3 by 32 for every day of one kind.
function barsOf(days: string, kind: string) {
  return days
    .split('')
    .map((day, index) => (day === kind ? `M${index * 4} 0h3v32h-3z` : ''))
    .join('')
}

export default function StatusPageWithUptimeBarsAndIncidents() {
  return (
    <main className="min-h-dvh bg-white px-4 py-12 sm:px-6 sm:py-16 dark:bg-secondary-950">
      <div className="mx-auto max-w-6xl">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Orrin status</h1>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Checked at 10:42 UTC</p>
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl bg-green-800 p-6 text-white sm:p-8 dark:bg-green-900">
          <CheckCircleIcon aria-hidden="true" className="size-12 shrink-0 text-green-300" />
          <div className="min-w-0">
            <p className="text-2xl/8 font-semibold tracking-tight text-balance sm:text-3xl/10">
              All systems operational
            </p>
            <p className="text-base/7 text-green-100">The last incident ended nine days ago.</p>
          </div>
        </div>
        <div className="lg:grid lg:grid-cols-3 lg:gap-x-12">
          <section aria-labelledby="services-heading" className="mt-10 lg:col-span-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="services-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
                Services
              </h2>
              <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">The last 90 days</p>
            </div>
            <ul
              role="list"
              className="mt-4 rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              {services.map((service, index) => (
                <li
                  key={service.name}
                  className={clsx(
                    'px-5 py-4 sm:px-6',
                    index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
                  )}
                >
                  <div className="flex flex-wrap justify-between gap-x-4 text-sm/6">
                    <h3 className="font-medium text-secondary-950 dark:text-white">{service.name}</h3>
                    <p className="text-secondary-600 tabular-nums dark:text-secondary-400">{service.uptime}</p>
                  </div>
                  <svg
                    role="img"
                    aria-label={service.said}
                    viewBox="0 0 359 32"
                    preserveAspectRatio="none"
                    className="mt-2 h-9 w-full rtl:-scale-x-100"
                  >
                    <path
                      fill="currentColor"
                      d={barsOf(service.days, '.')}
                      className="text-green-600 dark:text-green-500"
                    />
                    <path
                      fill="currentColor"
                      d={barsOf(service.days, 's')}
                      className="text-amber-500 dark:text-amber-400"
                    />
                    <path
                      fill="currentColor"
                      d={barsOf(service.days, 'd')}
                      className="text-red-600 dark:text-red-400"
                    />
                  </svg>
                  <p
                    aria-hidden="true"
                    className="mt-1 flex justify-between text-xs/5 text-secondary-600 dark:text-secondary-400"
                  >
                    <span>February 17</span>
                    <span>Today</span>
                  </p>
                </li>
              ))}
            </ul>
          </section>

          <section aria-labelledby="incidents-heading" className="mt-10">
            <h2 id="incidents-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
              Past incidents
            </h2>
            <ol role="list" className="mt-4 border-b border-secondary-950/10 dark:border-white/10">
              {incidents.map((incident) => (
                <li
                  key={incident.title}
                  className="flex gap-3 border-t border-secondary-950/10 py-5 dark:border-white/10"
                >
                  <ExclamationTriangleIcon
                    aria-hidden="true"
                    className="mt-0.5 size-5 shrink-0 text-amber-600 dark:text-amber-400"
                  />
                  <div className="min-w-0">
                    <h3 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">{incident.title}</h3>
                    <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">{incident.date}</p>
                    <p className="mt-1 max-w-prose text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">
                      {incident.text}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </main>
  )
}
