import { Section } from '#client/pages/parts/section.tsx'
import type { Testimonial } from '#shared/page-props.ts'

/** A few voices; the first is heard louder. */
export function Testimonials({ testimonials: [first, ...others] }: { testimonials: Testimonial[] }) {
  if (!first) return null

  return (
    <Section labelledBy="voices" className="py-20 sm:py-28">
      <h2 id="voices" className="sr-only">
        What customers say
      </h2>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Voice {...first} className="text-2xl leading-[1.35] font-medium tracking-[-0.015em] sm:text-[2rem]" />
        <div className="grid content-between gap-10">
          {others.map((testimonial) => (
            <Voice key={testimonial.author} {...testimonial} className="text-lg/7" />
          ))}
        </div>
      </div>
    </Section>
  )
}

function Voice({ feedback, author, role, className }: Testimonial & { className: string }) {
  return (
    <figure className="flex flex-col justify-between border-t border-line-strong pt-5">
      <blockquote className={`text-pretty text-ink ${className}`}>
        <p>“{feedback}”</p>
      </blockquote>
      <figcaption className="mt-6 text-base">
        <span className="font-semibold text-ink">{author}</span>
        <span className="block text-muted">{role}</span>
      </figcaption>
    </figure>
  )
}
