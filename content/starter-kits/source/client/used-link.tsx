/**
 * @title Used link
 * @description Says that a link from a mail was used already, or has expired.
 * @layout full
 * @order 15
 */
export default function UsedLink() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="bg-secondary-50 dark:bg-secondary-950 relative flex min-h-dvh flex-col items-center justify-center px-4 py-20 focus:outline-hidden"
    >
      <div className="absolute end-4 top-4">{/* outlet: themeSwitch */}</div>
      {/* Replace with your logo */}
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-10 text-primary-600 dark:text-primary-500">
        <path fill="currentColor" d="M4 5h24v6h-3v16h-6V11h-6v16H7V11H4z" />
      </svg>
      <h1 className="text-secondary-950 mt-5 text-center text-2xl/8 font-semibold tracking-tight text-balance dark:text-white">
        This link no longer works
      </h1>
      <div className="ring-secondary-950/10 dark:bg-secondary-900 mt-8 w-full max-w-sm rounded-xl bg-white p-6 shadow-xs ring-1 sm:p-8 dark:shadow-none dark:ring-white/10">
        <p className="text-secondary-700 dark:text-secondary-300 text-sm/6 text-pretty">
          It was used already, or has expired. Sign in, or{' '}
          <a
            href="/forgot-password"
            className="rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
          >
            ask for a new one
          </a>
          .
        </p>
      </div>
      <p className="text-secondary-600 dark:text-secondary-400 mt-6 text-center text-sm/6">
        <a
          href="/sign-in"
          className="rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
        >
          Sign in
        </a>
      </p>
    </main>
  )
}
