import { ArrowDownOnSquareIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import { flavourTitles } from '#client/flavour-titles.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { addCommand, errandFor, shadcnCommand } from '#shared/add-commands.ts'
import type { ComponentMeta } from '#shared/catalog.ts'
import type { CopyChannel } from '#shared/copies.ts'
import type { CodeAnswer } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { breakable } from './breakable.tsx'
import { CopyButton } from './copy-button.tsx'
import { Link } from './link.tsx'
import { Popover } from './popover.tsx'

type Props = {
  component: Pick<ComponentMeta, 'path' | 'title' | 'description'>
  /** Has the code in the chosen flavour, colours and style; null where it is locked. */
  fetchCode: (() => Promise<CodeAnswer | null>) | null
  /** Where the code is counted as taken. */
  codeChannel: CopyChannel
  /** Is told what was copied. */
  onCopied: (channel: CopyChannel) => void
}

/** Every way to take a component, to be copied: its code, a command, and a text for an assistant that fetches it. */
export function TakeMenu({ component, fetchCode, codeChannel, onCopied }: Props) {
  const { path, title } = component
  const { url: origin } = usePage().props.site
  const [preferences] = useSnippetPreferences()
  const { flavour, file: label } = preferences

  async function code() {
    const answer = (await fetchCode?.()) ?? null
    const file = answer?.files.find((one) => one.label === label) ?? answer?.files[0]
    return file?.code ?? null
  }

  return (
    <div data-print="no">
      <Popover
        name={`Take it: ${title}`}
        button={
          <>
            <ArrowDownOnSquareIcon aria-hidden className="size-4 text-faint" />
            Take it
          </>
        }
        legend={`Ways to take ${title}`}
        focus="button"
      >
        <ul className="grid w-md max-w-full divide-y divide-line text-sm text-ink">
          {fetchCode && (
            <Way
              title="Code"
              shown={`${flavourTitles[flavour]}, in your colours and code style`}
              what={`${title}, ${flavourTitles[flavour]} code`}
              text={code}
              onCopied={() => onCopied(codeChannel)}
            />
          )}
          <Way
            title="shadcn command line"
            shown={shadcnCommand(path)}
            isCode
            what={`command for shadcn: ${title}`}
            text={shadcnCommand(path)}
            onCopied={() => onCopied('command')}
          />
          <Way
            title={`${site.name} command line`}
            shown={addCommand(origin, path)}
            isCode
            what={`command for ${site.name}: ${title}`}
            text={addCommand(origin, path)}
            onCopied={() => onCopied('command')}
          />
          <Way
            title="Text for an assistant"
            shown="Says which component, in which flavour and colours, and how to get it"
            what={`text for an assistant: ${title}`}
            text={() => errandFor(component, preferences, origin)}
            onCopied={() => onCopied('prompt')}
          />
        </ul>
        <p className="border-t border-line pt-2 text-[0.8125rem]">
          <Link href={urls.useItYourWay()} alone>
            How to set up a command or an assistant
          </Link>
        </p>
      </Popover>
    </div>
  )
}

type WayProps = {
  title: string
  shown: string
  isCode?: boolean
  what: string
  text: string | (() => string | null | Promise<string | null>)
  onCopied: () => void
}

const Way = ({ title, shown, isCode = false, what, text, onCopied }: WayProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 first:pt-0">
    <div className="min-w-0">
      <p className="font-medium">{title}</p>
      {isCode ? (
        <p className="font-mono text-xs/5 wrap-anywhere text-muted">{breakable(shown)}</p>
      ) : (
        <p className="text-xs/5 text-pretty text-muted">{shown}</p>
      )}
    </div>
    <CopyButton text={text} what={what} onCopied={onCopied} />
  </li>
)
