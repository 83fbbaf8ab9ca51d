import { usePage } from '@inertiajs/react'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

const look =
  'rounded-xs underline decoration-transparent underline-offset-3 transition-colors hover:text-ink hover:decoration-line-strong'

/** The page as Markdown, and where its words can be mended. */
export function PageHints({ slug, title }: { slug: string; title: string }) {
  const { supportEmail } = usePage().props.site
  const file = `content/docs/${slug}.md`
  const subject = encodeURIComponent(`${site.name} documentation: ${title}`)

  return (
    <p
      data-print="no"
      className="mt-12 flex max-w-[68ch] flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-5 text-sm text-muted"
    >
      <a href={urls.docsMarkdown(slug)} className={`inline-flex items-center pointer-coarse:min-h-10 ${look}`}>
        This page as Markdown
      </a>
      <span>
        Edit <code className="font-mono text-[0.8125rem]">{file}</code>, or{' '}
        <a href={`mailto:${supportEmail}?subject=${subject}`} className={look}>
          tell us what is wrong
        </a>
      </span>
    </p>
  )
}
