import { usePage } from '@inertiajs/react'
import { type FunctionComponent, memo, useState } from 'react'

/** What a tool takes from the page it was opened as. */
export type Opening = {
  /** The address it was opened with, whose query it begins with. */
  address: string
  /** Where the site is, for links that are sent. */
  origin: string
}

export type ToolProps = { opening: Opening }

/**
 * A tool as a page. Each time the address follows a change, the page is a new one to all that ask for it; the tool
 * itself is asked to draw nothing then, for it knows what it shows.
 */
export function asPage<Props extends object>(Tool: FunctionComponent<Props & ToolProps>) {
  const KeptTool = memo(Tool)
  return function ToolOfPage(props: Props) {
    const page = usePage()
    const [opening] = useState<Opening>({ address: page.url, origin: page.props.site.url })
    return <KeptTool {...props} opening={opening} />
  }
}
