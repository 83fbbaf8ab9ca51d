import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import { Link } from '#client/ui/link.tsx'
import { flavours } from '#shared/catalog.ts'
import type { PublicComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** What was proven of a component, in one line that leads to how. */
export function Verified({ states, holds }: NonNullable<PublicComponent['verified']>) {
  const Icon = holds ? CheckCircleIcon : ExclamationTriangleIcon
  const counted = `${states} ${states === 1 ? 'state' : 'states'}`

  return (
    <p className="mt-2.5 flex items-center gap-1.5 text-[0.8125rem] text-muted">
      <Icon
        aria-hidden
        className={holds ? 'size-4 shrink-0 text-emerald-700 dark:text-emerald-400' : 'size-4 shrink-0 text-danger'}
      />
      <Link alone href={urls.docs('tested')} variant="muted" className="font-normal">
        {holds ? `Verified alike in ${flavours.length} flavours, ${counted}` : 'Some checks failed'}
      </Link>
    </p>
  )
}
