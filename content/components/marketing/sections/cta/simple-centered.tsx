/**
 * @title Simple centered CTA
 * @description A call to action with a headline, a short lead and two buttons on a plate in the middle of a picture.
 * @keywords call to action, reservation, book a table, banner, conversion
 * @layout full
 * @order 3
 * @part MKT-S11-3
 */
export default function SimpleCenteredCta() {
  return (
    <section
      aria-labelledby="table-heading"
      className="relative isolate overflow-hidden bg-secondary-100 px-4 py-32 sm:px-6 sm:py-16 dark:bg-secondary-950"
    >
      {/* Replace with your own pictures */}
      <img
        src="/media/scenes/cut-dinner-day.webp"
        alt=""
        width={1600}
        height={1200}
        className="absolute inset-0 -z-10 size-full object-cover dark:hidden"
      />
      <img
        src="/media/scenes/cut-dinner-night.webp"
        alt=""
        width={1600}
        height={1200}
        className="absolute inset-0 -z-10 hidden size-full object-cover dark:block"
      />
      <div className="mx-auto flex max-w-2xl flex-col items-center justify-center rounded-2xl bg-white p-6 py-14 text-center shadow-2xl outline-2 -outline-offset-12 outline-primary-700 sm:aspect-square sm:rounded-full sm:p-20 sm:-outline-offset-24 dark:bg-secondary-950 dark:outline-amber-300">
        <h2
          id="table-heading"
          className="font-serif text-5xl tracking-tight text-balance text-secondary-950 sm:text-7xl dark:text-white"
        >
          Stay for dinner
        </h2>
        <p className="mt-4 max-w-sm text-lg/8 text-balance text-secondary-700 dark:text-secondary-200">
          Café Lumière serves dinner Wednesday to Sunday, 5 to 10 PM. There are 42 seats, so save yours.
        </p>
        <div className="mt-8 flex w-full max-w-xs flex-col gap-3 sm:w-auto sm:max-w-none sm:flex-row">
          <a
            href="#"
            className="rounded-lg bg-primary-700 px-5 py-3 text-base/6 font-semibold text-white transition duration-150 hover:bg-primary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 motion-reduce:transition-none dark:bg-amber-300 dark:text-amber-950 dark:hover:bg-amber-200 dark:focus-visible:outline-amber-300"
          >
            Reserve a table
          </a>
          <a
            href="#"
            className="rounded-lg px-5 py-3 text-base/6 font-semibold text-secondary-950 ring-1 ring-secondary-400 transition duration-150 ring-inset hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 motion-reduce:transition-none dark:text-white dark:ring-white/40 dark:hover:bg-white/10 dark:focus-visible:outline-amber-300"
          >
            See the menu
          </a>
        </div>
      </div>
    </section>
  )
}
