import { Kbd } from '#client/ui/kbd.tsx'
import { Popover } from '#client/ui/popover.tsx'
import type { ListedComponent } from '#shared/page-props.ts'
import { Colours } from './colours.tsx'
import { ComponentLinks } from './on-this-page.tsx'

type Props = {
  components: readonly ListedComponent[]
  current: string | null
  onJump: (slug: string) => void
  onKeyboard: () => void
}

/** What concerns every component of the page; stays below the header while they pass. */
export function PageBar({ components, current, onJump, onKeyboard }: Props) {
  const position = components.findIndex(({ slug }) => slug === current)
  const count = `${components.length} ${components.length === 1 ? 'component' : 'components'}`

  return (
    <div
      data-print="no"
      className="relative z-10 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-b border-line bg-page/95 px-4 py-2.5 backdrop-blur-sm sm:-mx-8 sm:px-8 md:sticky md:top-14"
    >
      {components.length > 1 ? (
        <Popover
          align="start"
          name={`${Math.max(position, 0) + 1} of ${count} on this page`}
          legend="Components on this page"
          focus="[aria-current], a"
          button={
            <span className="tabular-nums">
              {Math.max(position, 0) + 1}{' '}
              <span className="text-muted">
                of {components.length} <span className="max-sm:sr-only">components</span>
              </span>
            </span>
          }
        >
          <ComponentLinks
            components={components}
            current={current}
            onJump={onJump}
            className="max-h-[60dvh] min-w-56 overflow-y-auto"
          />
        </Popover>
      ) : (
        <p className="font-mono text-xs text-faint">{count}</p>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-2">
        <Colours />
        <button
          type="button"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts"
          aria-haspopup="dialog"
          onClick={onKeyboard}
          className="grid size-9 place-items-center rounded-lg hover:bg-hover max-sm:hidden pointer-coarse:invisible"
        >
          <Kbd>?</Kbd>
        </button>
      </div>
    </div>
  )
}
