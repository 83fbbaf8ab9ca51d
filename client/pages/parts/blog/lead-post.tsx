import { Link } from '#client/router-link.tsx'
import { Still } from '#client/ui/still.tsx'
import type { Lead } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { Byline } from './byline.tsx'

/** A new post, beside a component that stands in it. */
export function LeadPost({ post, thumbnail }: Lead) {
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-6 border-t border-line-strong py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-10">
      <div className="min-w-0">
        <h2 className="text-2xl font-semibold tracking-tight text-balance text-ink sm:text-3xl">
          <Link
            href={urls.blog(post.slug)}
            prefetch
            className="rounded-xs decoration-line-strong underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </h2>
        <p className="mt-3 mb-5 max-w-[60ch] text-lg/7 text-pretty text-muted">{post.description}</p>
        <Byline {...post} />
      </div>
      <Still thumbnail={thumbnail} late className="aspect-16/10 rounded-xl ring-1 ring-line" />
    </article>
  )
}
