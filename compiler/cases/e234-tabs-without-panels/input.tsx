/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'

export default function Sample() {
  return (
    <TabGroup>
      <TabList className="flex">
        <Tab>One</Tab>
        <Tab>Two</Tab>
      </TabList>
      <TabPanels>
        <TabPanel>One</TabPanel>
      </TabPanels>
    </TabGroup>
  )
}
