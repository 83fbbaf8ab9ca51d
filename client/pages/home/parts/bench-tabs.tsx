import { useId } from 'react'
import type { BenchPiece } from '#shared/page-props.ts'

type Props = { pieces: BenchPiece[]; chosen: string; onChoose: (path: string) => void }

/** Which component lies on the bench. */
export function BenchTabs({ pieces, chosen, onChoose }: Props) {
  const name = useId()

  return (
    <fieldset className="flex max-w-full gap-0.5 max-sm:-m-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap">
      <legend className="sr-only">Component on the bench</legend>
      {pieces.map(({ component, page }) => (
        <label
          key={component.path}
          className="relative inline-flex h-9 shrink-0 cursor-pointer items-center rounded-md px-3 text-sm font-medium text-muted transition-colors select-none hover:text-ink has-checked:bg-page has-checked:text-ink has-checked:shadow-xs has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent dark:has-checked:bg-overlay pointer-coarse:h-11"
        >
          <input
            type="radio"
            name={name}
            value={component.path}
            checked={component.path === chosen}
            onChange={() => onChoose(component.path)}
            className="segment-input"
          />
          {page}
        </label>
      ))}
    </fieldset>
  )
}
