import { Link } from '#client/router-link.tsx'
import { describeDay } from '#client/day.ts'
import type { PostLink } from '#shared/publishing.ts'
import { urls } from '#shared/urls.ts'

/** A post in a list; the whole row leads to it. */
export function PostRow({ post, heading: Heading = 'h2' }: { post: PostLink; heading?: 'h2' | 'h3' }) {
  return (
    <article className="group relative grid gap-x-12 gap-y-2 py-8 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="min-w-0">
        <Heading className="text-xl font-semibold tracking-tight text-balance text-ink">
          <Link
            href={urls.blog(post.slug)}
            prefetch
            className="rounded-xs decoration-line-strong underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </Heading>
        <p className="mt-2 max-w-[60ch] text-pretty text-muted">{post.description}</p>
      </div>
      <div className="text-sm text-faint tabular-nums lg:pt-1">
        <p>
          <time dateTime={post.date}>{describeDay(post.date)}</time>, {post.minutes} min read
        </p>
        <p className="mt-1">{post.author.name}</p>
        <p className="mt-1 max-lg:hidden">{post.tags.map(({ title }) => title).join(', ')}</p>
      </div>
    </article>
  )
}
