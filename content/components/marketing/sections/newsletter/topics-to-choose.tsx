/**
 * @title Newsletter with topics to choose
 * @description A newsletter section on the brand color in which people tap the topics they want and give their email.
 * @keywords subscribe, email preferences, email sign-up, interests, mailing list, opt-in
 * @layout full
 * @order 2
 * @part MKT-S17-2
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon, CheckIcon, PlusIcon } from '@heroicons/react/20/solid'

const topics = [
  { id: 'leafy', name: 'Leafy greens' },
  { id: 'roots', name: 'Roots' },
  { id: 'recipes', name: 'Recipes' },
  { id: 'fruit', name: 'Fruit' },
  { id: 'fields', name: 'News from the fields' },
  { id: 'prices', name: 'Prices' },
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
    <section aria-labelledby="topics-heading" className="relative isolate bg-primary-700 dark:bg-primary-900">
      <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full mask-t-from-10% text-white/15">
        <defs>
          <pattern id="topics-dots" width="32" height="32" patternUnits="userSpaceOnUse">
            <circle cx="16" cy="16" r="3" fill="currentColor" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#topics-dots)" />
      </svg>
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-2 lg:px-8">
        <div>
          <h2
            id="topics-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
          >
            Hear only about what you eat
          </h2>
          <p className="mt-5 max-w-md text-lg/8 text-pretty text-primary-50">
            One email on Tuesdays, before you choose your box for Thursday. Tap what it should be about.
          </p>
        </div>
        <div>
          <div role="status">
            {subscribed && (
              <p className="flex items-center gap-3 text-2xl/8 font-semibold text-white">
                <CheckCircleIcon aria-hidden="true" className="size-8 shrink-0" />
                Please confirm with the link we just sent.
              </p>
            )}
          </div>
          {!subscribed && (
            <form onSubmit={subscribe}>
              <fieldset>
                <legend className="text-base/7 font-medium text-white">Topics</legend>
                <div className="mt-3 flex flex-wrap gap-3">
                  {topics.map((topic) => (
                    <label
                      key={topic.id}
                      className="group relative flex items-center gap-2 rounded-full px-5 py-3 text-lg/7 font-semibold text-white ring-1 ring-white/50 transition duration-150 ring-inset hover:bg-white/10 has-checked:bg-white has-checked:text-primary-800 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-white motion-reduce:transition-none"
                    >
                      <input
                        type="checkbox"
                        name="topics"
                        value={topic.id}
                        checked={chosen.includes(topic.id)}
                        onChange={() => toggle(topic.id)}
                        className="sr-only"
                      />
                      {chosen.includes(topic.id) ? (
                        <CheckIcon aria-hidden="true" className="size-5" />
                      ) : (
                        <PlusIcon aria-hidden="true" className="size-5" />
                      )}
                      {topic.name}
                    </label>
                  ))}
                </div>
              </fieldset>
              <div className="mt-8 flex flex-col gap-3 sm:flex-row">
                <label htmlFor="topics-email" className="sr-only">
                  Email
                </label>
                <input
                  id="topics-email"
                  type="email"
                  required
                  autoComplete="email"
                  placeholder="you@home.example"
                  className="w-full rounded-lg border border-white bg-white px-3 py-2.5 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
                />
                <button
                  type="submit"
                  disabled={chosen.length === 0}
                  className="shrink-0 rounded-lg bg-primary-950 px-5 py-2.5 text-base/6 font-semibold text-white transition duration-150 hover:bg-primary-900 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white disabled:opacity-60 motion-reduce:transition-none"
                >
                  Subscribe
                </button>
              </div>
              <p className="mt-3 text-sm/6 text-primary-50">
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
