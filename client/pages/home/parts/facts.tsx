import { Section } from '#client/pages/parts/section.tsx'

const facts = [
  { title: 'Light and dark', text: 'Both themes are drawn, not one inverted into the other. Contrast holds in each.' },
  {
    title: 'Both reading directions',
    text: 'Spacing and borders are logical, so a page in Arabic or Hebrew mirrors by itself.',
  },
  { title: 'Keyboard and screen reader', text: 'The right element first, the expected keys, and a focus you can see.' },
  {
    title: 'Tailwind CSS 4 and 3',
    text: 'On the default scale, without a plugin of ours. The same part for either version.',
  },
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
  return (
    <Section labelledBy="facts" className="py-20 sm:py-28">
      <h2 id="facts" className="max-w-2xl text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
        Finished means you do not have to touch it up
      </h2>
      <dl className="mt-14 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ title, text }) => (
          <div key={title} className="border-t border-line-strong pt-4">
            <dt className="text-base font-semibold text-ink">{title}</dt>
            <dd className="mt-1.5 text-base text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
