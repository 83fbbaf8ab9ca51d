import { Section } from '#client/pages/parts/section.tsx'
import { Heading } from './heading.tsx'
import { Points } from './points.tsx'

const facts = [
  {
    title: 'Light and dark',
    text: 'Both themes are designed, not one inverted into the other. Contrast holds in each.',
  },
  {
    title: 'Left to right and right to left',
    text: 'Spacing and borders are logical, so a page in Arabic or Hebrew mirrors by itself.',
  },
  {
    title: 'Keyboard and screen reader',
    text: 'The right element first, the keys people expect, and a focus ring you can see.',
  },
  {
    title: 'Tailwind CSS 4 and 3',
    text: 'On the default scale, without a plugin of ours. The same component for either version.',
  },
  {
    title: 'Realistic content',
    text: 'Names, numbers and sentences as they occur in products, so long ones have been tried.',
  },
  {
    title: 'Every screen size',
    text: 'Works from 320 pixels up, and with text at twice its size. Drag the edge of any preview to see it.',
  },
]

/** What is true of all of them. */
export const Facts = () => (
  <Section labelledBy="facts" className="py-16 sm:py-24">
    <Heading id="facts" title="What every component comes with" />
    <Points points={facts} className="lg:grid-cols-3" />
  </Section>
)
