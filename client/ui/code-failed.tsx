import { ArrowPathIcon } from '@heroicons/react/16/solid'
import { ApiError } from '#client/api.ts'
import { Button } from './button.tsx'

const reasons: Record<number, string> = {
  0: 'The server could not be reached. Check the connection.',
  401: 'You are no longer signed in. Reload the page to sign in again.',
  403: 'Your licence does not open this code. If it changed just now, reload the page.',
  429: 'Too many requests in a short time. Wait a moment.',
}

/** The answer's status; 0 when there was none. */
const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)

/** Stands where code would: why it is not there, and a button that asks again. */
export function CodeFailed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div role="alert" className="grid min-h-64 place-items-center px-6 py-12 text-center">
      <div className="max-w-sm">
        <h3 className="text-base font-semibold text-ink">The code did not arrive</h3>
        <p className="mt-2 text-sm text-pretty text-muted">
          {reasons[statusOf(error)] ?? 'Something went wrong on our side.'}
        </p>
        <Button variant="secondary-alt" size="md" onClick={retry} className="mt-5">
          <ArrowPathIcon aria-hidden className="size-4" />
          Try again
        </Button>
      </div>
    </div>
  )
}
