/**
 * @title Contact form with company details
 * @description A contact section with a form beside the company's address, phone number, email and a picture of the office.
 * @keywords contact us, get in touch, contact section, address, phone, opening hours, message form
 * @free
 * @layout full
 * @order 1
 * @part MKT-S09-1
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon, ChevronDownIcon } from '@heroicons/react/20/solid'
import { EnvelopeIcon, MapPinIcon, PhoneIcon } from '@heroicons/react/24/outline'

const subjects = ['Prices and plans', 'Help with my account', 'Press', 'Something else']

export default function ContactFormWithCompanyDetails() {
  const [sent, setSent] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.reset()
    setSent(true)
  }

  return (
    <section aria-labelledby="contact-us-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-2 lg:items-start lg:px-8">
        <div>
          <h2
            id="contact-us-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            Ask us anything
          </h2>
          <p className="mt-4 max-w-prose text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            On weekdays we reply within two hours, on weekends by Monday morning.
          </p>
          <dl className="mt-8 grid gap-4 text-base/7 text-secondary-700 dark:text-secondary-300">
            <div className="flex gap-4">
              <dt>
                <span className="sr-only">Address</span>
                <MapPinIcon aria-hidden="true" className="size-6 text-secondary-400 dark:text-secondary-500" />
              </dt>
              <dd>
                118 Dock Street
                <br />
                Tacoma, WA 98402
              </dd>
            </div>
            <div className="flex gap-4">
              <dt>
                <span className="sr-only">Phone</span>
                <PhoneIcon aria-hidden="true" className="size-6 text-secondary-400 dark:text-secondary-500" />
              </dt>
              <dd>
                <a
                  href="tel:+12535550142"
                  className="relative rounded-sm py-2.5 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:focus-visible:outline-primary-400"
                >
                  +1 253 555 0142
                </a>
              </dd>
            </div>
            <div className="flex gap-4">
              <dt>
                <span className="sr-only">Email</span>
                <EnvelopeIcon aria-hidden="true" className="size-6 text-secondary-400 dark:text-secondary-500" />
              </dt>
              <dd>
                <a
                  href="mailto:hello@tidewell.example"
                  className="relative rounded-sm py-2.5 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:focus-visible:outline-primary-400"
                >
                  hello@tidewell.example
                </a>
              </dd>
            </div>
          </dl>
          <img
            src="/media/scenes/meeting-chalk-wide.webp"
            alt="Long oak table with six blue chairs and dark lamps, the morning on a white wall"
            width={1200}
            height={675}
            loading="lazy"
            className="mt-10 aspect-video w-full rounded-2xl object-cover"
          />
        </div>
        <div
          role="status"
          className="rounded-xl bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 sm:p-8 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
        >
          {sent ? (
            <div className="flex flex-col items-center py-12 text-center">
              <CheckCircleIcon aria-hidden="true" className="size-10 text-green-600 dark:text-green-400" />
              <p className="mt-4 text-lg/7 font-semibold text-secondary-950 dark:text-white">Message sent</p>
              <p className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
                We emailed you a copy.
              </p>
              <button
                type="button"
                onClick={() => setSent(false)}
                className="mt-6 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Send another message
              </button>
            </div>
          ) : (
            <form onSubmit={send} className="grid gap-5 sm:grid-cols-2">
              <div className="grid gap-1.5">
                <label htmlFor="ask-name" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                  Your name
                </label>
                <input
                  id="ask-name"
                  type="text"
                  required
                  autoComplete="name"
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
              </div>
              <div className="grid gap-1.5">
                <label htmlFor="ask-email" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                  Email
                </label>
                <input
                  id="ask-email"
                  type="email"
                  required
                  autoComplete="email"
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
              </div>
              <div className="grid gap-1.5 sm:col-span-2">
                <label htmlFor="ask-subject" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                  Subject
                </label>
                <div className="grid grid-cols-1 items-center">
                  <select
                    id="ask-subject"
                    className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2 ps-3 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
                  >
                    {subjects.map((subject) => (
                      <option key={subject}>{subject}</option>
                    ))}
                  </select>
                  <ChevronDownIcon
                    aria-hidden="true"
                    className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
                  />
                </div>
              </div>
              <div className="grid gap-1.5 sm:col-span-2">
                <label htmlFor="ask-message" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                  Message
                </label>
                <textarea
                  id="ask-message"
                  rows={5}
                  required
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
              </div>
              <button
                type="submit"
                className="justify-self-start rounded-lg bg-primary-600 px-4 py-2.5 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:col-span-2 dark:focus-visible:outline-primary-400"
              >
                Send message
              </button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
