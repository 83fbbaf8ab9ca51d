/**
 * @title Testimonial switcher with large quote
 * @description A testimonial section on a warm ground with one large quote and its figures at a time and people to choose from.
 * @keywords customer stories, quote slider, case study, social proof, tabs
 * @layout full
 * @order 2
 * @part MKT-S22-2
 */
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'

const stories = [
  {
    id: 'mensah',
    name: 'Samuel Mensah',
    role: 'Osei Bread, Tacoma',
    avatar: '/media/people/person-07-400.webp',
    quote: 'The phone used to ring at four. Now the changes are on the sheet before I have tied my apron.',
    figures: [
      { value: '4', label: 'wrong crates a month, down from 31' },
      { value: '2 h', label: 'more sleep, every night' },
      { value: '0', label: 'calls before 6 AM in May' },
    ],
  },
  {
    id: 'dubois',
    name: 'Claire Dubois',
    role: 'Fournil Saint-Rémi, Boston',
    avatar: '/media/people/person-08-400.webp',
    quote: 'We threw away a bag of dough a day and called it experience. It was arithmetic.',
    figures: [
      { value: '−61%', label: 'dough thrown away' },
      { value: '55 lb', label: 'flour saved in a week' },
      { value: '9 days', label: 'from first visit to first sheet' },
    ],
  },
  {
    id: 'herrera',
    name: 'Tomás Herrera',
    role: 'Panadería del Puerto, San Diego',
    avatar: '/media/people/person-02-400.webp',
    quote: 'My drivers no longer ask me anything. I was a little hurt, then I went surfing.',
    figures: [
      { value: '4', label: 'routes planned automatically' },
      { value: '31 mi', label: 'less on the road each day' },
      { value: '98.7%', label: 'delivered before opening' },
    ],
  },
]

export default function TestimonialSwitcherWithLargeQuote() {
  return (
    <section aria-labelledby="one-story-heading" className="bg-amber-200 dark:bg-amber-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-20 lg:px-8">
        <h2 id="one-story-heading" className="text-xl/7 font-semibold text-amber-950 dark:text-amber-100">
          Three bakeries, one year later
        </h2>
        <TabGroup className="mt-8 flex flex-col gap-10 lg:flex-row lg:gap-14">
          <TabList
            aria-label="Customers"
            className="grid grid-cols-3 content-start gap-2 lg:w-72 lg:shrink-0 lg:grid-cols-1"
          >
            {stories.map((story) => (
              <Tab
                key={story.id}
                className="flex items-center gap-x-3 gap-y-2 rounded-xl p-3 text-sm/6 transition duration-150 hover:bg-white/50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-selected:bg-white data-selected:shadow-md data-selected:ring-1 data-selected:ring-secondary-950/10 motion-reduce:transition-none max-sm:flex-col max-sm:text-center sm:text-start dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-selected:bg-white/10 dark:data-selected:shadow-none dark:data-selected:ring-white/20"
              >
                <img
                  src={story.avatar}
                  alt=""
                  width={400}
                  height={500}
                  className="size-16 shrink-0 rounded-full object-cover object-top lg:size-20"
                />
                <span className="min-w-0">
                  <span className="block font-semibold text-secondary-950 dark:text-white">{story.name}</span>
                  <span className="block text-secondary-700 max-sm:hidden dark:text-amber-100">{story.role}</span>
                </span>
              </Tab>
            ))}
          </TabList>
          <TabPanels className="min-w-0 flex-1">
            {stories.map((story) => (
              <TabPanel
                key={story.id}
                className="rounded-lg focus-visible:outline-2 focus-visible:outline-offset-8 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
              >
                <figure>
                  <blockquote className="text-4xl font-semibold tracking-tighter text-balance text-amber-950 sm:text-6xl xl:min-h-60 dark:text-white">
                    “{story.quote}”
                  </blockquote>
                  <figcaption className="sr-only">
                    {story.name}, {story.role}
                  </figcaption>
                </figure>
                <p className="mt-4 text-sm/6 text-amber-950 sm:hidden dark:text-amber-100">{story.role}</p>
                <dl className="mt-8 grid gap-x-8 gap-y-5 sm:mt-10 sm:grid-cols-3">
                  {story.figures.map((figure) => (
                    <div
                      key={figure.label}
                      className="flex flex-row-reverse items-baseline justify-end gap-3 border-t border-amber-950/30 pt-4 sm:flex-col-reverse sm:items-start sm:gap-2 dark:border-white/25"
                    >
                      <dt className="text-base/6 text-amber-950 dark:text-amber-100">{figure.label}</dt>
                      <dd className="text-4xl font-semibold tracking-tighter whitespace-nowrap text-amber-950 tabular-nums sm:text-6xl dark:text-white">
                        <bdi>{figure.value}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
                <a
                  href="#"
                  className="mt-6 -mb-1 inline-block rounded-sm pt-2 pb-1 text-base/7 font-medium text-amber-950 underline decoration-amber-950/40 underline-offset-4 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:mt-8 sm:mb-0 sm:py-0 dark:text-white dark:focus-visible:outline-primary-400"
                >
                  Read how {story.name} did it
                </a>
              </TabPanel>
            ))}
          </TabPanels>
        </TabGroup>
      </div>
    </section>
  )
}
