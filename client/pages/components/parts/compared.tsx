import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import { Link } from '#client/ui/link.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { comparedWords, engineWords } from './compared-words.ts'

/** What was compared before the component was let into the library, in words a buyer knows. */
export function Compared({
  component,
  known,
  awaitsProof,
  engines,
}: Pick<Pages['components/component'], 'component' | 'known' | 'awaitsProof' | 'engines'>) {
  const { verified } = component
  const Icon = verified?.holds ? CheckCircleIcon : ExclamationTriangleIcon

  return (
    <div className="mt-4 border-t border-line pt-4 text-sm/6 text-muted">
      {verified && (
        <p className="flex items-center gap-2 font-medium text-ink">
          <Icon
            aria-hidden
            className={verified.holds ? 'size-4 text-emerald-700 dark:text-emerald-400' : 'size-4 text-danger'}
          />
          {verified.holds ? 'The same in every flavour' : 'Some checks failed'}
        </p>
      )}
      {!awaitsProof && <p className="mt-1 max-w-prose text-pretty">{comparedWords(verified, known)}</p>}
      {engines.length > 0 && <p className="mt-2 max-w-prose text-pretty">{engineWords(engines)}</p>}
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href={urls.docs('tested')} alone>
          How components are tested
        </Link>
        <Link href={urls.docs('accessibility-report')} alone>
          Accessibility report
        </Link>
      </p>
    </div>
  )
}
