/**
 * @title Hero with search form and illustration
 * @description A hero section with a search form that overlaps a picture of a coast by day or by night.
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
    <section className="isolate bg-primary-100 dark:bg-primary-950">
      <div className="relative z-10 mx-auto max-w-5xl px-4 pt-14 text-center sm:px-6 sm:pt-16 lg:px-8">
        <h1 className="text-4xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-6xl xl:text-7xl dark:text-white">
          A cabin, a boat, and nobody else
        </h1>
        <p className="mx-auto mt-5 max-w-xl text-lg/8 text-balance text-primary-950 dark:text-primary-100">
          <bdi>640 cabins on 52 islands. We check every roof in spring and every stove in fall.</bdi>
        </p>

        <form
          role="search"
          action="#"
          className="mt-8 grid gap-4 rounded-2xl bg-white p-4 text-start shadow-lg ring-1 ring-secondary-950/10 sm:grid-cols-2 sm:p-5 lg:grid-cols-12 lg:items-end dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
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
          <div className="flex flex-wrap items-center gap-2 sm:col-span-2 lg:col-span-12">
            <p className="text-sm/6 text-secondary-700 dark:text-secondary-300">Popular:</p>
            {places.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={place === name}
                onClick={() => setPlace(place === name ? '' : name)}
                className="min-h-10 rounded-full bg-white px-3.5 py-1.5 text-sm/6 font-medium text-secondary-800 ring-1 ring-secondary-950/10 transition duration-150 ring-inset hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-600 aria-pressed:text-white motion-reduce:transition-none sm:min-h-9 dark:bg-white/5 dark:text-secondary-200 dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-600"
              >
                {name}
              </button>
            ))}
          </div>
        </form>
      </div>

      {/* Replace with your own pictures, one for each theme */}
      <img
        src="/media/scenes/cut-coast-morning-wide.webp"
        alt="White keeper’s house with a red roof beside a lighthouse on a cliff, sailboats on the morning sea"
        width={1600}
        height={900}
        className="-mt-12 block h-112 w-full object-cover object-[90%_30%] sm:h-144 sm:object-[72%_30%] xl:h-176 dark:hidden"
      />
      <img
        src="/media/scenes/cut-coast-night-wide.webp"
        alt="Keeper’s house beside a lighthouse whose beam crosses the moonlit sea"
        width={1600}
        height={900}
        loading="lazy"
        className="-mt-12 hidden h-112 w-full object-cover object-[90%_30%] sm:h-144 sm:object-[72%_30%] xl:h-176 dark:block"
      />
    </section>
  )
}
