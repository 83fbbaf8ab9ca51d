/**
 * @title Simple underline tabs
 * @description A row of three underlined tabs that switch between the panels of one record.
 * @keywords tab bar, tab list, line tabs, tabbed content, record details, panels
 * @layout padded
 * @order 3
 * @part AUI-C39-3
 */
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { CalendarIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const tabs = ['Visits', 'Vaccines', 'Owner']

const visits = [
  { date: 'May 28, 2026', reason: 'Torn claw, right front paw', text: 'Trimmed and bandaged by Dr. Nyström' },
  { date: 'Mar 12, 2026', reason: 'Annual exam', text: 'Healthy, 68 lb, seen by Dr. Sato' },
  { date: 'Nov 20, 2025', reason: 'Ear infection, left ear', text: 'Drops for ten days from Dr. Sato' },
]

const currentClass =
  'bg-green-50 text-green-900 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20'
const dueClass =
  'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20'

const vaccines = [
  { name: 'Kennel cough', date: 'Due September 30, 2026', status: 'Due soon', badgeClass: dueClass },
  { name: 'Distemper and parvo', date: 'Due March 12, 2027', status: 'Current', badgeClass: currentClass },
  { name: 'Rabies', date: 'Due March 14, 2028', status: 'Current', badgeClass: currentClass },
]

const owner = [
  { label: 'Name', value: 'Tom Whitaker' },
  { label: 'Phone', value: '(360) 555-0172' },
  { label: 'Other pet', value: 'Luna, Maine Coon' },
]

const rowClasses = 'border-t border-secondary-950/10 py-4 text-sm/6 first:border-t-0 dark:border-white/10'
const panelClasses =
  'px-5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:px-6 dark:focus-visible:outline-primary-400'

export default function SimpleUnderlineTabs() {
  return (
    <article
      aria-labelledby="patient-name"
      className="mx-auto max-w-2xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-col-reverse bg-primary-50 sm:flex-row dark:bg-primary-950/40">
        <div className="flex-1 p-5 sm:self-end sm:p-6">
          <h2 id="patient-name" className="text-4xl font-semibold tracking-tight text-primary-950 dark:text-white">
            Bear
          </h2>
          <p className="mt-1 text-base/6 text-primary-900 dark:text-primary-200">Labrador mix, neutered male</p>
          <p className="mt-4 flex gap-2 text-sm/6 font-medium text-pretty text-primary-700 dark:text-primary-300">
            <CalendarIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            Next visit: Saturday, Sep 19, 9:15 AM
          </p>
        </div>
        <img
          src="/media/scenes/cut-clinic-800.webp"
          alt="Brown dog sitting on the exam table of a veterinary clinic"
          width={800}
          height={600}
          className="h-44 w-full object-cover object-[20%_30%] sm:h-52 sm:w-64"
        />
      </div>
      <TabGroup>
        <TabList
          aria-label="Bear’s record"
          className="flex flex-wrap gap-x-6 border-y border-secondary-950/10 px-5 sm:px-6 dark:border-white/10"
        >
          {tabs.map((tab) => (
            <Tab
              key={tab}
              className="group -mb-px border-b-2 border-transparent py-3 text-base/6 font-medium text-secondary-600 transition-colors duration-150 hover:border-secondary-300 hover:text-secondary-950 focus-visible:outline-hidden data-selected:border-primary-600 data-selected:text-primary-700 motion-reduce:transition-none dark:text-secondary-400 dark:hover:border-white/30 dark:hover:text-white dark:data-selected:border-primary-400 dark:data-selected:text-primary-400"
            >
              <span className="block rounded-md outline-offset-2 outline-primary-600 group-focus-visible:outline-2 dark:outline-primary-400">
                {tab}
              </span>
            </Tab>
          ))}
        </TabList>
        <TabPanels className="py-1">
          <TabPanel className={panelClasses}>
            <ul role="list">
              {visits.map((visit) => (
                <li key={visit.date} className={clsx('gap-x-6 sm:flex', rowClasses)}>
                  <p className="w-28 shrink-0 text-secondary-600 dark:text-secondary-400">{visit.date}</p>
                  <div>
                    <h3 className="font-semibold text-secondary-950 dark:text-white">{visit.reason}</h3>
                    <p className="text-secondary-600 dark:text-secondary-400">{visit.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </TabPanel>
          <TabPanel className={panelClasses}>
            <ul role="list">
              {vaccines.map((vaccine) => (
                <li key={vaccine.name} className={clsx('flex items-center justify-between gap-x-6', rowClasses)}>
                  <div>
                    <h3 className="font-semibold text-secondary-950 dark:text-white">{vaccine.name}</h3>
                    <p className="text-secondary-600 dark:text-secondary-400">{vaccine.date}</p>
                  </div>
                  <p
                    className={clsx(
                      'shrink-0 rounded-full px-2 py-0.5 text-xs/5 font-medium ring-1 ring-inset',
                      vaccine.badgeClass,
                    )}
                  >
                    {vaccine.status}
                  </p>
                </li>
              ))}
            </ul>
          </TabPanel>
          <TabPanel className={panelClasses}>
            <dl>
              {owner.map((fact) => (
                <div key={fact.label} className={clsx('flex gap-x-6', rowClasses)}>
                  <dt className="w-28 shrink-0 text-secondary-600 dark:text-secondary-400">{fact.label}</dt>
                  <dd className="font-semibold text-secondary-950 dark:text-white">
                    <bdi>{fact.value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </article>
  )
}
