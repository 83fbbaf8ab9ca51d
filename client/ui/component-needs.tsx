import { flavourTitles } from '#client/flavour-titles.ts'
import { ProseCode } from '#client/ui/prose-code.tsx'
import type { ComponentNeeds as Needs } from '#shared/page-props.ts'

/** What a project needs besides Tailwind CSS, flavour by flavour. */
export const ComponentNeeds = ({ needs }: { needs: readonly Needs[] }) => (
  <dl className="mt-4 border-t border-line text-sm/6">
    {needs.map(({ flavour, dependencies, setup }) => (
      <div key={flavour} className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="font-medium text-ink">{flavourTitles[flavour]}</dt>
        <dd className="grid min-w-0 gap-1 text-muted">
          {dependencies.length > 0 && (
            <p className="flex flex-wrap gap-x-4 font-mono text-[0.8125rem] wrap-anywhere text-ink">
              {dependencies.map(({ name, version }) => (
                <span key={name}>
                  {name} <span className="text-faint">{version}</span>
                </span>
              ))}
            </p>
          )}
          {dependencies.length === 0 && setup.length === 0 && <p>Nothing besides Tailwind CSS.</p>}
          {setup.map((sentence) => (
            <p key={sentence} className="max-w-prose text-pretty">
              <ProseCode text={sentence} />
            </p>
          ))}
        </dd>
      </div>
    ))}
  </dl>
)
