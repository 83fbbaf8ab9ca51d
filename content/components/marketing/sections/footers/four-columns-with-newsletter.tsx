/**
 * @title Footer in four columns with newsletter
 * @description A site footer with four columns of links under a newsletter form with consent and a large product.
 * @keywords site footer, email sign-up, sitemap links, subscribe form, GDPR consent, online store
 * @layout full
 * @order 3
 * @part MKT-S04-3
 */
import { useState, type FormEvent } from 'react'

const columns = [
  { name: 'Shop', links: ['Lamps', 'Chairs', 'Mugs and bowls', 'Plants', 'Stationery'] },
  { name: 'Orders', links: ['Track an order', 'Return an order', 'Shipping', 'Gift cards', 'Help'] },
  { name: 'Good to know', links: ['Care and cleaning', 'Sizes in inches', 'Spare parts', 'Materials'] },
  { name: 'Halden', links: ['Store in Tacoma', 'Our makers', 'Journal', 'Jobs'] },
]

const legal = ['Privacy', 'Terms', 'Accessibility']

export default function FooterInFourColumnsWithNewsletter() {
  const [message, setMessage] = useState('')

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setMessage('Check your inbox and confirm your email.')
    event.currentTarget.reset()
  }

  return (
    <footer aria-label="Site" className="overflow-hidden bg-primary-950">
      <div className="relative isolate bg-green-200 dark:bg-secondary-900">
        {/* Replace with your own ground and product */}
        <img
          src="/media/grounds/plaster-sage.webp"
          alt=""
          width={1600}
          height={1000}
          className="absolute inset-0 -z-10 size-full object-cover dark:opacity-25"
        />
        <div className="mx-auto grid max-w-7xl px-4 sm:px-6 lg:grid-cols-12 lg:px-8">
          <div className="pt-14 sm:pt-20 lg:col-span-7 lg:pb-20">
            <h2 className="max-w-xl text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl dark:text-white">
              First pick of what’s new
            </h2>
            <p className="mt-4 max-w-lg text-lg/8 text-pretty text-secondary-950 dark:text-secondary-100">
              One email on the first of the month, a day before new lamps, chairs and mugs reach the store.
            </p>
            <form onSubmit={subscribe} className="mt-6 grid max-w-lg gap-3">
              <label htmlFor="footer-email" className="text-base/6 font-semibold text-secondary-950 dark:text-white">
                Email
              </label>
              <div className="flex flex-wrap gap-3">
                <input
                  id="footer-email"
                  type="email"
                  required
                  autoComplete="email"
                  placeholder="you@home.example"
                  className="min-w-0 flex-1 basis-52 rounded-lg border border-secondary-950 bg-white px-3.5 py-2.5 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-secondary-950 dark:border-white/50 dark:bg-secondary-950 dark:text-white dark:placeholder:text-secondary-300 dark:focus-visible:outline-white"
                />
                <button
                  type="submit"
                  className="flex-1 basis-28 rounded-lg bg-secondary-950 px-5 py-2.5 text-base/6 font-semibold text-white transition duration-150 hover:bg-secondary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-secondary-950 motion-reduce:transition-none sm:flex-none dark:bg-white dark:text-secondary-950 dark:hover:bg-secondary-200 dark:focus-visible:outline-white"
                >
                  Subscribe
                </button>
              </div>
              <label className="flex gap-3 py-2 text-base/6 text-secondary-950 dark:text-secondary-100">
                <input
                  type="checkbox"
                  required
                  className="mt-0.5 size-5 shrink-0 accent-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-secondary-950 dark:accent-white dark:focus-visible:outline-white"
                />
                <span className="min-w-0">Send me the monthly email. I can unsubscribe in one click.</span>
              </label>
              <p role="status" className="min-h-6 text-base/6 font-semibold text-secondary-950 dark:text-white">
                {message}
              </p>
            </form>
          </div>
          <img
            src="/media/cutouts/chair-rust.webp"
            alt="Rust-red shell chair on four oak legs"
            width={444}
            height={662}
            className="relative -mb-6 h-80 w-full object-contain object-bottom sm:h-96 lg:col-span-5 lg:-mb-12 lg:h-136 lg:self-end"
          />
        </div>
      </div>

      <div className="mx-auto max-w-7xl px-4 pt-16 pb-8 sm:px-6 sm:pt-20 lg:px-8">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {columns.map((column) => (
            <nav key={column.name} aria-label={column.name} className="min-w-0">
              <h3 className="text-xl/7 font-semibold tracking-tight text-white">{column.name}</h3>
              <ul role="list" className="mt-2 grid">
                {column.links.map((link) => (
                  <li key={link}>
                    <a
                      href="#"
                      className="block rounded-sm py-2 text-base/6 text-primary-100 decoration-primary-300 decoration-2 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white sm:inline-block sm:py-1.5"
                    >
                      {link}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-white/20 pt-6 text-sm/6 text-primary-200">
          <p className="me-auto">
            <bdi>© 2026 Halden. Free shipping over $75.</bdi>
          </p>
          <ul role="list" className="flex flex-wrap gap-x-6">
            {legal.map((link) => (
              <li key={link}>
                <a
                  href="#"
                  className="inline-block rounded-sm py-2 hover:text-white hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
                >
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
