import type { ComponentSet } from '#shared/sets.ts'

const ui = 'application-ui/components'
const sidebar = 'application-ui/layouts/light-sidebar/simple-light-sidebar'

export const analyticsDashboard: ComponentSet = {
  slug: 'analytics-dashboard',
  title: 'Analytics dashboard',
  description:
    'Everything a product needs that shows figures: a sidebar, headings with figures, charts, rankings, cohorts, a table and an export.',
  world:
    'Paxwell measures online stores. Its customer Halden looks at September 2026: visits, orders, revenue, channels and who comes back.',
  members: [
    sidebar,
    `${ui}/page-headings/with-kpis-and-period-switch`,
    `${ui}/statistics/with-change-since-last-period`,
    `${ui}/statistics/line-chart-with-tooltip`,
    `${ui}/statistics/donut-with-legend`,
    `${ui}/statistics/ranked-list-with-bars`,
    `${ui}/statistics/stacked-bars-with-legend`,
    `${ui}/statistics/retention-by-cohort`,
    `${ui}/tables/with-column-visibility`,
    `${ui}/calendars/date-range-picker-with-presets`,
    `${ui}/modals/export-with-options`,
    'marketing/sections/hero/with-app-screenshot',
  ],
  screens: [
    {
      slug: 'overview',
      title: 'Overview',
      shell: sidebar,
      current: 'Overview',
      parts: [
        { member: `${ui}/page-headings/with-kpis-and-period-switch`, columns: 12 },
        { member: `${ui}/statistics/line-chart-with-tooltip`, columns: 8 },
        { member: `${ui}/statistics/donut-with-legend`, columns: 4 },
      ],
    },
    {
      slug: 'customers',
      title: 'Customers',
      shell: sidebar,
      current: 'Customers',
      parts: [
        { member: `${ui}/statistics/with-change-since-last-period`, columns: 12 },
        { member: `${ui}/statistics/retention-by-cohort`, columns: 7 },
        { member: `${ui}/statistics/ranked-list-with-bars`, columns: 5 },
      ],
    },
    {
      slug: 'sources',
      title: 'Sources',
      shell: sidebar,
      current: 'Sources',
      parts: [
        { member: `${ui}/statistics/stacked-bars-with-legend`, columns: 12 },
        { member: `${ui}/tables/with-column-visibility`, columns: 12 },
      ],
    },
  ],
}
