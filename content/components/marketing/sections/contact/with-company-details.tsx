/**
 * @title Contact form with company details
 * @description A contact section on a drawn map with a form beside the company's address, phone number and email.
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

const streets = [
  { name: 'Dock Street', place: 'translate(297 198) rotate(-8.5)' },
  { name: 'South 11th Street', place: 'translate(263 583) rotate(-5.2)' },
  { name: 'Schuster Parkway', place: 'translate(102 402) rotate(86)' },
  { name: 'Dock Street', place: 'translate(1057 85) rotate(-8.5)' },
  { name: 'Harbor', place: 'translate(41 800)' },
]

export default function ContactFormWithCompanyDetails() {
  const [sent, setSent] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.reset()
    setSent(true)
  }

  return (
    <section
      aria-labelledby="contact-us-heading"
      className="relative isolate overflow-hidden bg-primary-100 dark:bg-primary-950"
    >
      {/* Replace with a map of your neighborhood */}
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 960"
        preserveAspectRatio="xMinYMin slice"
        className="absolute inset-0 -z-10 size-full rtl:-scale-x-100"
      >
        <path
          d="M0 300c60 40 40 120 30 190S90 700 120 780s60 110 50 180H0z"
          className="fill-primary-300 dark:fill-primary-900"
        />
        <path
          d="M232 250h190l24 130-196 36zM560 720h320l-20 180H580z"
          className="fill-primary-200 dark:fill-primary-900/60"
        />
        <g fill="none" className="stroke-white dark:stroke-primary-800">
          <path
            strokeWidth="22"
            d="M100 0c-30 120 30 200 10 310s30 200 60 310 90 220 90 340M0 236 1440 20M120 590l1320-120M330 960 760 0"
          />
          <path
            strokeWidth="10"
            d="M220 0l80 960M470 0l160 960M900 0l160 960M1200 0l160 960M0 110 1440-90M110 420l1330-150M180 760l1260-90M240 900h1200"
          />
        </g>
        <g fontSize="17" fontWeight="600" textAnchor="middle" className="fill-primary-800 dark:fill-primary-200">
          {streets.map((street) => (
            <g key={street.place} transform={street.place}>
              <text className="rtl:-scale-x-100">{street.name}</text>
            </g>
          ))}
        </g>
        <g className="fill-primary-700 dark:fill-primary-300">
          <circle cx="176" cy="214" r="56" opacity="0.2" />
          <path d="M176 220c-28-34-42-56-42-78a42 42 0 0 1 84 0c0 22-14 44-42 78z" />
        </g>
        <circle cx="176" cy="142" r="16" className="fill-white dark:fill-primary-950" />
      </svg>
      <div className="mx-auto max-w-7xl px-4 pt-80 pb-16 sm:px-6 lg:px-8 lg:py-24">
        <div className="overflow-hidden rounded-2xl shadow-2xl ring-1 ring-primary-950/10 lg:ms-auto lg:grid lg:max-w-3xl lg:grid-cols-5 xl:max-w-4xl">
          <div className="min-w-0 bg-primary-700 p-6 sm:p-10 lg:col-span-2 dark:bg-primary-800">
            <h2
              id="contact-us-heading"
              className="text-4xl font-semibold tracking-tighter text-balance wrap-break-word text-white"
            >
              Talk to Tidewell about your books
            </h2>
            <p className="mt-4 text-lg/8 text-pretty text-primary-50">
              On weekdays we reply within two hours, on weekends by Monday morning.
            </p>
            <dl className="mt-10 grid gap-5 text-base/7 text-white">
              <div className="flex gap-4">
                <dt>
                  <span className="sr-only">Address</span>
                  <MapPinIcon aria-hidden="true" className="size-6 text-primary-200" />
                </dt>
                <dd>
                  <bdi>118 Dock Street</bdi>
                  <br />
                  Tacoma, WA 98402
                </dd>
              </div>
              <div className="flex gap-4">
                <dt>
                  <span className="sr-only">Phone</span>
                  <PhoneIcon aria-hidden="true" className="size-6 text-primary-200" />
                </dt>
                <dd>
                  <a
                    href="tel:+12535550142"
                    className="relative rounded-sm py-2.5 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white sm:static sm:py-0"
                  >
                    <bdi>(253) 555-0142</bdi>
                  </a>
                </dd>
              </div>
              <div className="flex gap-4">
                <dt>
                  <span className="sr-only">Email</span>
                  <EnvelopeIcon aria-hidden="true" className="size-6 text-primary-200" />
                </dt>
                <dd>
                  <a
                    href="mailto:hello@tidewell.example"
                    className="relative rounded-sm py-2.5 wrap-anywhere hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white sm:static sm:py-0"
                  >
                    hello@tidewell.example
                  </a>
                </dd>
              </div>
            </dl>
          </div>
          <div role="status" className="bg-white p-6 sm:p-10 lg:col-span-3 dark:bg-secondary-900">
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
      </div>
    </section>
  )
}
