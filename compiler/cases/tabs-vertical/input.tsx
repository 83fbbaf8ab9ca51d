/**
 * @title Settings beside their headings
 * @description Parts of the settings, chosen at the side or from elsewhere.
 * @order 4
 */
import { useState } from 'react'
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'

const sections = ['General', 'Privacy', 'Billing']

export default function SettingsTabs() {
  const [section, setSection] = useState(0)

  return (
    <div className="flex flex-col gap-8">
      <TabGroup vertical selectedIndex={section} onChange={setSection} className="flex gap-8">
        <TabList className="flex flex-col gap-2">
          {sections.map((name) => (
            <Tab key={name} className="px-3 py-2 text-start text-sm text-secondary-600 data-selected:text-primary-700">
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanels>
          {sections.map((name) => (
            <TabPanel key={name} className="text-sm text-secondary-700">
              Everything about {name.toLowerCase()}.
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
      <button type="button" onClick={() => setSection(2)} className="self-start text-sm text-primary-700">
        Go to billing
      </button>
      <TabGroup manual>
        <TabList className="flex gap-4">
          <Tab className="text-sm text-secondary-600 data-selected:text-primary-700">Preview</Tab>
          <Tab className="text-sm text-secondary-600 data-selected:text-primary-700">Code</Tab>
        </TabList>
        <TabPanels className="mt-2">
          <TabPanel className="text-sm text-secondary-700">What it looks like.</TabPanel>
          <TabPanel className="text-sm text-secondary-700">What it is made of.</TabPanel>
        </TabPanels>
      </TabGroup>
    </div>
  )
}
