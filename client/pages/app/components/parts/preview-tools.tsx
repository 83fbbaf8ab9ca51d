import {
  ArrowsPointingOutIcon,
  ArrowTopRightOnSquareIcon,
  ComputerDesktopIcon,
  DevicePhoneMobileIcon,
  DeviceTabletIcon,
  MoonIcon,
  SunIcon,
} from '@heroicons/react/16/solid'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { ListedComponent } from '#shared/page-props.ts'
import { type PreviewLook, urls } from '#shared/urls.ts'

/** What was chosen for one preview; no theme means the page's own. */
export type PreviewChoices = { theme: 'light' | 'dark' | null; dir: 'ltr' | 'rtl'; width: number | null }

const widths = [
  { label: 'Phone, 375 pixels', icon: DevicePhoneMobileIcon, width: 375 },
  { label: 'Tablet, 768 pixels', icon: DeviceTabletIcon, width: 768 },
  { label: 'Desktop, 1024 pixels', icon: ComputerDesktopIcon, width: 1024 },
  { label: 'Full width', icon: ArrowsPointingOutIcon, width: null },
]

type Props = {
  component: ListedComponent
  look: Required<PreviewLook>
  choices: PreviewChoices
  /** Pixels there are for the preview; null before they are known. */
  room: number | null
  onChange: (choices: PreviewChoices) => void
}

export function PreviewTools({ component, look, choices, room, onChange }: Props) {
  const [colors] = useSnippetPreferences()
  const dark = look.theme === 'dark'
  const shown = choices.width ?? room

  return (
    <fieldset aria-label={`Preview of ${component.title}`} className="flex flex-wrap items-center gap-0.5">
      <div className="me-1 flex items-center gap-0.5 border-e border-line pe-1.5 max-md:hidden">
        <span aria-hidden className="me-1 min-w-14 text-end font-mono text-xs text-faint tabular-nums">
          {shown !== null && `${shown} px`}
        </span>
        {widths.map(({ label, icon, width }) => (
          <IconButton
            key={label}
            dense
            icon={icon}
            label={label}
            pressed={choices.width === width}
            disabled={width !== null && room !== null && width > room}
            onClick={() => onChange({ ...choices, width })}
            className="disabled:pointer-events-none disabled:opacity-40"
          />
        ))}
      </div>
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
        className="h-8 rounded-md px-2 font-mono text-xs font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink pointer-coarse:h-10"
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
