/**
 * @title Simple card with text and link
 * @description A card with a heading, a short text and one link, which reaches from edge to edge on phones.
 * @keywords panel, box, container, surface, content card, tile, basic card
 * @layout full
 * @order 4
 * @part AUI-C10-4
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'

export default function SimpleCardWithTextAndLink() {
  return (
    <div className="relative isolate pt-40 sm:px-6 sm:py-24">
      {/* Replace with the page the card lies on */}
      <img
        src="/media/grounds/contours-teal.webp"
        alt=""
        width={1600}
        height={1000}
        className="absolute inset-0 -z-10 size-full object-cover"
      />
      <section
        aria-labelledby="trail-heading"
        className="bg-white p-5 text-base/7 sm:mx-auto sm:max-w-lg sm:rounded-xl sm:p-8 sm:shadow-lg dark:bg-secondary-900 dark:sm:shadow-none"
      >
        <h2
          id="trail-heading"
          className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white"
        >
          Falls Loop Trail reopens on October 3
        </h2>
        <p className="mt-3 text-pretty text-secondary-600 dark:text-secondary-400">
          Both footbridges that washed out in March have been replaced. The upper lookout stays closed until spring.
        </p>
        <a
          href="#"
          className="group mt-4 -mb-2 inline-flex items-center gap-2 rounded-sm py-2 font-semibold text-primary-700 hover:text-primary-900 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-300 dark:hover:text-white dark:focus-visible:outline-primary-400"
        >
          See the trail map
          <ArrowRightIcon
            aria-hidden="true"
            className="size-5 transition duration-150 group-hover:translate-x-0.5 motion-reduce:transition-none rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
          />
        </a>
      </section>
    </div>
  )
}
