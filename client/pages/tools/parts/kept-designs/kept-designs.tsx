import { StarIcon, XMarkIcon } from '@heroicons/react/16/solid'
import { Link } from '#client/router-link.tsx'
import { clsx } from 'clsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Popover } from '#client/ui/popover.tsx'
import type { DesignTool } from '#shared/tools/kept-designs.ts'
import { urls } from '#shared/urls.ts'
import { useKeptDesigns } from './use-kept-designs.ts'

/** What an entry of the list says: words, and the colours it is known by. */
export type Described = { text: string; colors: string[] }

type Props = {
  tool: DesignTool
  /** Null for a guest. */
  kept: string[] | null
  /** What the tool shows now. */
  query: string
  describe: (query: string) => Described
}

/** Keeps what a tool shows with the account, and leads back to what was kept. Guests are led to sign in, and back. */
export function KeptDesigns(props: Props) {
  const { kept, tool, query } = props
  if (kept) return <Keeping {...props} kept={kept} />
  return (
    <ButtonLink variant="secondary-alt" size="sm" href={urls.login(`${urls.tool(tool)}${query && `?${query}`}`)}>
      <StarIcon aria-hidden className="size-4" />
      Sign in to keep
    </ButtonLink>
  )
}

function Keeping({ tool, kept: first, query, describe }: Props & { kept: string[] }) {
  const { kept, failed, toggle } = useKeptDesigns(tool, first)
  const isKept = kept.includes(query)

  return (
    <>
      <Button
        variant="secondary-alt"
        size="sm"
        disabled={query === ''}
        aria-pressed={isKept}
        onClick={() => void toggle(query)}
      >
        <StarIcon aria-hidden className={clsx('size-4', isKept ? 'text-amber-500' : 'text-faint')} />
        {isKept ? 'Kept' : 'Keep'}
      </Button>
      <output className={failed ? 'self-center text-xs text-danger' : 'sr-only'}>
        {failed && 'Not saved. Try again.'}
      </output>
      {kept.length > 0 && (
        <Popover name={`Yours: ${kept.length} kept`} legend="What you kept" focus="a" button={`Yours: ${kept.length}`}>
          <ul className="grid max-h-80 w-72 max-w-full overflow-y-auto">
            {kept.map((each) => (
              <Entry key={each} tool={tool} query={each} {...describe(each)} onDrop={() => void toggle(each)} />
            ))}
          </ul>
        </Popover>
      )}
    </>
  )
}

function Entry({
  tool,
  query,
  text,
  colors,
  onDrop,
}: Described & { tool: DesignTool; query: string; onDrop: () => void }) {
  return (
    <li className="flex items-center gap-1">
      <Link
        href={`${urls.tool(tool)}?${query}`}
        className="flex min-h-10 min-w-0 flex-1 items-center gap-2.5 rounded-md px-2 text-sm text-ink hover:bg-hover"
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${colors.length} 1`}
          preserveAspectRatio="none"
          className="h-5 w-8 shrink-0 rounded-sm"
        >
          {colors.map((color, index) => (
            <rect key={index} x={index} width="1.05" height="1" fill={color} />
          ))}
        </svg>
        <span className="truncate">{text}</span>
      </Link>
      <IconButton icon={XMarkIcon} dense label={`Remove ${text}`} onClick={onDrop} />
    </li>
  )
}
