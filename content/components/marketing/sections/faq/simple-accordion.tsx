/**
 * @title Simple FAQ accordion
 * @description A simple FAQ accordion with a centered heading on a sheet that overlaps a wide picture, day in light and evening in dark.
 * @keywords frequently asked questions, disclosure, expandable questions, collapsible, help
 * @layout full
 * @order 3
 * @part MKT-S12-3
 */
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'

const questions = [
  {
    question: 'Do I need a reservation?',
    answer: 'For a table, yes. The eight seats at the bar are first come, first served, with the full menu.',
  },
  {
    question: 'Can you cook for allergies?',
    answer:
      'Tell us when you book. We can cook without gluten, nuts, or dairy, but our kitchen is small and shares its pans.',
  },
  {
    question: 'Where can I park?',
    answer: 'The lot behind the restaurant is free after 5 PM. The streetcar stops across the street until midnight.',
  },
  {
    question: 'Can I bring my own wine?',
    answer: 'Yes, up to two bottles per table. Corkage is $25 a bottle, and free on Wednesdays.',
  },
  {
    question: 'Are children welcome?',
    answer: 'They are. We have two high chairs, and half portions of everything that isn’t shellfish.',
  },
]

export default function SimpleFaqAccordion() {
  return (
    <section aria-labelledby="dinner-heading" className="bg-amber-100 dark:bg-secondary-950">
      {/* Replace with your pictures */}
      <img
        src="/media/scenes/cut-cafe-day-wide.webp"
        alt="Small restaurant by day with round tables, an espresso machine and a striped awning"
        width={1600}
        height={900}
        className="h-56 w-full object-cover object-top sm:h-80 lg:aspect-8/3 lg:h-auto dark:hidden"
      />
      <img
        src="/media/scenes/cut-cafe-evening-wide.webp"
        alt="Small restaurant at night with round tables and warm lamps"
        width={1600}
        height={900}
        className="hidden h-56 w-full object-cover object-top sm:h-80 lg:aspect-8/3 lg:h-auto dark:block"
      />
      <div className="relative mx-3 -mt-12 max-w-4xl rounded-2xl bg-white px-5 pt-10 pb-6 sm:-mt-24 sm:px-14 sm:pt-14 sm:pb-10 lg:mx-auto lg:-mt-20 dark:bg-secondary-900">
        <h2
          id="dinner-heading"
          className="text-center font-serif text-4xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-6xl dark:text-white"
        >
          Before you come to dinner
        </h2>
        <div className="mt-8 sm:mt-10">
          {questions.map((item, index) => (
            <Disclosure
              key={item.question}
              as="div"
              defaultOpen={index === 0}
              className="border-t border-secondary-950/15 py-1 dark:border-white/15"
            >
              <h3>
                <DisclosureButton className="group flex w-full items-center justify-between gap-6 rounded-lg py-4 text-start text-xl/7 font-semibold tracking-tight text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400">
                  <span className="min-w-0 text-balance wrap-break-word">{item.question}</span>
                  <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary-100 text-primary-800 transition duration-150 group-hover:bg-primary-200 group-data-open:rotate-180 motion-reduce:transition-none dark:bg-primary-900 dark:text-primary-100 dark:group-hover:bg-primary-800">
                    <ChevronDownIcon aria-hidden="true" className="size-5" />
                  </span>
                </DisclosureButton>
              </h3>
              <DisclosurePanel className="max-w-prose pe-12 pb-5 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-300">
                {item.answer}
              </DisclosurePanel>
            </Disclosure>
          ))}
        </div>
      </div>
      <p className="px-4 py-10 text-center text-base/7 text-secondary-800 dark:text-secondary-300">
        Something else? Call Jonah at{' '}
        <a
          href="tel:+15035550142"
          className="-my-2 inline-block rounded-sm py-2 font-semibold text-secondary-950 underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
        >
          <bdi>(503) 555-0142</bdi>
        </a>
      </p>
    </section>
  )
}
