import { usePage } from '@inertiajs/react'
import { Section } from './section.tsx'

const facts = [
  { title: 'Light and dark', text: 'Both themes are drawn, not one inverted into the other. Contrast holds in each.' },
  {
    title: 'Both reading directions',
    text: 'Spacing and borders are logical, so a page in Arabic or Hebrew mirrors by itself.',
  },
  { title: 'Keyboard and screen reader', text: 'The right element first, the expected keys, and a focus you can see.' },
  { title: 'The default scale', text: 'Built on the sizes and colours of Tailwind CSS v4, without a plugin of ours.' },
  {
    title: 'Real content',
    text: 'Names, numbers and sentences as they occur in products, so long ones are tried already.',
  },
  {
    title: 'Source, not a package',
    text: 'The code moves into your project. There is nothing of ours to import or to update.',
  },
]

export function Facts() {
  const { counts } = usePage().props.site

  return (
    <Section labelledBy="facts" className="py-20 sm:py-28">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <h2 id="facts" className="max-w-xl text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
          Finished means you do not have to touch it up
        </h2>
        {counts.components > 0 && (
          <dl className="flex flex-wrap gap-x-10 gap-y-4 tabular-nums">
            <Count label="Components" value={counts.components} />
            <Count label="Code snippets" value={counts.snippets} />
          </dl>
        )}
      </div>
      <dl className="mt-14 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ title, text }) => (
          <div key={title} className="border-t border-line-strong pt-4">
            <dt className="text-base font-medium text-ink">{title}</dt>
            <dd className="mt-1.5 text-base text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-3xl font-semibold tracking-tight text-ink sm:text-4xl">{value.toLocaleString('en')}</dd>
    </div>
  )
}
