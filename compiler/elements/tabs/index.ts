import { withDialects } from '../dialect.ts'
import { tabs as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** Tabs: every part of it, with how each flavour writes it. */
export const tabs = withDialects(definition, {
  TabGroup: { react: null, html: html.group, vue: vue.group, svelte: svelte.group },
  TabList: { react: null, html: html.list, vue: vue.list, svelte: svelte.list },
  Tab: { react: null, html: html.tab, vue: vue.tab, svelte: svelte.tab },
  TabPanels: { react: null, html: html.panels, vue: vue.panels, svelte: svelte.panels },
  TabPanel: { react: null, html: html.panel, vue: vue.panel, svelte: svelte.panel },
})
