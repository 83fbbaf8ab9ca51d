/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'

export default function Sample() {
  return (
    <TabGroup>
      <TabList>
        <Tab>One</Tab>
        <Tab>Two</Tab>
      </TabList>
      <TabPanels>
        <TabPanel>One</TabPanel>
        <TabPanel>Two</TabPanel>
      </TabPanels>
    </TabGroup>
  )
}
