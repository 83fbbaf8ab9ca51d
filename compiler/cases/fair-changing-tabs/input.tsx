/**
 * @title Documents
 * @description Open documents as tabs, which can be closed.
 * @layout padded
 * @order 1
 */
import { useState } from 'react'
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'

const files = [
  { id: 'readme', name: 'Readme', text: 'How to begin.' },
  { id: 'terms', name: 'Terms', text: 'What you may do.' },
  { id: 'changes', name: 'Changes', text: 'What is new.' },
]

export default function Documents() {
  const [open, setOpen] = useState(files)

  return (
    <div className="max-w-md text-sm text-secondary-900">
      <TabGroup>
        <TabList className="flex gap-2">
          {open.map((file) => (
            <Tab key={file.id} className="rounded-md px-3 py-2 data-selected:bg-primary-600 data-selected:text-white">
              {file.name}
            </Tab>
          ))}
        </TabList>
        <TabPanels className="mt-4">
          {open.map((file) => (
            <TabPanel key={file.id}>{file.text}</TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
      <button type="button" onClick={() => setOpen(open.slice(0, -1))} className="mt-4 underline">
        Close the last
      </button>
    </div>
  )
}
