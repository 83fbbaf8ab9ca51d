import { BoltIcon } from '@heroicons/react/16/solid'
import { chosenWishes, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'

type Props = { path: string; title: string; flavour: Flavour }

/** Leads to the page from which the code goes to StackBlitz, in a tab of its own: that page may send there, ours may not. */
export function StackBlitzLink({ path, title, flavour }: Props) {
  const [preferences] = useSnippetPreferences()
  const file = flavour === 'react' && preferences.file === 'JSX' ? ({ file: 'JSX' } as const) : {}

  return (
    <a
      href={urls.stackBlitz(path, flavour, { ...file, ...chosenWishes(preferences) })}
      target="_blank"
      rel="noreferrer"
      title="Open in StackBlitz"
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10"
    >
      <BoltIcon aria-hidden className="size-4" />
      <span className="sr-only">Open {title} in StackBlitz</span>
    </a>
  )
}
