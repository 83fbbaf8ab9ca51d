import { useState } from 'react'
import {
  CloseButton,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Popover,
  PopoverButton,
  PopoverPanel,
  Switch,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
} from '@headlessui/react'

export default function OwnHandlers() {
  const [clicks, setClicks] = useState(0)
  const [keys, setKeys] = useState(0)
  const [on, setOn] = useState(false)
  const [size, setSize] = useState('s')

  return (
    <div className="flex flex-col items-start gap-4 text-sm text-secondary-900">
      <p role="status">
        {clicks} clicks, {keys} keys
      </p>
      <Disclosure as="div">
        <DisclosureButton onClick={() => setClicks((current) => current + 1)}>Fold</DisclosureButton>
        <DisclosurePanel>
          <CloseButton onClick={() => setClicks((current) => current + 1)}>Fold away</CloseButton>
        </DisclosurePanel>
      </Disclosure>
      <Popover className="relative">
        <PopoverButton
          onClick={() => setClicks((current) => current + 1)}
          onKeyDown={() => setKeys((current) => current + 1)}
        >
          Hint
        </PopoverButton>
        <PopoverPanel className="absolute bg-white" onKeyDown={() => setKeys((current) => current + 1)}>
          <CloseButton onClick={() => setClicks((current) => current + 1)}>Understood</CloseButton>
        </PopoverPanel>
      </Popover>
      <Menu as="div" className="relative">
        <MenuButton
          onClick={() => setClicks((current) => current + 1)}
          onKeyDown={() => setKeys((current) => current + 1)}
        >
          Actions
        </MenuButton>
        <MenuItems
          className="absolute bg-white"
          onKeyDown={() => setKeys((current) => current + 1)}
          onClick={() => setClicks((current) => current + 1)}
        >
          <MenuItem>
            <button
              type="button"
              className="block"
              onClick={() => setClicks((current) => current + 1)}
              onFocus={() => setKeys((current) => current + 1)}
            >
              Edit
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
      <Switch
        aria-label="On"
        checked={on}
        onChange={setOn}
        onClick={() => setClicks((current) => current + 1)}
        onKeyDown={() => setKeys((current) => current + 1)}
        className="block size-6 bg-secondary-100"
      />
      <TabGroup>
        <TabList className="flex gap-2" onKeyDown={() => setKeys((current) => current + 1)}>
          <Tab onClick={() => setClicks((current) => current + 1)}>One</Tab>
          <Tab onFocus={() => setKeys((current) => current + 1)}>Two</Tab>
        </TabList>
        <TabPanels>
          <TabPanel>First</TabPanel>
          <TabPanel>Second</TabPanel>
        </TabPanels>
      </TabGroup>
      <Listbox value={size} onChange={setSize}>
        <Label className="sr-only">Size</Label>
        <ListboxButton
          onClick={() => setClicks((current) => current + 1)}
          onKeyDown={() => setKeys((current) => current + 1)}
        >
          {size}
        </ListboxButton>
        <ListboxOptions className="bg-white" onKeyDown={() => setKeys((current) => current + 1)}>
          <ListboxOption value="s" onClick={() => setClicks((current) => current + 1)}>
            Small
          </ListboxOption>
          <ListboxOption value="m">Medium</ListboxOption>
        </ListboxOptions>
      </Listbox>
    </div>
  )
}
