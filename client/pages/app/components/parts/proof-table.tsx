import { CheckIcon, XMarkIcon } from '@heroicons/react/16/solid'
import { flavourTitles } from '#client/flavour-titles.ts'
import { flavours, type Flavour } from '#shared/catalog.ts'
import { proofChecks, type ShownProof, type ShownResult } from '#shared/proof.ts'
import { checks } from './proof-checks.ts'

/** Check by flavour. */
export function ProofTable({ title, proof }: { title: string; proof: ShownProof }) {
  const shown = proofChecks.filter((check) => flavours.some((flavour) => proof.flavours[flavour][check]))

  return (
    <table className="w-full text-start">
      <caption className="sr-only">What was verified of {title}, by flavour</caption>
      <thead>
        <tr className="text-xs text-faint">
          <th scope="col" className="pb-2 text-start font-normal">
            Check
          </th>
          {flavours.map((flavour) => (
            <th key={flavour} scope="col" className="w-11 pb-2 text-center font-normal sm:w-20">
              {flavourTitles[flavour]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((check) => (
          <tr key={check} className="border-t border-line align-top">
            <th scope="row" className="py-2.5 pe-3 text-start font-normal sm:pe-6">
              <span className="block font-medium text-ink">{checks[check].title}</span>
              <span className="block max-w-prose text-xs text-pretty">{checks[check].what}</span>
            </th>
            {flavours.map((flavour) => (
              <td key={flavour} className="py-2.5 text-center text-xs tabular-nums">
                <Cell flavour={flavour} result={proof.flavours[flavour][check]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ flavour, result }: { flavour: Flavour; result: ShownResult | undefined }) {
  if (!result) {
    const why = flavour === 'react' ? 'the others are held to it' : `does not apply to ${flavourTitles[flavour]}`
    return (
      <span className="text-faint">
        <span aria-hidden>–</span>
        <span className="sr-only">{why}</span>
      </span>
    )
  }
  if (result === 'passed')
    return (
      <>
        <CheckIcon aria-hidden className="inline size-4 text-emerald-700 dark:text-emerald-400" />
        <span className="sr-only">passed</span>
      </>
    )
  if (result.outcome === 'failed')
    return (
      <>
        <XMarkIcon aria-hidden className="inline size-4 text-danger" />
        <span className="sr-only">failed</span>
      </>
    )
  return (
    <span className="text-ink">
      {result.notes.length} known
      <span className="sr-only"> {result.notes.length === 1 ? 'difference' : 'differences'}</span>
    </span>
  )
}
