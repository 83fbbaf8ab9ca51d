/** The first thing the Tab key finds: straight to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-lg bg-primary-600 px-4 py-2.5 text-sm font-medium text-white focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3"
    >
      Skip to content
    </a>
  )
}
