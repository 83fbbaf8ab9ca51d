import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/tabs.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/tabs.ts'

type Names = 'TabGroup' | 'TabList' | 'Tab' | 'TabPanels' | 'TabPanel'

/** Panels of which one shows. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export const tabs: Record<Names, ElementDefinition> = {
  TabGroup: {
    tag: 'div',
    props: ['as', 'defaultIndex', 'selectedIndex', 'onChange', 'vertical', 'manual'],
    inside: null,
    states: [],
    dialects: { react: null, html: html.group, vue: vue.group, svelte: svelte.group },
  },
  TabList: {
    tag: 'div',
    props: ['as'],
    inside: 'TabGroup',
    states: [],
    dialects: { react: null, html: html.list, vue: vue.list, svelte: svelte.list },
  },
  Tab: {
    tag: 'button',
    props: ['as', 'disabled', 'type'],
    inside: 'TabList',
    states: ['selected', 'focus', 'hover', 'active', 'disabled'],
    dialects: { react: null, html: html.tab, vue: vue.tab, svelte: svelte.tab },
  },
  TabPanels: {
    tag: 'div',
    props: ['as'],
    inside: 'TabGroup',
    states: [],
    dialects: { react: null, html: html.panels, vue: vue.panels, svelte: svelte.panels },
  },
  TabPanel: {
    tag: 'div',
    props: ['as'],
    inside: 'TabPanels',
    states: ['selected', 'focus'],
    dialects: { react: null, html: html.panel, vue: vue.panel, svelte: svelte.panel },
  },
}
