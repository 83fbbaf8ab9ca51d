/**
 * @title Simple switch with label
 * @description A switch with its label beside it that adds last month’s figures to a small chart while it is on.
 * @keywords toggle, toggle button, on off switch, compare toggle, inline switch, chart option
 * @layout centered
 * @order 3
 * @part AUI-C23-3
 */
import { useState } from 'react'
import { Field, Label, Switch } from '@headlessui/react'
import clsx from 'clsx'

const sources = [
  { name: 'Search', count: 824, before: 781 },
  { name: 'Social', count: 419, before: 382 },
  { name: 'Email', count: 353, before: 291 },
  { name: 'Direct', count: 246, before: 261 },
]
const most = 824

export default function SimpleSwitchWithLabel() {
  const [isCompared, setIsCompared] = useState(true)

  return (
    <section
      aria-labelledby="signups-heading"
      className="w-full max-w-lg rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="signups-heading" className="text-sm/6 font-medium text-secondary-600 dark:text-secondary-400">
            <span
              aria-hidden="true"
              className="me-2 inline-block size-2.5 rounded-xs bg-primary-600 dark:bg-primary-500"
            />
            Signups in September
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            <span className="text-3xl/9 font-semibold tracking-tight text-secondary-950 dark:text-white">1,842</span>
            <span className={isCompared ? 'visible' : 'invisible'}>
              <bdi>+7.4% from 1,715</bdi>
            </span>
          </p>
        </div>
        <Field className="flex items-center gap-3">
          <Switch
            checked={isCompared}
            onChange={setIsCompared}
            className="group flex h-10 shrink-0 items-center rounded-full focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:h-6 dark:focus-visible:outline-primary-400"
          >
            <span
              aria-hidden="true"
              className="flex h-6 w-11 rounded-full bg-secondary-500 p-0.5 transition duration-150 group-data-checked:bg-primary-600 motion-reduce:transition-none dark:group-data-checked:bg-primary-500"
            >
              <span className="size-5 rounded-full bg-white shadow-xs transition duration-150 group-data-checked:translate-x-5 motion-reduce:transition-none rtl:group-data-checked:-translate-x-5" />
            </span>
          </Switch>
          <Label className="py-2 text-sm/6 font-medium text-secondary-950 sm:py-0 dark:text-white">
            <span
              aria-hidden="true"
              className="me-2 inline-block size-2.5 rounded-xs bg-secondary-300 dark:bg-white/25"
            />
            Compare with August
          </Label>
        </Field>
      </div>
      <ul role="list" className="mt-4 grid gap-3">
        {sources.map((source) => (
          <li
            key={source.name}
            className="grid grid-cols-[4rem_1fr_2.5rem] items-start gap-x-2 border-t border-secondary-950/10 pt-3 text-sm/5 sm:gap-x-4 dark:border-white/10"
          >
            <p className="font-medium text-secondary-950 dark:text-white">{source.name}</p>
            <div aria-hidden="true" className="grid gap-1 pt-0.5">
              <div
                style={{ width: `${(source.count / most) * 100}%` }}
                className="h-4 rounded-sm bg-primary-600 dark:bg-primary-500"
              />
              <div
                style={{ width: `${(source.before / most) * 100}%` }}
                className={clsx('h-4 rounded-sm bg-secondary-300 dark:bg-white/25', !isCompared && 'invisible')}
              />
            </div>
            <p className="text-end text-secondary-950 tabular-nums dark:text-white">
              <span className="block font-semibold">{source.count}</span>
              <span className={clsx('block text-secondary-600 dark:text-secondary-400', !isCompared && 'invisible')}>
                {source.before}
                <span className="sr-only"> in August</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
