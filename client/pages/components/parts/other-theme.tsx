import { MoonIcon, SunIcon } from '@heroicons/react/16/solid'
import type { Theme } from '#client/hooks/use-dark-mode.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'

type Props = { shown: Theme; onChoose: (other: Theme) => void }

/**
 * Shows a preview in the other theme. Until the client runs, the stylesheet says which one that is; what is pressed
 * before that is the button, since the drawings in it are others afterwards.
 */
export function OtherTheme({ shown, onChoose }: Props) {
  const mounted = useMounted()
  const other = shown === 'dark' ? 'light' : 'dark'
  const Icon = other === 'light' ? SunIcon : MoonIcon

  return (
    <button
      type="button"
      title={mounted ? `Show in ${other}` : undefined}
      onClick={() => onChoose(other)}
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors *:pointer-events-none hover:bg-hover hover:text-ink pointer-coarse:size-10"
    >
      {mounted ? (
        <>
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">Show in {other}</span>
        </>
      ) : (
        <>
          <MoonIcon aria-hidden className="size-4 dark:hidden" />
          <span className="sr-only dark:hidden">Show in dark</span>
          <SunIcon aria-hidden className="hidden size-4 dark:block" />
          <span className="sr-only hidden dark:block">Show in light</span>
        </>
      )}
    </button>
  )
}
