export default function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-lg bg-white px-4 py-2 text-sm/6 font-semibold text-secondary-950 shadow-lg ring-1 ring-secondary-950/10 focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-30 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:bg-secondary-800 dark:text-white dark:ring-white/10 dark:focus-visible:outline-primary-400"
    >
      Skip to content
    </a>
  )
}
