import { ArrowTopRightOnSquareIcon, MoonIcon, SunIcon } from '@heroicons/react/16/solid'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { ListedComponent } from '#shared/page-props.ts'
import { type PreviewLook, urls } from '#shared/urls.ts'

/** What was chosen for one preview; no theme means the page's own. */
export type PreviewChoices = { theme: 'light' | 'dark' | null; dir: 'ltr' | 'rtl' }

type Props = {
  component: ListedComponent
  look: Required<PreviewLook>
  choices: PreviewChoices
  onChange: (choices: PreviewChoices) => void
}

export function PreviewTools({ component, look, choices, onChange }: Props) {
  const [colors] = useSnippetPreferences()
  const dark = look.theme === 'dark'

  return (
    <fieldset aria-label={`Preview of ${component.title}`} className="flex flex-wrap items-center gap-0.5">
      <IconButton
        dense
        icon={dark ? SunIcon : MoonIcon}
        label={dark ? 'Show in light' : 'Show in dark'}
        onClick={() => onChange({ ...choices, theme: dark ? 'light' : 'dark' })}
      />
      <button
        type="button"
        aria-pressed={look.dir === 'rtl'}
        title="Right to left"
        onClick={() => onChange({ ...choices, dir: look.dir === 'rtl' ? 'ltr' : 'rtl' })}
        className="h-8 rounded-md px-2 font-mono text-xs font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink pointer-coarse:h-10 pointer-coarse:min-w-10"
      >
        RTL<span className="sr-only">, right to left</span>
      </button>
      <a
        href={urls.appPreview(component.path, { ...look, ...chosenColors(colors) })}
        target="_blank"
        rel="noreferrer"
        title="Open in a new tab"
        data-open-preview
        className="inline-flex size-8 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10"
      >
        <ArrowTopRightOnSquareIcon aria-hidden className="size-4" />
        <span className="sr-only">Open {component.title} in a new tab</span>
      </a>
    </fieldset>
  )
}
