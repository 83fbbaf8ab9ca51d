/** The licences as they are sold: names, for whom, and what each adds. Prices stand in site.ts. */
import type { LicenseName } from './page-props.ts'
import { site } from './site.ts'

export type Tier = {
  name: LicenseName
  title: string
  audience: string
  /** What it opens, beyond the tier before it. */
  points: readonly string[]
}

export const tiers: readonly Tier[] = [
  {
    name: 'developer',
    title: 'Developer',
    audience: 'For one person who builds.',
    points: [
      'The code of every component, in all four flavours',
      'Every starter kit',
      'Tailwind CSS 4 and 3, in colours of your own',
      'Any number of products, yours and your clients’',
    ],
  },
  {
    name: 'unlimited',
    title: 'Unlimited',
    audience: 'For one person who also wants whole sites.',
    points: ['Everything in Developer', 'Every template', 'The web application'],
  },
  {
    name: 'team',
    title: 'Team',
    audience: 'For a company, a studio, a class.',
    points: [
      'Everything in Unlimited',
      `Room for ${site.teamSeats} people under one licence`,
      'Invite by mail, take a seat back at any time',
    ],
  },
]
