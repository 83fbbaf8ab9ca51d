import { ArrowRightIcon, PlayIcon, StopIcon } from '@heroicons/react/16/solid'
import { lazy, Suspense, useState } from 'react'
import { flavourTitles } from '#client/flavour-titles.ts'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { Section } from '#client/pages/parts/section.tsx'
import { Button } from '#client/ui/button.tsx'
import { LatePicture } from '#client/ui/late-picture.tsx'
import { Link } from '#client/ui/link.tsx'
import { flavours } from '#shared/catalog.ts'
import type { HomeExample } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { Heading } from './heading.tsx'

/** Runs four frameworks at once: fetched by whoever asks for it. */
const RunningFlavours = lazy(() => import('./all-four.tsx'))

/** A component in every flavour: its picture with the line in which they differ, and at a press all four at work. */
export function Flavours({ example }: { example: HomeExample }) {
  const { component, known } = example
  const [isRunning, setRunning] = useState(false)
  const theme = useTheme()
  const pictures = <Pictures example={example} />

  return (
    <Section labelledBy="flavours" className="py-14 sm:py-16">
      <Heading id="flavours" title="One source, four frameworks">
        Every component is written once and compiled to the code you would write by hand in each framework. Run all four
        together: use one, and the other three do the same.
      </Heading>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          size="lg"
          variant={isRunning ? 'secondary-alt' : 'primary'}
          onClick={() => setRunning(!isRunning)}
          className="[@media(scripting:none)]:hidden"
        >
          {isRunning ? <StopIcon aria-hidden className="size-4" /> : <PlayIcon aria-hidden className="size-4" />}
          {isRunning ? 'Stop' : 'Run all four together'}
        </Button>
        {isRunning && <p className="text-base text-ink">Use any one of them: the other three follow.</p>}
        <Link
          href={urls.component(component.path)}
          variant="black"
          className="inline-flex min-h-10 items-center gap-1.5"
        >
          {component.title} <ArrowRightIcon aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      </div>
      <div className="mt-6">
        {isRunning ? (
          <Suspense fallback={pictures}>
            <RunningFlavours component={component} known={known} theme={theme} dir="ltr" level="h3" />
          </Suspense>
        ) : (
          pictures
        )}
      </div>
    </Section>
  )
}

const Pictures = ({ example: { component, ways } }: { example: HomeExample }) => (
  <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
    {flavours.map((flavour) => (
      <li key={flavour} className="min-w-0 overflow-clip rounded-xl bg-(--code-ground) ring-1 ring-line-strong">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line px-3 py-2 sm:px-4">
          <h3 className="text-base font-semibold text-ink">{flavourTitles[flavour]}</h3>
          <p className="min-w-0 font-mono text-xs wrap-anywhere text-muted max-sm:hidden sm:ms-auto">
            {ways[flavour].fileName}
          </p>
        </div>
        <LatePicture path={component.path} picture={component.picture} />
        {ways[flavour].line && (
          <p className="border-t border-line px-3 py-3 font-mono text-xs/5 wrap-anywhere text-ink sm:px-4">
            <span className="me-2 font-sans text-muted">Bound with</span>
            <bdi dir="ltr">{ways[flavour].line}</bdi>
          </p>
        )}
      </li>
    ))}
  </ul>
)
