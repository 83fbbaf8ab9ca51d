/**
 * @title Anew in a dialog
 * @description A dialog whose parts begin anew each time it opens.
 * @layout padded
 * @order 1
 */
import { useState } from 'react'
import {
  Dialog,
  DialogPanel,
  DialogTitle,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
} from '@headlessui/react'

export default function Delivery() {
  const [open, setOpen] = useState(false)

  return (
    <div className="p-4">
      <button type="button" onClick={() => setOpen(true)} className="rounded-sm border border-gray-300 p-2">
        Delivery
      </button>
      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogPanel className="fixed inset-4 bg-white p-4">
          <DialogTitle className="font-semibold">How it comes to you</DialogTitle>
          <button type="button" data-autofocus onClick={() => setOpen(false)} className="block rounded-sm p-2">
            Close
          </button>
          <Disclosure as="div">
            <DisclosureButton className="block rounded-sm border border-gray-300 p-2">Costs</DisclosureButton>
            <DisclosurePanel className="p-2">Free from $50</DisclosurePanel>
          </Disclosure>
          <Disclosure as="div" defaultOpen>
            <DisclosureButton className="block rounded-sm border border-gray-300 p-2">Times</DisclosureButton>
            <DisclosurePanel className="p-2">Two days</DisclosurePanel>
          </Disclosure>
          <TabGroup defaultIndex={1}>
            <TabList className="flex gap-2">
              <Tab className="p-2">By mail</Tab>
              <Tab className="p-2">Pick up</Tab>
            </TabList>
            <TabPanels>
              <TabPanel className="p-2">To your door</TabPanel>
              <TabPanel className="p-2">At our shop</TabPanel>
            </TabPanels>
          </TabGroup>
        </DialogPanel>
      </Dialog>
    </div>
  )
}
