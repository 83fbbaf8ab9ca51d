/**
 * @title Contact page with form and offices
 * @description A contact page with an urgent number in large figures, the offices with their people, and a form that sorts itself by topic.
 * @keywords contact us, locations, office addresses, support, phone, get in touch
 * @layout full
 * @order 1
 * @part MKT-P04-1
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon, PhoneIcon } from '@heroicons/react/20/solid'

const topics = [
  {
    id: 'survey',
    name: 'A survey',
    hint: 'Tell us how many structures, where, and by when. Signe Aas answers within a day.',
  },
  {
    id: 'report',
    name: 'A report we wrote',
    hint: 'The report number is at the bottom of every page. Jonas Lindgren knows all of them.',
  },
  {
    id: 'work',
    name: 'Working here',
    hint: 'A few lines and something you measured. Amara Nwosu reads everything herself.',
  },
]

const offices = [
  {
    city: 'Trondheim',
    street: 'Kjøpmannsgata 38',
    place: '7011 Trondheim, Norway',
    phone: '+47 73 55 01 20',
    call: 'tel:+4773550120',
    open: 'Monday to Friday, 7:30 AM to 4 PM',
    person: 'Signe Aas',
    portrait: '/media/avatars/avatar-21.webp',
  },
  {
    city: 'Tacoma',
    street: '950 Pacific Avenue, Suite 610',
    place: 'Tacoma, WA 98402, USA',
    phone: '+1 253 555 0188',
    call: 'tel:+12535550188',
    open: 'Monday to Friday, 7 AM to 4 PM',
    person: 'Amara Nwosu',
    portrait: '/media/avatars/avatar-17.webp',
  },
  {
    city: 'Valparaíso',
    street: 'Calle Prat 814',
    place: 'Valparaíso, Chile',
    phone: '+56 32 255 0164',
    call: 'tel:+56322550164',
    open: 'Monday to Thursday, 8:30 AM to 5 PM',
    person: 'Benjamín Rojas',
    portrait: '/media/avatars/avatar-31.webp',
  },
]

export default function ContactPageWithFormAndOffices() {
  const [topic, setTopic] = useState('survey')
  const [person, setPerson] = useState('')
  const [mail, setMail] = useState('')
  const [words, setWords] = useState('')
  const [sent, setSent] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setPerson('')
    setMail('')
    setWords('')
    setSent(true)
  }

  return (
    <div className="bg-white dark:bg-secondary-950">
      <header className="mx-auto flex h-18 max-w-7xl items-center justify-between gap-8 px-4 sm:px-6 lg:px-8">
        {/* Replace with your logo */}
        <a
          href="#"
          className="rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:focus-visible:outline-primary-400"
        >
          <img
            src="/media/logos/halvorn.svg"
            alt="Halvorn"
            width={133}
            height={40}
            className="h-8 w-auto dark:invert"
          />
        </a>
        <nav aria-label="Main" className="flex gap-1">
          <a
            href="#"
            className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:hidden dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Surveys
          </a>
          <a
            href="#"
            className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:hidden dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Reports
          </a>
          <a
            href="#"
            aria-current="page"
            className="-me-3 rounded-lg px-3 py-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-2 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Contact
          </a>
        </nav>
      </header>

      <main>
        <div className="bg-secondary-950 dark:bg-secondary-900">
          <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-16 lg:px-8">
            <h1 className="max-w-4xl text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl">
              Write, call, or meet us under a bridge
            </h1>
            <section
              aria-labelledby="urgent-heading"
              className="mt-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 rounded-2xl bg-primary-700 p-6 sm:p-8"
            >
              <div className="max-w-xl">
                <h2 id="urgent-heading" className="text-xl/7 font-semibold text-white">
                  A bearing moved, a ship touched, a river rose?
                </h2>
                <p className="mt-1 text-base/7 text-pretty text-primary-100">
                  An engineer picks up at any hour and tells you within ten minutes whether to close the bridge.
                </p>
              </div>
              <a
                href="tel:+18005550119"
                className="inline-flex items-center gap-3 rounded-lg py-1 text-3xl font-semibold tracking-tighter text-white tabular-nums hover:underline focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-white sm:text-5xl"
              >
                <PhoneIcon aria-hidden="true" className="size-8 shrink-0" />
                <bdi>+1 800 555 0119</bdi>
              </a>
            </section>
            <section aria-labelledby="doors-heading" className="mt-10">
              <h2 id="doors-heading" className="text-base/7 font-semibold text-white">
                Our offices
              </h2>
              <ul role="list" className="mt-3 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3">
                {offices.map((office) => (
                  <li key={office.city} className="min-w-0 border-t border-white/20 pt-4">
                    <h3 className="text-3xl font-semibold tracking-tighter text-white sm:text-4xl">{office.city}</h3>
                    <div className="mt-4 flex gap-4">
                      <img
                        src={office.portrait}
                        alt=""
                        width={256}
                        height={256}
                        className="size-16 shrink-0 rounded-full"
                      />
                      <div className="min-w-0 text-base/7 wrap-break-word text-secondary-300">
                        <p className="font-semibold text-white">{office.person}</p>
                        <address className="not-italic">
                          {office.street}
                          <br />
                          {office.place}
                        </address>
                        <a
                          href={office.call}
                          className="inline-block rounded-sm py-1.5 font-medium text-primary-300 tabular-nums underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-300"
                        >
                          <bdi>{office.phone}</bdi>
                        </a>
                        <p className="text-sm/6">{office.open}</p>
                      </div>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>

        <section
          aria-labelledby="write-to-us"
          className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 sm:py-20 lg:grid-cols-5 lg:px-8"
        >
          <div className="lg:col-span-2">
            <h2 id="write-to-us" className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
              For everything that can wait a day
            </h2>
            <p className="mt-3 max-w-md text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
              Three people read what comes in here. Say what it is about, and it reaches the right one first.
            </p>
          </div>
          <form onSubmit={send} className="grid gap-5 sm:grid-cols-2 lg:col-span-3">
            <fieldset className="sm:col-span-2">
              <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Subject</legend>
              <div className="mt-2 grid gap-2 sm:grid-cols-3">
                {topics.map((option) => (
                  <label
                    key={option.id}
                    className="relative rounded-lg px-4 py-2.5 text-sm/6 font-medium text-secondary-700 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 has-checked:bg-primary-50/60 has-checked:text-secondary-950 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:ring-white/15 dark:hover:bg-white/5 dark:has-checked:bg-primary-400/10 dark:has-checked:text-white dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
                  >
                    {option.name}
                    <input
                      type="radio"
                      name="contact-topic"
                      value={option.id}
                      checked={topic === option.id}
                      onChange={() => setTopic(option.id)}
                      className="sr-only"
                    />
                  </label>
                ))}
              </div>
              <p role="status" className="mt-2 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
                {topics.find((option) => option.id === topic)?.hint}
              </p>
            </fieldset>
            <div className="grid gap-1.5">
              <label htmlFor="contact-person" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Your name
              </label>
              <input
                id="contact-person"
                type="text"
                required
                value={person}
                onChange={(event) => setPerson(event.target.value)}
                autoComplete="name"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
              />
            </div>
            <div className="grid gap-1.5">
              <label htmlFor="contact-mail" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Email
              </label>
              <input
                id="contact-mail"
                type="email"
                required
                value={mail}
                onChange={(event) => setMail(event.target.value)}
                autoComplete="email"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
              />
            </div>
            <div className="grid gap-1.5 sm:col-span-2">
              <label htmlFor="contact-words" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                What should we know?
              </label>
              <textarea
                id="contact-words"
                rows={5}
                required
                value={words}
                onChange={(event) => setWords(event.target.value)}
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
              />
            </div>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
              <button
                type="submit"
                className="rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Send
              </button>
              <div role="status" className="min-h-6">
                {sent && (
                  <p className="flex gap-1.5 text-sm/6 font-medium text-green-800 dark:text-green-400">
                    <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                    Message sent. You’ll hear from us by 4 PM tomorrow.
                  </p>
                )}
              </div>
            </div>
          </form>
        </section>
      </main>

      <footer className="border-t border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-8 gap-y-3 px-4 py-8 sm:px-6 lg:px-8">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            © 2026 Halvorn AS, org. no. 916 555 012. 6,480 structures surveyed since 1998.
          </p>
          <a
            href="#"
            className="-my-2 rounded-sm py-2 text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:my-0 sm:py-0 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            Privacy
          </a>
        </div>
      </footer>
    </div>
  )
}
