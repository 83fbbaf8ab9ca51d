/**
 * @title Server error page with reference
 * @description An error page on a dark ground with what to do, a reference to copy and what the status page reports.
 * @keywords 500 page, internal server error, error code, request id, something went wrong, crash page, support
 * @layout full
 * @order 2
 * @part AUI-P08-2
 */
import { useState } from 'react'
import { ArrowRightIcon, CheckIcon, Square2StackIcon } from '@heroicons/react/20/solid'

// Replace with the values of the failed request.
const reference = 'req_7f3a9c21'

export default function ServerErrorPageWithReference() {
  const [result, setResult] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference)
      setResult('Copied')
    } catch {
      setResult('Select the reference and copy it')
    }
  }

  return (
    <main className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-secondary-950 px-4 py-8 text-white sm:px-6 lg:px-8">
      <div
        aria-hidden="true"
        className="absolute -end-40 -top-40 -z-10 size-160 rounded-full bg-primary-600/40 blur-3xl"
      />
      <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full text-white/10">
        <defs>
          <pattern id="server-error-grid" width="64" height="64" patternUnits="userSpaceOnUse">
            <path d="M64 0H0v64" fill="none" stroke="currentColor" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#server-error-grid)" />
      </svg>
      <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col">
        {/* Replace with your logo */}
        <img
          src="/media/logos/orrin.svg"
          alt="Orrin"
          width={99}
          height={40}
          className="h-10 w-auto self-start invert"
        />
        <div className="my-auto grid items-center gap-x-16 gap-y-12 py-16 lg:grid-cols-5">
          <div className="min-w-0 lg:col-span-3">
            <p className="font-mono text-sm/6 text-primary-300">Error 500</p>
            <h1 className="mt-3 text-4xl font-semibold tracking-tight text-balance wrap-break-word sm:text-6xl">
              This page failed to load
            </h1>
            <p className="mt-5 max-w-prose text-lg/8 text-pretty text-secondary-300">
              The error is on our side, and your apps are still running. Wait a minute and try again. If the page fails
              twice, send us the reference.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <a
                href="#"
                className="rounded-lg bg-white px-4 py-2.5 text-base/6 font-semibold text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
              >
                Try again
              </a>
              <a
                href={`mailto:support@orrin.example?subject=${reference}`}
                className="rounded-lg px-4 py-2.5 text-base/6 font-semibold text-white ring-1 ring-white/25 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
              >
                Email support
              </a>
            </div>
          </div>
          <div className="min-w-0 rounded-xl bg-secondary-900 ring-1 ring-white/10 lg:col-span-2">
            <div className="p-5 sm:p-6">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <h2 className="text-sm/6 font-medium text-secondary-300">Reference</h2>
                <button
                  type="button"
                  onClick={copy}
                  className="-my-2 -me-2.5 flex items-center gap-1.5 rounded-lg px-2.5 py-2.5 text-sm/5 font-semibold text-white transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none sm:py-1.5"
                >
                  {result === 'Copied' ? (
                    <CheckIcon aria-hidden="true" className="size-5 text-green-400" />
                  ) : (
                    <Square2StackIcon aria-hidden="true" className="size-5 text-secondary-400" />
                  )}
                  <span>
                    {result === 'Copied' ? 'Copied' : 'Copy'}
                    <span className="sr-only"> reference</span>
                  </span>
                </button>
              </div>
              <p className="mt-2 font-mono text-2xl/8 wrap-anywhere text-white">{reference}</p>
              <dl className="mt-5 grid gap-1 text-sm/6 text-secondary-300">
                <div className="flex flex-wrap gap-x-3">
                  <dt className="w-16 text-secondary-400">Time</dt>
                  <dd>April 20, 2026, 14:06 UTC</dd>
                </div>
                <div className="flex flex-wrap gap-x-3">
                  <dt className="w-16 text-secondary-400">Region</dt>
                  <dd>Frankfurt</dd>
                </div>
                <div className="flex flex-wrap gap-x-3">
                  <dt className="w-16 text-secondary-400">Request</dt>
                  <dd className="font-mono wrap-anywhere">GET /deployments</dd>
                </div>
              </dl>
              <p
                role="status"
                className={result === '' || result === 'Copied' ? 'sr-only' : 'mt-3 text-sm/6 text-secondary-300'}
              >
                {result}
              </p>
            </div>
            <a
              href="#"
              className="group flex gap-3 rounded-b-xl border-t border-white/10 px-5 py-4 text-sm/6 transition duration-150 hover:bg-white/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-white motion-reduce:transition-none sm:px-6"
            >
              <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-amber-400" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-white">Slow API responses in Europe</span>
                <span className="block text-secondary-400">Follow it on the status page</span>
              </span>
              <ArrowRightIcon
                aria-hidden="true"
                className="my-0.5 size-5 shrink-0 text-secondary-400 group-hover:text-white rtl:-scale-x-100"
              />
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}
