/**
 * @title Styled native select menus
 * @description A card of native select menus for language, time zone and date format: with an icon, with groups and an error, and with a preview.
 * @keywords select box, dropdown select, form select, language select, time zone, optgroup
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C35-1
 */
import { useState } from 'react'
import { ChevronDownIcon, GlobeAltIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const regions = [
  { name: 'Americas', cities: ['Los Angeles', 'Denver', 'Chicago', 'New York', 'São Paulo'] },
  { name: 'Europe', cities: ['London', 'Lisbon', 'Berlin', 'Warsaw'] },
  { name: 'Asia and Pacific', cities: ['Mumbai', 'Singapore', 'Tokyo', 'Sydney'] },
]

const formats = [
  { name: 'March 17, 2026', order: 'Ordered on March 17, shipped on March 19' },
  { name: '17 March 2026', order: 'Ordered on 17 March, shipped on 19 March' },
  { name: '2026-03-17', order: 'Ordered on 2026-03-17, shipped on 2026-03-19' },
]

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'
const selectClasses =
  'col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-secondary-900 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400'
const chevronClasses =
  'pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400'

export default function StyledNativeSelectMenus() {
  const [zone, setZone] = useState('')
  const [format, setFormat] = useState('March 17, 2026')
  // Begin with false; the sample shows what an error looks like
  const [isChecked, setIsChecked] = useState(true)
  const isMissing = isChecked && zone === ''

  return (
    <form
      noValidate
      aria-labelledby="region-heading"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
      }}
      className="mx-auto grid max-w-lg gap-y-5 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2 id="region-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
        Language and region
      </h2>

      <div className="grid gap-1.5">
        <label htmlFor="region-language" className={labelClasses}>
          Language
        </label>
        <div className="grid items-center">
          <select id="region-language" name="language" defaultValue="en" className={clsx(selectClasses, 'ps-10')}>
            <option value="en">English</option>
            <option value="es">Español</option>
            <option value="fr">Français</option>
            <option value="pt">Português</option>
          </select>
          <GlobeAltIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 ms-3 size-5 text-secondary-500 dark:text-secondary-400"
          />
          <ChevronDownIcon aria-hidden="true" className={chevronClasses} />
        </div>
      </div>

      <div className="grid gap-1.5">
        <label htmlFor="region-zone" className={labelClasses}>
          Time zone
        </label>
        <div className="grid items-center">
          <select
            id="region-zone"
            name="zone"
            required
            value={zone}
            onChange={(event) => setZone(event.target.value)}
            aria-invalid={isMissing ? true : undefined}
            aria-describedby={isMissing ? 'region-zone-error' : undefined}
            className={clsx(selectClasses, 'ps-3')}
          >
            <option value="">Choose a city in your time zone</option>
            {regions.map((region) => (
              <optgroup key={region.name} label={region.name}>
                {region.cities.map((city) => (
                  <option key={city} value={city}>
                    {city}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronDownIcon aria-hidden="true" className={chevronClasses} />
        </div>
        {isMissing && (
          <p id="region-zone-error" className="text-sm/6 font-medium text-red-700 dark:text-red-400">
            Reminders need a time zone. Choose a city near you.
          </p>
        )}
      </div>

      <div className="grid gap-1.5">
        <label htmlFor="region-format" className={labelClasses}>
          Date format
        </label>
        <div className="grid items-center">
          <select
            id="region-format"
            name="format"
            value={format}
            onChange={(event) => setFormat(event.target.value)}
            aria-describedby="region-format-preview"
            className={clsx(selectClasses, 'ps-3')}
          >
            {formats.map((each) => (
              <option key={each.name} value={each.name}>
                {each.name}
              </option>
            ))}
          </select>
          <ChevronDownIcon aria-hidden="true" className={chevronClasses} />
        </div>
        <p
          id="region-format-preview"
          role="status"
          className="rounded-lg bg-secondary-950/5 px-3 py-2 text-sm/6 text-secondary-700 dark:bg-white/10 dark:text-secondary-300"
        >
          {formats.find((each) => each.name === format)?.order}
        </p>
      </div>

      <button
        type="submit"
        className="justify-self-end rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        Save
      </button>
    </form>
  )
}
