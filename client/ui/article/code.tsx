import { CodeBlock } from '../code-block.tsx'
import { CopyButton } from '../copy-button.tsx'

type Props = { label: string; code: string; html: string }

export function ArticleCode({ label, code, html }: Props) {
  return (
    <figure className="mt-5 overflow-hidden rounded-xl bg-(--code-ground) ring-1 ring-line">
      <figcaption className="flex min-h-11 items-center justify-between gap-3 border-b border-line ps-4 pe-1.5 text-[0.8125rem] font-medium text-muted">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <CopyButton text={code} what={label} />
      </figcaption>
      <CodeBlock html={html} label={label} />
    </figure>
  )
}
