import type { ElementDefinition } from '../definition.ts'
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
    dialects: { react: null, html: html.group, svelte: svelte.group },
  },
  TabList: {
    tag: 'div',
    props: ['as'],
    inside: 'TabGroup',
    states: [],
    dialects: { react: null, html: html.list, svelte: svelte.list },
  },
  Tab: {
    tag: 'button',
    props: ['as', 'disabled', 'type'],
    inside: 'TabList',
    states: ['selected', 'focus', 'hover', 'active', 'disabled'],
    dialects: { react: null, html: html.tab, svelte: svelte.tab },
  },
  TabPanels: {
    tag: 'div',
    props: ['as'],
    inside: 'TabGroup',
    states: [],
    dialects: { react: null, html: html.panels, svelte: svelte.panels },
  },
  TabPanel: {
    tag: 'div',
    props: ['as'],
    inside: 'TabPanels',
    states: ['selected', 'focus'],
    dialects: { react: null, html: html.panel, svelte: svelte.panel },
  },
}
