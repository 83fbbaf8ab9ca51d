/** One thing of what customers copy taken away or changed, in one flavour: each must be seen at first sight. */
import type { Flavour } from '#shared/catalog.ts'

export type Damage = { path: string; flavour: Flavour; from: string; to: string }

const table = 'application-ui/components/tables/sortable-data-table-with-search-and-pagination'
const form = 'application-ui/components/form-layouts/two-column-form-with-validation'
const buttons = 'application-ui/components/buttons/loading-and-result-states'
const blog = 'marketing/sections/blog-lists/with-featured-post'
const card = 'application-ui/components/form-input-groups/credit-card-input-group'
const hero = 'marketing/sections/hero/split-hero-with-product-preview'
const slider = 'marketing/pages/pricing/with-usage-slider'
const alerts = 'application-ui/components/alerts/dismissible-alerts-in-four-tones'
const docs = 'marketing/layouts/various/docs-layout-with-sidebar-and-aside'

/** By what a customer would notice. */
export const damages: Record<string, Damage> = {
  'a screen reader is not told how a column is sorted': {
    path: table,
    flavour: 'vue',
    from: ':aria-sort',
    to: ':data-sort',
  },
  'a label stands for no field': {
    path: form,
    flavour: 'svelte',
    from: 'for="contact-name"',
    to: 'for="contact-nome"',
  },
  'a label stands for another field': {
    path: form,
    flavour: 'html',
    from: 'for="contact-name"',
    to: 'for="contact-company"',
  },
  'what changes is not said': { path: buttons, flavour: 'svelte', from: 'role="status" ', to: '' },
  'on a desktop there is one column': { path: blog, flavour: 'html', from: 'lg:col-span-7', to: 'md:col-span-7' },
  'on a phone nothing wraps': { path: docs, flavour: 'vue', from: 'flex-wrap', to: 'flex-row' },
  'the keyboard of a phone has letters': { path: card, flavour: 'vue', from: 'inputmode="numeric"', to: '' },
  'the browser fills in nothing': {
    path: card,
    flavour: 'svelte',
    from: 'autocomplete="cc-exp"',
    to: 'autocomplete="off"',
  },
  'a picture is another one': { path: hero, flavour: 'html', from: 'avatar-03.webp', to: 'avatar-04.webp' },
  'a number begins elsewhere': { path: slider, flavour: 'svelte', from: '$state(60)', to: '$state(61)' },
  'nothing is told of a link by its look': { path: blog, flavour: 'svelte', from: 'group-hover:underline', to: '' },
  'in the dark it is too bright': {
    path: blog,
    flavour: 'vue',
    from: 'dark:border-white/10',
    to: 'dark:border-white/90',
  },
  'a group of links has no name': { path: docs, flavour: 'svelte', from: ' aria-label="Breadcrumb"', to: '' },
  'an alert has gone': { path: alerts, flavour: 'html', from: 'dismissed: []', to: "dismissed: ['import']" },
  'a button submits the form around': { path: alerts, flavour: 'vue', from: 'type="button"', to: '' },
}
