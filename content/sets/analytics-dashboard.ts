import type { ComponentSet } from '#shared/sets.ts'

const ui = 'application-ui/components'
const sidebar = 'application-ui/layouts/light-sidebar/simple-light-sidebar'

export const analyticsDashboard: ComponentSet = {
  slug: 'analytics-dashboard',
  title: 'Analytics dashboard',
  description:
    'Everything a product needs that shows figures: a sidebar, headings with figures, charts, rankings, cohorts, a table and an export.',
  world: 'Saltmarsh, a magazine about coasts, looks at what is read: visits, pages, sources and subscriptions.',
  members: [
    sidebar,
    `${ui}/page-headings/with-figures`,
    `${ui}/statistics/with-change-since-last-period`,
    `${ui}/statistics/line-chart-with-tooltip`,
    `${ui}/statistics/ranked-list-with-bars`,
    `${ui}/statistics/stacked-bars-with-legend`,
    `${ui}/statistics/retention-by-cohort`,
    `${ui}/statistics/donut-with-legend`,
    `${ui}/calendars/range-with-presets`,
    `${ui}/tables/with-column-visibility`,
    `${ui}/modals/export-with-options`,
    'marketing/sections/hero/with-app-screenshot',
  ],
  screens: [
    {
      slug: 'overview',
      title: 'Overview',
      shell: sidebar,
      parts: [
        { member: `${ui}/page-headings/with-figures`, columns: 12 },
        { member: `${ui}/statistics/with-change-since-last-period`, columns: 12 },
        { member: `${ui}/statistics/line-chart-with-tooltip`, columns: 8 },
        { member: `${ui}/statistics/donut-with-legend`, columns: 4 },
      ],
    },
    {
      slug: 'audience',
      title: 'Audience',
      shell: sidebar,
      parts: [
        { member: `${ui}/statistics/stacked-bars-with-legend`, columns: 12 },
        { member: `${ui}/statistics/retention-by-cohort`, columns: 7 },
        { member: `${ui}/statistics/ranked-list-with-bars`, columns: 5 },
      ],
    },
    {
      slug: 'pages',
      title: 'Pages',
      shell: sidebar,
      parts: [
        { member: `${ui}/page-headings/with-figures`, columns: 12 },
        { member: `${ui}/tables/with-column-visibility`, columns: 12 },
      ],
    },
  ],
}
