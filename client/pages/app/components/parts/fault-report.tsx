import { ChevronRightIcon, FlagIcon } from '@heroicons/react/16/solid'
import { useRef, useState } from 'react'
import { OnceAlive } from '#client/ui/once-alive.tsx'
import type { ListedComponent } from '#shared/page-props.ts'
import { FaultForm } from './fault-form.tsx'

/** A quiet line, and behind it the form that tells us what is wrong with a component. */
export function FaultReport({ component }: { component: ListedComponent }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isSent, setSent] = useState(false)

  function sent() {
    setSent(true)
    if (details.current) details.current.open = false
    details.current?.querySelector('summary')?.focus()
  }

  return (
    <div data-print="no" className="mt-1 flex flex-wrap items-start gap-x-4 text-sm text-muted pointer-coarse:mt-0">
      <details ref={details} className="group min-w-0 open:w-full">
        <summary className="quiet-summary">
          <FlagIcon aria-hidden className="size-4 shrink-0 text-faint" />
          Report a fault
          <span className="sr-only">: {component.title}</span>
          <ChevronRightIcon
            aria-hidden
            className="size-4 shrink-0 text-faint transition-transform group-open:rotate-90 rtl:-scale-x-100"
          />
        </summary>
        <div className="mt-3 rounded-xl bg-raised p-4 ring-1 ring-line sm:p-5">
          <OnceAlive>
            <FaultForm component={component} onChange={() => setSent(false)} onSent={sent} />
          </OnceAlive>
        </div>
      </details>
      <output className="text-xs font-medium text-ink not-empty:py-1 pointer-coarse:not-empty:py-3">
        {isSent && 'Thank you. We have received your report.'}
      </output>
    </div>
  )
}
