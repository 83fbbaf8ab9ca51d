/**
 * @title Hero with search form and illustration
 * @description A hero section with a search form for place, month and people over an illustrated landscape.
 * @keywords travel, booking, search bar, destination, landing page, background image
 * @layout full
 * @order 3
 * @part MKT-S01-3
 */
import { useState } from 'react'
import { ChevronDownIcon, MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const places = ['Sandholm', 'Great Ternö', 'Kalvik', 'The Outer Skerries']

export default function HeroWithSearchFormAndIllustration() {
  const [place, setPlace] = useState('')

  return (
    <section className="relative isolate overflow-hidden bg-primary-50 dark:bg-secondary-950">
      <div className="mx-auto max-w-5xl px-4 pt-16 text-center sm:px-6 sm:pt-24 lg:px-8">
        <h1 className="text-4xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-5xl xl:text-6xl dark:text-white">
          A cabin, a boat, and nobody else
        </h1>
        <p className="mx-auto mt-6 max-w-xl text-lg/8 text-balance text-secondary-700 dark:text-secondary-300">
          640 cabins on 52 islands. We check every roof in spring and every stove in fall.
        </p>

        <form
          role="search"
          action="#"
          className="mx-auto mt-10 grid gap-4 rounded-2xl bg-white p-4 text-start shadow-lg ring-1 ring-secondary-950/10 sm:grid-cols-2 sm:p-5 lg:grid-cols-12 lg:items-end dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
        >
          <div className="grid gap-1.5 sm:col-span-2 lg:col-span-4">
            <label htmlFor="cabin-place" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
              Island
            </label>
            <input
              id="cabin-place"
              type="search"
              name="place"
              value={place}
              onChange={(event) => setPlace(event.target.value)}
              placeholder="Any island"
              className="w-full rounded-lg border border-secondary-500 bg-white px-3.5 py-2.5 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
          </div>
          <div className="grid gap-1.5 lg:col-span-3">
            <label htmlFor="cabin-month" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
              Month
            </label>
            <div className="grid grid-cols-1 items-center">
              <select
                id="cabin-month"
                name="month"
                defaultValue="2027-06"
                className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2.5 ps-3.5 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
              >
                <option value="2027-05">May 2027</option>
                <option value="2027-06">June 2027</option>
                <option value="2027-07">July 2027</option>
                <option value="2027-08">August 2027</option>
                <option value="2027-09">September 2027</option>
              </select>
              <ChevronDownIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
              />
            </div>
          </div>
          <div className="grid gap-1.5 lg:col-span-2">
            <label htmlFor="cabin-people" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
              People
            </label>
            <div className="grid grid-cols-1 items-center">
              <select
                id="cabin-people"
                name="people"
                defaultValue="2"
                className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2.5 ps-3.5 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
              >
                <option value="1">1</option>
                <option value="2">2</option>
                <option value="4">3 or 4</option>
                <option value="8">5 to 8</option>
              </select>
              <ChevronDownIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
              />
            </div>
          </div>
          <button
            type="submit"
            className="inline-flex items-center justify-center gap-2 rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:col-span-2 lg:col-span-3 dark:focus-visible:outline-primary-400"
          >
            <MagnifyingGlassIcon aria-hidden="true" className="size-5" />
            Find a cabin
          </button>
        </form>

        <div className="mt-6 flex flex-wrap items-center justify-center gap-2">
          <p className="text-sm/6 text-secondary-700 dark:text-secondary-300">Popular:</p>
          {places.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={place === name}
              onClick={() => setPlace(place === name ? '' : name)}
              className="min-h-10 rounded-full bg-white/70 px-3.5 py-1.5 text-sm/6 font-medium text-secondary-800 ring-1 ring-secondary-950/10 transition duration-150 ring-inset hover:bg-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-600 aria-pressed:text-white motion-reduce:transition-none sm:min-h-9 dark:bg-white/5 dark:text-secondary-200 dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-600"
            >
              {name}
            </button>
          ))}
        </div>
      </div>

      {/* Replace with your own picture, or recolor this one with your palette */}
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 360"
        preserveAspectRatio="xMidYMax slice"
        className="mt-10 block h-auto min-h-56 w-full sm:min-h-72"
      >
        <circle cx="905" cy="146" r="62" className="fill-amber-200 dark:fill-secondary-300" />
        <path
          className="fill-primary-200 dark:fill-primary-950"
          d="M0 190c90-50 160-60 240-30s120 20 210-30 190-50 270 0 150 44 240 6 170-40 250-4 150 30 230-8v236H0z"
        />
        <path
          className="fill-primary-300 dark:fill-primary-900/70"
          d="M0 240c60-36 130-44 210-24s110 34 190 10 120-50 210-36 130 46 200 50H0zM900 240c40-40 110-62 190-52s90 36 160 34 120-40 190-34v52z"
        />
        <path className="fill-primary-500 dark:fill-primary-800" d="M0 240h1440v120H0z" />
        <path
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-primary-300 dark:stroke-primary-600"
          d="M930 262h170M960 280h110M990 298h52M180 272h90M420 300h140M640 268h60M1220 308h120M80 322h110"
        />
        <path
          className="fill-primary-800 dark:fill-primary-950"
          d="M250 360c20-60 90-96 190-96s180 30 250 36 130 30 150 60zM1180 360c30-40 100-56 160-50s80 20 100 24v26z"
        />
        <path
          className="fill-primary-900 dark:fill-secondary-950"
          d="m330 268 14-52 14 52zM352 262l18-74 18 74zM384 262l13-48 13 48zM618 286l14-50 14 50zM640 290l10-38 10 38z"
        />
        <path className="fill-primary-50 dark:fill-secondary-300" d="M462 266v-34l34-24 34 24v34z" />
        <path className="fill-primary-950 dark:fill-secondary-950" d="m452 236 44-34 44 34-6 6-38-28-38 28z" />
        <path className="fill-amber-400 dark:fill-amber-300" d="M476 240h14v14h-14z" />
        <path className="fill-primary-700 dark:fill-primary-900" d="M504 240h14v26h-14z" />
        <path
          className="fill-white dark:fill-secondary-300"
          d="M770 262h58l-10 16h-38zM797 204v54h-24zM802 214l20 44h-20z"
        />
      </svg>
    </section>
  )
}
