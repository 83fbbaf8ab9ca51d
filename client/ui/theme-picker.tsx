import { ComputerDesktopIcon, MoonIcon, SunIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import { setDarkMode, useDarkMode } from '#client/hooks/use-dark-mode.ts'
import type { DarkMode } from '#shared/page-props.ts'
import { Segmented } from './segmented.tsx'

const options = [
  { value: 'off', label: 'Light', icon: SunIcon },
  { value: 'on', label: 'Dark', icon: MoonIcon },
  { value: 'system', label: 'System', icon: ComputerDesktopIcon },
] as const satisfies { value: DarkMode; label: string; icon: unknown }[]

type Props = { iconsOnly?: boolean; className?: string }

/** Light, dark, or as the system has it. */
export function ThemePicker({ iconsOnly, className }: Props) {
  const mode = useDarkMode()
  const signedIn = usePage().props.auth.user !== null

  return (
    <Segmented
      label="Theme"
      options={options}
      value={mode}
      onChange={(picked) => setDarkMode(picked, signedIn)}
      iconsOnly={iconsOnly}
      tellsTheme
      className={className}
    />
  )
}
