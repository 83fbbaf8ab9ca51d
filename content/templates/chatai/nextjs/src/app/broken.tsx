'use client'

/** Where a page breaks: what is kept lies in the browser and is not touched. */
export function Broken({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="leaf">
      <section aria-labelledby="error-heading" className="leaf-text min-h-dvh pt-14 sm:pt-24">
        <h1 id="error-heading" className="title">
          This page stopped working
        </h1>
        <p role="alert" className="lead mt-4">
          Something in it failed. Your conversations, files, and prompts are kept in this browser and were not touched.
        </p>
        <p className="mt-8">
          <button type="button" onClick={() => reset()} className="btn btn-ink">
            Try again
          </button>
        </p>
      </section>
    </div>
  )
}
