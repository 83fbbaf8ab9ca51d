import { describeDay } from '#client/day.ts'
import type { PostLink } from '#shared/publishing.ts'

type Props = Pick<PostLink, 'date' | 'minutes' | 'author'>

/** Who wrote it, when, and how long it takes. */
export function Byline({ date, minutes, author }: Props) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-faint tabular-nums">
      <span>{author.name}</span>
      <span aria-hidden>·</span>
      <time dateTime={date}>{describeDay(date)}</time>
      <span aria-hidden>·</span>
      <span>{minutes} min read</span>
    </p>
  )
}
