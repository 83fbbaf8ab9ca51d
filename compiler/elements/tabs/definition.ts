import type { ElementDefinition } from '../definition.ts'

type Names = 'TabGroup' | 'TabList' | 'Tab' | 'TabPanels' | 'TabPanel'

/** Panels of which one shows. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export const tabs: Record<Names, ElementDefinition> = {
  TabGroup: {
    tag: 'div',
    props: ['as', 'defaultIndex', 'selectedIndex', 'onChange', 'vertical', 'manual'],
    inside: null,
    states: [],
  },
  TabList: {
    tag: 'div',
    props: ['as'],
    inside: 'TabGroup',
    states: [],
  },
  Tab: {
    tag: 'button',
    props: ['as', 'disabled', 'type'],
    inside: 'TabList',
    states: ['selected', 'focus', 'hover', 'active', 'disabled'],
  },
  TabPanels: {
    tag: 'div',
    props: ['as'],
    inside: 'TabGroup',
    states: [],
  },
  TabPanel: {
    tag: 'div',
    props: ['as'],
    inside: 'TabPanels',
    states: ['selected', 'focus'],
  },
}
