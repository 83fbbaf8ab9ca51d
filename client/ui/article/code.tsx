import { useMounted } from '#client/hooks/use-mounted.ts'
import { CodeBlock } from '../code-block.tsx'
import { CopyButton } from '../copy-button.tsx'

type Props = { label: string; code: string; html: string }

/** Characters from which a listing gets its colours with the client: they are most of an article's document. */
const long = 900

export function ArticleCode({ label, code, html }: Props) {
  const isColoured = useMounted() || code.length < long
  return (
    <figure className="mt-5 overflow-hidden rounded-xl bg-(--code-ground) ring-1 ring-line">
      <figcaption className="flex min-h-11 items-center justify-between gap-3 border-b border-line ps-4 pe-1.5 text-[0.8125rem] font-medium text-muted">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <CopyButton text={code} what={label} />
      </figcaption>
      <CodeBlock html={isColoured ? html : withoutColours(html)} label={label} />
    </figure>
  )
}

/** The same lines without what stands round each word. */
const withoutColours = (html: string) => html.replace(/<span class="?tk-[^>]*>([^<]*)<\/span>/g, '$1')
