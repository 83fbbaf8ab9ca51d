import { useState } from 'react'
import {
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
} from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'

const active = 'Archive'

export default function ProjectPanel() {
  const [tab, setTab] = useState(1)
  const [shown, setShown] = useState('')

  return (
    <div className="flex flex-col items-start gap-4">
      <Menu
        as="div"
        className="relative rounded-md p-1 text-secondary-700 data-open:bg-secondary-100 data-open:text-secondary-900"
      >
        <MenuButton className="px-2 text-sm">Project</MenuButton>
        <MenuItems className="absolute start-0 z-10 bg-white">
          {/* What can be done with it */}
          <MenuItem
            as="button"
            type="button"
            onClick={() => setShown(active)}
            className="block px-3 text-secondary-700 data-focus:bg-secondary-100 data-focus:text-secondary-900 dark:text-secondary-300"
          >
            {active}
          </MenuItem>
          <MenuItem>
            {/* Goes away for good */}
            <button
              type="button"
              onClick={() => setShown('Deleted')}
              className="block px-3 not-data-focus:text-secondary-500 data-focus:bg-red-50 data-focus:text-red-800"
            >
              Delete
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
      <Disclosure as="section" className="group/details w-48 rounded-md p-2 data-open:bg-secondary-50">
        <DisclosureButton className="flex w-full items-center justify-between text-sm">
          Details
          <ChevronDownIcon aria-hidden="true" className="size-5 group-data-open/details:rotate-180" />
        </DisclosureButton>
        <DisclosurePanel className="text-sm">Begun in May{shown}</DisclosurePanel>
      </Disclosure>
      <TabGroup selectedIndex={tab} onChange={setTab}>
        <TabList className="flex gap-4">
          <Tab className="text-sm data-selected:text-primary-600">Open</Tab>
          <Tab className="text-sm data-selected:text-primary-600">Done</Tab>
        </TabList>
        <TabPanels>
          <TabPanel>Nothing is open.</TabPanel>
          <TabPanel>Nothing is done.</TabPanel>
        </TabPanels>
      </TabGroup>
      <p>{tab === 0 ? 'Open ones are shown' : 'Done ones are shown'}</p>
    </div>
  )
}
