/**
 * @title Contact page with form and offices
 * @description A contact page with a form that sorts itself by topic beside an urgent number, and the offices with their people and hours.
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
    hint: 'The report number is at the bottom of every page. Jonas Lindgren answers these.',
  },
  {
    id: 'work',
    name: 'Working here',
    hint: 'A few lines and your résumé are enough. Amara Nwosu reads every application.',
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
      <div className="relative isolate overflow-hidden bg-linear-to-b from-primary-100 to-white dark:from-primary-950 dark:to-secondary-950">
        {/* Replace with your picture */}
        <svg
          aria-hidden="true"
          viewBox="0 0 1440 250"
          preserveAspectRatio="xMinYMax slice"
          className="absolute inset-x-0 bottom-0 -z-10 h-64 w-full fill-none stroke-primary-700 max-lg:hidden dark:stroke-primary-400"
        >
          <path
            strokeWidth="1.5"
            d="M470 30L438 150M470 30L502 150M470 34L406 150M470 34L534 150M470 38L374 150M470 38L566 150M470 42L342 150M470 42L598 150M470 46L310 150M470 46L630 150M470 50L278 150M470 50L662 150M470 54L246 150M470 54L694 150M470 58L214 150M470 58L726 150M470 62L182 150M470 62L758 150M470 66L150 150M470 66L790 150M1150 30L1118 150M1150 30L1182 150M1150 34L1086 150M1150 34L1214 150M1150 38L1054 150M1150 38L1246 150M1150 42L1022 150M1150 42L1278 150M1150 46L990 150M1150 46L1310 150M1150 50L958 150M1150 50L1342 150M1150 54L926 150M1150 54L1374 150M1150 58L894 150M1150 58L1406 150M1150 62L862 150M1150 62L1438 150M1150 66L830 150M1150 66L1470 150"
          />
          <path strokeWidth="9" strokeLinecap="round" d="M470 20v230M1150 20v230" />
          <path strokeWidth="9" d="M0 152h1440" />
          <path strokeWidth="3" d="M0 138h1440" className="opacity-50" />
          <path
            stroke="none"
            className="fill-primary-300/60 dark:fill-primary-800/60"
            d="M0 214q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v36H0z"
          />
        </svg>

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

        <main className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 pt-6 pb-12 sm:px-6 lg:grid-cols-12 lg:px-8 lg:pt-6">
          <div className="lg:col-span-5">
            <h1 className="text-5xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-7xl dark:text-white">
              Talk to a bridge inspector
            </h1>
            <p className="mt-5 max-w-md text-lg/8 text-pretty text-secondary-700 dark:text-secondary-300">
              Halvorn surveys bridges, piers and tunnels from three offices.
            </p>
            <p className="mt-6 text-sm/6 font-medium text-secondary-700 dark:text-secondary-300">
              Something moved? An engineer picks up at any hour.
            </p>
            <a
              href="tel:+18005550119"
              className="inline-flex items-center gap-3 rounded-lg py-1 text-2xl font-semibold tracking-tight text-primary-800 tabular-nums hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:text-3xl dark:text-primary-300 dark:focus-visible:outline-primary-400"
            >
              <PhoneIcon aria-hidden="true" className="size-6 shrink-0" />
              <bdi>+1 800 555 0119</bdi>
            </a>
          </div>

          <section
            aria-labelledby="write-to-us"
            className="min-w-0 rounded-2xl bg-white p-5 shadow-xl ring-1 ring-secondary-950/10 sm:p-7 lg:col-span-7 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
          >
            <h2 id="write-to-us" className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
              Write to us
            </h2>
            <form onSubmit={send} className="mt-4 grid gap-5 sm:grid-cols-2">
              <fieldset className="min-w-0 sm:col-span-2">
                <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Subject</legend>
                <div className="mt-2 grid gap-2 sm:grid-cols-3">
                  {topics.map((option) => (
                    <label
                      key={option.id}
                      className="relative rounded-lg px-4 py-2.5 text-sm/6 font-medium text-secondary-700 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 has-checked:bg-primary-50 has-checked:text-primary-900 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:ring-white/15 dark:hover:bg-white/5 dark:has-checked:bg-primary-400/10 dark:has-checked:text-white dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
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
              <div className="grid min-w-0 gap-1.5">
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
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
              </div>
              <div className="grid min-w-0 gap-1.5">
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
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
              </div>
              <div className="grid min-w-0 gap-1.5 sm:col-span-2">
                <label htmlFor="contact-words" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                  What should we know?
                </label>
                <textarea
                  id="contact-words"
                  rows={3}
                  required
                  value={words}
                  onChange={(event) => setWords(event.target.value)}
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
              </div>
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
                <button
                  type="submit"
                  className="rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  Send message
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
      </div>

      <section aria-labelledby="doors-heading" className="mx-auto max-w-7xl px-4 pt-8 pb-16 sm:px-6 lg:px-8">
        <h2 id="doors-heading" className="sr-only">
          Our offices
        </h2>
        <ul role="list" className="grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-3">
          {offices.map((office) => (
            <li key={office.city} className="flex min-w-0 gap-4">
              <img src={office.portrait} alt="" width={256} height={256} className="size-16 shrink-0 rounded-full" />
              <div className="min-w-0 text-sm/6 wrap-break-word text-secondary-600 dark:text-secondary-400">
                <h3 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                  {office.city}
                </h3>
                <p className="font-medium text-secondary-950 dark:text-white">{office.person}</p>
                <address className="not-italic">
                  <bdi>{office.street}</bdi>
                  <br />
                  <bdi>{office.place}</bdi>
                </address>
                <a
                  href={office.call}
                  className="inline-block rounded-sm py-2.5 font-medium text-primary-700 tabular-nums underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-1.5 dark:text-primary-400 dark:focus-visible:outline-primary-400"
                >
                  <bdi>{office.phone}</bdi>
                </a>
                <p>{office.open}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <footer className="border-t border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-8 gap-y-3 px-4 py-8 sm:px-6 lg:px-8">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            <bdi>© 2026 Halvorn AS, org. no. 916 555 012. 6,480 structures surveyed since 1998.</bdi>
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
