/**
 * @title Pricing with single price and details
 * @description A pricing section with a single price in giant type, what is included, and a guarantee that overlaps the picture.
 * @keywords one plan, course fee, flat price, what’s included, money-back guarantee, workshop price
 * @layout full
 * @order 4
 * @part MKT-S19-4
 */
import { CheckIcon, ShieldCheckIcon } from '@heroicons/react/20/solid'

const included = [
  'Six Thursdays, October 1 to November 5, 6:30 to 9:00 PM',
  'A wheel of your own in a class of eight',
  'All the clay you can throw, our glazes, and two firings',
  'Open studio on Saturdays while the course lasts',
  'An apron and a set of tools that you keep',
]

export default function PricingWithSinglePriceAndDetails() {
  return (
    <section
      aria-labelledby="course-price-heading"
      className="relative grid grid-cols-1 bg-primary-800 lg:grid-cols-2 dark:bg-primary-950"
    >
      <div className="relative overflow-hidden">
        {/* Replace with your picture */}
        <img
          src="/media/scenes/cut-pottery.webp"
          alt="Potter’s workshop with shelves of glazed pots and a tall jar on the wheel"
          width={1600}
          height={1200}
          className="aspect-4/3 w-full object-cover object-[75%_50%] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
        />
      </div>
      <div className="px-4 py-12 sm:px-6 lg:py-20 lg:ps-20 lg:pe-8 xl:pe-16">
        <h2
          id="course-price-heading"
          className="font-serif text-4xl font-semibold tracking-tight text-balance wrap-break-word text-white sm:text-5xl"
        >
          Six evenings at the wheel
        </h2>
        <p className="mt-6 text-white">
          <span className="block text-[min(13rem,30vw)] leading-none font-semibold tracking-tighter tabular-nums lg:text-[min(13rem,14vw)]">
            $280
          </span>
          <span className="mt-2 block text-lg/8 text-primary-100">for the whole course, clay and firing included</span>
        </p>
        <ul role="list" className="mt-8 border-t border-white/20">
          {included.map((each) => (
            <li key={each} className="flex gap-3 border-b border-white/20 py-3.5 text-base/7 text-pretty text-white">
              <CheckIcon aria-hidden="true" className="my-1 size-5 shrink-0 text-amber-300" />
              <span>{each}</span>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a
            href="#"
            className="rounded-lg bg-white px-6 py-3 text-base/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            Reserve your wheel
          </a>
          <p className="text-base/6 text-primary-100">
            <bdi>3 of 8 wheels left</bdi>
          </p>
        </div>
        <div className="mt-10 flex gap-4 rounded-2xl bg-amber-300 p-5 text-secondary-950 sm:p-6 lg:absolute lg:start-10 lg:bottom-10 lg:mt-0 lg:w-1/2">
          <ShieldCheckIcon aria-hidden="true" className="size-10 shrink-0" />
          <div>
            <h3 className="text-xl/7 font-semibold tracking-tight text-balance">Try the first evening</h3>
            <p className="mt-1 text-base/6 text-pretty">
              If it’s not for you, tell us by Saturday and you get all $280 back.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
