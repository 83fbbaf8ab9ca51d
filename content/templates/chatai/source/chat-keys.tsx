/**
 * @title Chat: keys
 * @description All keys of the chat in a dialog, opened by the question mark.
 * @layout full
 * @order 21
 */
import { useEffect, useState } from 'react'
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'

const keys = [
  { key: '/', text: 'Go to the question field' },
  { key: 'Enter', text: 'Ask' },
  { key: 'Shift Enter', text: 'New line' },
  { key: 'Esc', text: 'Stop the answer, or close a source' },
  { key: 'J', text: 'Next question' },
  { key: 'K', text: 'Previous question' },
  { key: 'E', text: 'Edit the question' },
  { key: 'R', text: 'Ask again' },
  { key: '[', text: 'Previous version of the answer' },
  { key: ']', text: 'Next version of the answer' },
  { key: 'Q', text: 'Quote the answer, or what is selected' },
  { key: 'C', text: 'Copy the answer with its sources' },
  { key: 'S', text: 'Open or close the next source' },
  { key: 'P', text: 'Print' },
  { key: 'N', text: 'New question' },
  { key: '?', text: 'Show these keys' },
]

export default function ChatKeys() {
  const [help, setHelp] = useState(false)

  useEffect(() => {
    const onHelp = () => setHelp(true)
    document.addEventListener('postil:keys', onHelp)
    return () => document.removeEventListener('postil:keys', onHelp)
  }, [])

  return (
    <Dialog open={help} onClose={setHelp} className="relative z-30">
      <div className="bg-graphite-950/50 fixed inset-0 flex items-center justify-center overflow-y-auto p-4">
        <DialogPanel
          transition
          className="bg-sheet w-full max-w-lg rounded-md p-6 transition data-closed:opacity-0 data-enter:duration-150 data-leave:duration-100 motion-reduce:transition-none"
        >
          <div className="flex items-center justify-between">
            <DialogTitle className="question">Keyboard shortcuts</DialogTitle>
            <button type="button" data-autofocus onClick={() => setHelp(false)} className="btn-quiet -me-2">
              Close
            </button>
          </div>
          <p className="text-soft mt-1 text-sm/6">
            Single letters work when you are not typing. You can turn them off in Settings.
          </p>
          <dl className="mt-4 grid max-h-[calc(100dvh-12rem)] grid-cols-[auto_1fr] gap-x-5 overflow-y-auto text-sm/6">
            {keys.map((one) => (
              <div key={one.key} className="border-rule col-span-2 grid grid-cols-subgrid items-center border-t py-1.5">
                <dt>
                  <kbd className="key">{one.key}</kbd>
                </dt>
                <dd>{one.text}</dd>
              </div>
            ))}
          </dl>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
