import github from 'bootstrap-icons/icons/github.svg?raw'
import google from 'bootstrap-icons/icons/google.svg?raw'
import type { SocialName } from '#shared/social.ts'

const marks: Record<SocialName, string> = { github, google }

/** By what people know the other site; its name stands beside it. */
export function SocialMark({ name }: { name: SocialName }) {
  return (
    <span
      aria-hidden
      className="flex size-4 shrink-0 [&>svg]:size-full"
      // oxlint-disable-next-line react/no-danger -- the drawing of a package we chose, not what somebody wrote
      dangerouslySetInnerHTML={{ __html: marks[name] }}
    />
  )
}
