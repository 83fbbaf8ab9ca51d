import { SiteHeading, SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { LeadPost } from '#client/pages/parts/blog/lead-post.tsx'
import { PostRow } from '#client/pages/parts/blog/post-row.tsx'
import { TagList } from '#client/pages/parts/blog/tag-list.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

export default function Blog({ posts, tags, tag, lead }: Pages['blog/index']) {
  const others = posts.filter(({ slug }) => slug !== lead?.post.slug)

  return (
    <SitePage>
      <PageHead
        title={tag ? `Blog: ${tag.title}` : 'Blog'}
        description={
          tag
            ? `Our articles about ${tag.title}.`
            : `How ${site.name}’s components are built, coloured and tested, with working components in the text.`
        }
        feed={{ title: `${site.name} blog`, href: urls.feed() }}
      />
      <SiteHeading title={tag ? tag.title : 'Blog'}>
        How interface components are built, coloured and tested in four frameworks, with the components themselves at
        work in the text.
      </SiteHeading>
      <div className="flex items-start justify-between gap-x-10 gap-y-4 pb-8 max-sm:flex-col">
        <TagList tags={tags} current={tag?.slug} label="Subjects" />
        <a
          href={urls.feed()}
          className="rounded-xs py-1.5 text-sm font-medium whitespace-nowrap text-muted underline decoration-transparent underline-offset-3 transition-colors hover:text-ink hover:decoration-line-strong"
        >
          RSS feed
        </a>
      </div>
      {lead && <LeadPost {...lead} />}
      <div className="divide-y divide-line border-t border-line pb-20">
        {others.map((post) => (
          <PostRow key={post.slug} post={post} />
        ))}
      </div>
    </SitePage>
  )
}
