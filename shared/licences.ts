/** The licences as they are sold: names, for whom, and what each adds. Prices stand in site.ts. */
import { allOf } from './counted.ts'
import type { LicenseName, SiteCounts } from './page-props.ts'
import { site } from './site.ts'

export type Tier = {
  name: LicenseName
  title: string
  audience: string
  /** What it opens, beyond the tier before it. Counts are the build's. */
  points: (counts: SiteCounts) => readonly string[]
}

export const tiers: readonly Tier[] = [
  {
    name: 'developer',
    title: 'Developer',
    audience: 'One person who builds with components.',
    points: ({ components, starter_kits }) => [
      `The code of ${allOf(components, 'component').toLowerCase()}, as HTML with Alpine.js, React, Vue and Svelte`,
      'Every component added later',
      `${allOf(starter_kits, 'starter kit')}, and those added later`,
      'Tailwind CSS 4 and 3, in your own colours',
      'Any number of products, yours and your clients’',
    ],
  },
  {
    name: 'unlimited',
    title: 'Unlimited',
    audience: 'One person who also begins from whole sites.',
    points: ({ templates }) => [
      'Everything in Developer',
      `${allOf(templates, 'template')}, and those added later`,
      'The web application, once it is published',
    ],
  },
  {
    name: 'team',
    title: 'Team',
    audience: `A company, studio or class of up to ${site.teamSeats}.`,
    points: () => [
      'Everything in Unlimited',
      `Seats for ${site.teamSeats} people under one licence`,
      'Invite people by mail, and take a seat back at any time',
    ],
  },
]
