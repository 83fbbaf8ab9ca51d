import type { Testimonial as Props } from '#shared/page-props.ts'

/** What one customer says, set as the page's second voice. */
export function Testimonial({ feedback, author, role }: Props) {
  return (
    <figure className="mt-auto">
      <blockquote className="text-xl leading-[1.45] font-medium tracking-tight text-pretty text-ink">
        <p>“{feedback}”</p>
      </blockquote>
      <figcaption className="mt-6 border-t border-line pt-4 text-sm">
        <span className="block font-medium text-ink">{author}</span>
        <span className="block text-muted">{role}</span>
      </figcaption>
    </figure>
  )
}
