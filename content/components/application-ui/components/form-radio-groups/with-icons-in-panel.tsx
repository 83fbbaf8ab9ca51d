/**
 * @title Radio list with icons in panel
 * @description A radio group in one panel whose rows have an icon, a name, a sentence and the faces of who is meant.
 * @keywords radio button list, visibility settings, privacy options, option list, single choice
 * @layout padded
 * @order 2
 * @part AUI-C22-2
 */
import { useState } from 'react'
import { BuildingOfficeIcon, GlobeAltIcon, LockClosedIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const audiences = [
  {
    value: 'invited',
    name: 'People you invite',
    text: 'The three people on this project.',
    faces: ['/media/avatars/avatar-03.webp', '/media/avatars/avatar-09.webp', '/media/avatars/avatar-10.webp'],
    more: '',
    icon: LockClosedIcon,
  },
  {
    value: 'company',
    name: 'Everyone at Kavak Studio',
    text: 'All 12 people can read it. Members decide who can comment.',
    faces: [
      '/media/avatars/avatar-03.webp',
      '/media/avatars/avatar-05.webp',
      '/media/avatars/avatar-09.webp',
      '/media/avatars/avatar-01.webp',
      '/media/avatars/avatar-10.webp',
      '/media/avatars/avatar-16.webp',
    ],
    more: '+6',
    icon: BuildingOfficeIcon,
  },
  {
    value: 'public',
    name: 'Anyone on the web',
    text: 'Search engines find it, too. Client names are shown as initials.',
    faces: [] as string[],
    more: '',
    icon: GlobeAltIcon,
  },
]

export default function RadioListWithIconsInPanel() {
  const [audience, setAudience] = useState('company')

  return (
    <fieldset className="mx-auto max-w-2xl">
      <legend className="text-base/7 font-semibold text-secondary-950 dark:text-white">
        Who can see the case study
      </legend>
      <div className="mt-3 rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        {audiences.map((each, index) => (
          <label
            key={each.value}
            className={clsx(
              'flex gap-4 px-5 py-4 transition duration-150 hover:bg-secondary-50 has-checked:bg-primary-50 motion-reduce:transition-none sm:px-6 dark:hover:bg-white/5 dark:has-checked:bg-primary-400/10',
              index === 0 && 'rounded-t-xl',
              index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
              index === audiences.length - 1 && 'rounded-b-xl',
            )}
          >
            <each.icon
              aria-hidden="true"
              className={clsx(
                'size-11 shrink-0 rounded-xl p-2.5',
                audience === each.value
                  ? 'bg-primary-600 text-white'
                  : 'bg-secondary-950/5 text-secondary-600 dark:bg-white/10 dark:text-secondary-300',
              )}
            />
            <span className="min-w-0 flex-1 text-sm/6">
              <span id={`audience-${each.value}`} className="block font-medium text-secondary-950 dark:text-white">
                {each.name}
              </span>
              <span
                id={`audience-${each.value}-text`}
                className="block text-pretty text-secondary-600 dark:text-secondary-400"
              >
                {each.text}
              </span>
              {each.faces.length > 0 && (
                <span aria-hidden="true" className="mt-2 flex -space-x-1.5 rtl:space-x-reverse">
                  {each.faces.map((face) => (
                    <img
                      key={face}
                      src={face}
                      alt=""
                      width={256}
                      height={256}
                      className="size-6 rounded-full ring-2 ring-white dark:ring-secondary-900"
                    />
                  ))}
                  {each.more !== '' && (
                    <span className="rounded-full bg-secondary-200 px-2 text-xs/6 font-medium text-secondary-800 ring-2 ring-white dark:bg-secondary-700 dark:text-white dark:ring-secondary-900">
                      {each.more}
                    </span>
                  )}
                </span>
              )}
            </span>
            <span className="mt-1 grid size-4 shrink-0 place-items-center">
              <input
                type="radio"
                name="audience"
                value={each.value}
                checked={audience === each.value}
                onChange={() => setAudience(each.value)}
                aria-labelledby={`audience-${each.value}`}
                aria-describedby={`audience-${each.value}-text`}
                className="peer col-start-1 row-start-1 size-4 appearance-none rounded-full border border-secondary-500 bg-white checked:border-primary-600 checked:bg-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:checked:border-primary-600 dark:checked:bg-primary-600 dark:focus-visible:outline-primary-400 forced-colors:appearance-auto"
              />
              <span
                aria-hidden="true"
                className="pointer-events-none invisible col-start-1 row-start-1 size-1.5 rounded-full bg-white peer-checked:visible forced-colors:hidden"
              />
            </span>
          </label>
        ))}
      </div>
      {audience === 'public' && (
        <p className="mt-3 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          Search engines can take a few days to forget a page.
        </p>
      )}
    </fieldset>
  )
}
