import { describeDay } from '#client/day.ts'
import { Byline } from '#client/pages/parts/blog/byline.tsx'
import { PostRow } from '#client/pages/parts/blog/post-row.tsx'
import { TagList } from '#client/pages/parts/blog/tag-list.tsx'
import { Fold } from '#client/pages/parts/publishing/fold.tsx'
import { OnThisPage } from '#client/pages/parts/publishing/on-this-page.tsx'
import { SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { Article } from '#client/ui/article/article.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

export default function Post({ post, related, shown }: Pages['blog/show']) {
  return (
    <SitePage>
      <PageHead
        title={post.title}
        description={post.description}
        article={post}
        markdown={urls.blogMarkdown(post.slug)}
        feed={{ title: `${site.name} blog`, href: urls.feed() }}
      />
      <div className="@container">
        <div className="grid gap-x-16 pt-14 pb-16 sm:pt-20 @min-[68rem]:grid-cols-[minmax(0,1fr)_13rem]">
          <article aria-labelledby="title" className="mx-auto w-full max-w-3xl min-w-0">
            <p data-print="no" className="text-sm">
              <Link href={urls.blog()} variant="muted">
                Blog
              </Link>
            </p>
            <h1 id="title" className="mt-3 text-3xl font-semibold tracking-tighter text-balance text-ink sm:text-4xl">
              {post.title}
            </h1>
            <p className="mt-4 max-w-[60ch] text-lg/7 text-pretty text-muted">{post.description}</p>
            <div className="mt-5 mb-10 border-b border-line pb-6">
              <Byline {...post} />
              {post.updated && <p className="mt-1 text-sm text-faint">Revised on {describeDay(post.updated)}</p>}
            </div>
            <Fold key={post.slug} title="On this page" className="-mt-4 mb-10 @min-[68rem]:hidden">
              <OnThisPage headings={post.headings} />
            </Fold>
            <Article blocks={post.blocks} docHref={urls.docs} shown={shown} className="max-w-none" />
            <footer className="mt-14 border-t border-line pt-6">
              <p className="max-w-[60ch] text-sm/6 text-muted">
                <span className="font-medium text-ink">{post.author.name}.</span> {post.author.about}
              </p>
              <div data-print="no" className="mt-4">
                <TagList tags={post.tags} label="Subjects of this post" />
              </div>
            </footer>
          </article>
          <div className="sticky top-24 max-h-[calc(100dvh-7rem)] [scrollbar-width:thin] self-start overflow-y-auto @max-[68rem]:hidden">
            <p className="pb-1.5 text-xs font-medium text-faint">On this page</p>
            <OnThisPage headings={post.headings} />
          </div>
        </div>
      </div>
      <section data-print="no" aria-labelledby="related" className="border-t border-line pt-10 pb-16">
        <h2 id="related" className="text-sm font-medium text-faint">
          Read on
        </h2>
        <div className="divide-y divide-line">
          {related.map((other) => (
            <PostRow key={other.slug} post={other} heading="h3" />
          ))}
        </div>
      </section>
    </SitePage>
  )
}
