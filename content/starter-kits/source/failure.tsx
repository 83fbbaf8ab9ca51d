/**
 * @title Failure
 * @description Stands where a page broke, and leads on.
 * @layout full
 * @order 9
 */
export default function Failure() {
  function reload() {
    window.location.reload()
  }

  return (
    <main
      id="main"
      tabIndex={-1}
      className="dark:bg-secondary-950 grid min-h-dvh place-items-center bg-white px-4 py-16 focus:outline-hidden"
    >
      <div className="max-w-md text-center">
        <p className="text-secondary-600 dark:text-secondary-400 text-sm/6 font-medium tabular-nums">Error</p>
        <h1 className="text-secondary-950 mt-2 text-3xl font-semibold tracking-tight text-balance sm:text-4xl dark:text-white">
          Something went wrong
        </h1>
        <p className="text-secondary-600 dark:text-secondary-400 mt-4 text-base/7 text-pretty">
          The page could not be shown. Load it again, and tell us if that does not help.
        </p>
        <button
          type="button"
          onClick={reload}
          className="mt-8 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Load again
        </button>
      </div>
    </main>
  )
}
