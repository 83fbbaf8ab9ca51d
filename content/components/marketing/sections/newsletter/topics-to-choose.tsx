/**
 * @title Newsletter with topics to choose
 * @description A newsletter section with a drawn vegetable or thing of the farm on a tile for each topic, and an email field in a white frame.
 * @keywords subscribe, email preferences, email sign-up, interests, mailing list, opt-in
 * @layout full
 * @order 2
 * @part MKT-S17-2
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon, PlusCircleIcon } from '@heroicons/react/20/solid'

const topics = [
  {
    id: 'leafy',
    name: 'Leafy greens',
    shape: 'M24 44C8 42 4 24 8 8c14 2 20 12 16 36zM24 44c2-16 8-24 18-26 0 14-6 24-18 26z',
    lines: 'M24 44C20 32 16 22 11 14M24 44c4-10 8-17 14-22',
    fillClass: 'fill-green-400',
  },
  {
    id: 'roots',
    name: 'Roots',
    shape: 'M28 20c6 6 4 10-2 14L6 42l8-20c4-6 8-8 14-2z',
    lines: 'M28 20c2-8 6-12 14-14M28 20c8 0 12-2 14-6M28 20c0-6 0-10 4-15M18 26l4 4M14 34l3 3',
    fillClass: 'fill-orange-400',
  },
  {
    id: 'fruit',
    name: 'Fruit',
    shape: 'M24 16c-8-6-17-1-17 10 0 10 7 18 12 18 2 0 3-1 5-1s3 1 5 1c5 0 12-8 12-18 0-11-9-16-17-10z',
    lines: 'M24 16c0-6 2-9 6-12M13 25c0-3 2-5 4-5',
    fillClass: 'fill-red-400',
  },
  {
    id: 'recipes',
    name: 'Recipes',
    shape: 'M8 22h32v14c0 4-3 7-7 7H15c-4 0-7-3-7-7z',
    lines: 'M4 22h40M18 14c-3-3 3-5 0-9M28 14c-3-3 3-5 0-9',
    fillClass: 'fill-sky-300',
  },
  {
    id: 'fields',
    name: 'Farm news',
    shape: 'M4 42c6-12 12-18 20-18s14 6 20 18zM17 19a7 7 0 0 1 14 0c-5 2-9 2-14 0z',
    lines: 'M14 42c3-8 6-12 10-12s7 4 10 12M24 6v3M10 11l3 3M38 11l-3 3',
    fillClass: 'fill-lime-300',
  },
  {
    id: 'boxes',
    name: 'What’s in the box',
    shape: 'M6 18l18-9 18 9v18l-18 8-18-8z',
    lines: 'M6 18l18 8 18-8M24 26v18M15 14l18 8',
    fillClass: 'fill-amber-300',
  },
]

export default function NewsletterWithTopicsToChoose() {
  const [chosen, setChosen] = useState(['leafy', 'recipes'])
  const [subscribed, setSubscribed] = useState(false)

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubscribed(true)
  }

  return (
    <section aria-labelledby="topics-heading" className="bg-lime-100 dark:bg-lime-950">
      <div className="mx-auto grid max-w-7xl items-center gap-x-12 gap-y-10 px-4 py-14 sm:px-6 sm:py-16 lg:grid-cols-12 lg:px-8">
        <div className="min-w-0 lg:col-span-5">
          <h2
            id="topics-heading"
            className="text-5xl font-semibold tracking-tighter text-balance text-lime-950 sm:text-7xl dark:text-lime-50"
          >
            Choose what our Tuesday email is about
          </h2>
          <p className="mt-5 max-w-md text-lg/8 text-pretty text-lime-950 dark:text-lime-100">
            It comes two days before your box does, with only the topics you tap here.
          </p>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <div role="status">
            {subscribed && (
              <p className="flex items-center gap-3 text-2xl/8 font-semibold text-lime-950 dark:text-lime-50">
                <CheckCircleIcon aria-hidden="true" className="size-8 shrink-0" />
                Please confirm with the link we just sent.
              </p>
            )}
          </div>
          {!subscribed && (
            <form onSubmit={subscribe}>
              <fieldset>
                <legend className="sr-only">Topics</legend>
                <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
                  {topics.map((topic) => (
                    <label
                      key={topic.id}
                      className="relative flex flex-col justify-between gap-4 rounded-xl bg-white/50 p-4 text-lg/6 font-semibold text-lime-950 ring-1 ring-lime-950/15 transition duration-150 ring-inset hover:bg-white/80 has-checked:bg-white has-checked:ring-3 has-checked:ring-green-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lime-950 motion-reduce:transition-none dark:bg-white/5 dark:text-lime-50 dark:ring-white/20 dark:hover:bg-white/10 dark:has-checked:bg-white/15 dark:has-checked:ring-lime-400 dark:has-focus-visible:outline-white"
                    >
                      <input
                        type="checkbox"
                        name="topics"
                        value={topic.id}
                        checked={chosen.includes(topic.id)}
                        onChange={() => toggle(topic.id)}
                        className="sr-only"
                      />
                      <span className="flex items-start justify-between">
                        <svg
                          aria-hidden="true"
                          viewBox="0 0 48 48"
                          stroke="currentColor"
                          strokeWidth="2"
                          strokeLinecap="round"
                          strokeLinejoin="round"
                          className={`size-20 sm:size-28 dark:stroke-lime-950 ${topic.fillClass}`}
                        >
                          <path d={topic.shape} />
                          <path d={topic.lines} fill="none" className="dark:stroke-lime-100" />
                        </svg>
                        {chosen.includes(topic.id) ? (
                          <CheckCircleIcon aria-hidden="true" className="size-7 text-green-700 dark:text-lime-400" />
                        ) : (
                          <PlusCircleIcon
                            aria-hidden="true"
                            className="size-7 text-lime-950/50 dark:text-lime-100/60"
                          />
                        )}
                      </span>
                      {topic.name}
                    </label>
                  ))}
                </div>
              </fieldset>
              <div className="mt-5 flex flex-wrap gap-2 rounded-xl bg-white p-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-lime-950 dark:has-[input:focus-visible]:outline-white">
                <label htmlFor="topics-email" className="sr-only">
                  Email
                </label>
                <input
                  id="topics-email"
                  type="email"
                  required
                  autoComplete="email"
                  placeholder="you@home.example"
                  className="min-w-0 flex-1 basis-48 rounded-lg bg-white px-3 py-2.5 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-hidden"
                />
                <button
                  type="submit"
                  disabled={chosen.length === 0}
                  className="flex-auto rounded-lg bg-green-800 px-5 py-2.5 text-base/6 font-semibold text-white transition duration-150 hover:bg-green-900 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-white disabled:opacity-60 motion-reduce:transition-none sm:flex-none"
                >
                  Subscribe
                </button>
              </div>
              <p className="mt-3 text-sm/6 text-lime-950 dark:text-lime-100">
                {chosen.length === 0
                  ? 'Choose at least one topic.'
                  : 'Change your topics or unsubscribe in every email.'}
              </p>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
