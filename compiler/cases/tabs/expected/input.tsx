import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'

const tabs = [
  { name: 'Profile', text: 'Your name and your picture.' },
  { name: 'Billing', text: 'Your invoices and your card.' },
  { name: 'Team', text: 'Who works with you.' },
]

export default function AccountTabs() {
  return (
    <TabGroup defaultIndex={1}>
      <TabList className="flex gap-4 border-b border-secondary-200">
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            className="px-1 py-2 text-sm text-secondary-500 hover:text-secondary-700 data-selected:text-primary-600"
          >
            {tab.name}
          </Tab>
        ))}
        <Tab disabled className="px-1 py-2 text-sm text-secondary-500 data-disabled:opacity-50">
          Audit
        </Tab>
      </TabList>
      <TabPanels className="mt-4">
        {tabs.map((tab) => (
          <TabPanel key={tab.name} className="text-sm text-secondary-700">
            {tab.text}
          </TabPanel>
        ))}
        <TabPanel>Nothing yet.</TabPanel>
      </TabPanels>
    </TabGroup>
  )
}
