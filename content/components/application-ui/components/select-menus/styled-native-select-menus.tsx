/**
 * @title Styled native select menus
 * @description A card of native select menus for language, time zone and date format: with an icon, groups and an error.
 * @keywords select box, dropdown select, form select, language select, time zone, optgroup
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C35-1
 */
import { useState } from 'react'
import { ChevronDownIcon, GlobeAltIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const languages = [
  { id: 'en', name: 'English', title: 'Invoice INV-2076 is due', button: 'Pay the invoice' },
  { id: 'es', name: 'Español', title: 'La factura INV-2076 vence', button: 'Pagar la factura' },
  { id: 'fr', name: 'Français', title: 'La facture INV-2076 arrive à échéance', button: 'Payer la facture' },
  { id: 'pt', name: 'Português', title: 'A fatura INV-2076 vence', button: 'Pagar a fatura' },
]

const regions = [
  { name: 'Americas', cities: ['Los Angeles', 'Denver', 'Chicago', 'New York', 'São Paulo'] },
  { name: 'Europe', cities: ['London', 'Lisbon', 'Berlin', 'Warsaw'] },
  { name: 'Asia and Pacific', cities: ['Mumbai', 'Singapore', 'Tokyo', 'Sydney'] },
]

const formats = ['March 17, 2026', '17 March 2026', '2026-03-17']

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'
const selectClasses =
  'col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-secondary-900 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400'
const chevronClasses =
  'pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400'

export default function StyledNativeSelectMenus() {
  const [language, setLanguage] = useState('en')
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
      className="mx-auto grid max-w-3xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:grid-cols-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="grid gap-y-5 p-5 sm:p-6">
        <h2 id="region-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Language and region
        </h2>

        <div className="grid gap-1.5">
          <label htmlFor="region-language" className={labelClasses}>
            Language
          </label>
          <div className="grid items-center">
            <select
              id="region-language"
              name="language"
              value={language}
              onChange={(event) => setLanguage(event.target.value)}
              className={clsx(selectClasses, 'ps-10')}
            >
              {languages.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
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
              Reminders need a time zone. Choose one.
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
              className={clsx(selectClasses, 'ps-3')}
            >
              {formats.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
            <ChevronDownIcon aria-hidden="true" className={chevronClasses} />
          </div>
        </div>

        <button
          type="submit"
          className="justify-self-start rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Save
        </button>
      </div>
      <div className="flex flex-col justify-center bg-primary-950 p-5 sm:p-6">
        <p className="text-sm/6 font-medium text-primary-200">What your customers read</p>
        <div role="status" className="mt-3 rounded-xl bg-white p-5 shadow-lg dark:bg-secondary-900">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            {languages.find((each) => each.id === language)?.title}
          </p>
          <p className="mt-1 text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
            <bdi>{format}</bdi>
          </p>
          <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
            <bdi>{zone === '' ? '9:00, no time zone yet' : `9:00 (${zone})`}</bdi>
          </p>
          <p
            aria-hidden="true"
            className="mt-5 rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white"
          >
            {languages.find((each) => each.id === language)?.button}
          </p>
        </div>
      </div>
    </form>
  )
}
