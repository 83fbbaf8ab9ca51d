/**
 * @title Buttons with loading and result states
 * @description A button at rest, loading, done and failed, which keeps its width and its focus and says what happens.
 * @keywords loading button, spinner button, deploying, success state, error state, retry, async button
 * @free
 * @layout padded
 * @order 5
 * @part AUI-C07-5
 */
import { useState } from 'react'
import clsx from 'clsx'
import { ArrowPathIcon, CheckIcon } from '@heroicons/react/20/solid'

const samples = [
  { id: 'fra', name: 'Frankfurt', phase: 'rest' },
  { id: 'iad', name: 'Virginia', phase: 'loading' },
  { id: 'pdx', name: 'Oregon', phase: 'done' },
  { id: 'gru', name: 'São Paulo', phase: 'failed' },
]

const labels: Record<string, string> = { rest: 'Deploy', loading: 'Deploying…', done: 'Deployed', failed: 'Try again' }

const details: Record<string, string> = {
  rest: 'Runs v41, v42 is ready',
  loading: 'Uploading v42',
  done: 'Runs v42',
  failed: 'v42 failed its health check',
}

const phaseStyles: Record<string, string> = {
  rest: 'bg-white text-secondary-950 hover:bg-secondary-200 active:bg-secondary-300',
  loading: 'bg-white/15 text-white',
  done: 'bg-green-400/10 text-green-300 ring-1 ring-green-400/40 ring-inset hover:bg-green-400/20',
  failed: 'bg-red-600 text-white hover:bg-red-700 active:bg-red-800',
}

export default function ButtonsWithLoadingAndResultStates() {
  const [regions, setRegions] = useState(samples)
  const [news, setNews] = useState('')

  // Set “loading” when your request starts, then “done” or “failed”; here each press takes one step
  function press(id: string, name: string, phase: string) {
    const next = phase === 'loading' ? 'done' : 'loading'
    setRegions(regions.map((region) => (region.id === id ? { ...region, phase: next } : region)))
    setNews(`${name}: ${details[next]}`)
  }

  return (
    <section
      aria-labelledby="regions-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-secondary-950 ring-1 ring-secondary-950 dark:ring-white/15"
    >
      <h2 id="regions-heading" className="px-5 py-3 font-mono text-sm/6 text-secondary-300 sm:px-6">
        larkpine-web v42
      </h2>
      <ul role="list" className="grid gap-px bg-white/15 pt-px sm:grid-cols-2">
        {regions.map((region) => (
          <li key={region.id} className="bg-secondary-950 p-5 sm:px-6 sm:py-4">
            <p className="text-xl/7 font-semibold text-white">{region.name}</p>
            <p className="text-sm/6 text-secondary-300">{details[region.phase]}</p>
            <button
              type="button"
              aria-busy={region.phase === 'loading' ? true : undefined}
              onClick={() => press(region.id, region.name, region.phase)}
              className={clsx(
                'mt-4 flex w-full items-center justify-center gap-2 rounded-lg px-3.5 py-2 text-sm/6 font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none',
                phaseStyles[region.phase],
              )}
            >
              {region.phase === 'loading' && (
                <span
                  aria-hidden="true"
                  className="size-4 shrink-0 animate-spin rounded-full border-2 border-white/25 border-t-white motion-reduce:animate-none"
                />
              )}
              {region.phase === 'done' && <CheckIcon aria-hidden="true" className="size-5 shrink-0" />}
              {region.phase === 'failed' && <ArrowPathIcon aria-hidden="true" className="size-5 shrink-0" />}
              {labels[region.phase]}
              <span className="sr-only">{region.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  )
}
