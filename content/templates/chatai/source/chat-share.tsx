/**
 * @title Chat: share
 * @description What sharing shows to others, said before it happens; then the link, and the way to take it back.
 * @layout full
 * @order 22
 */
import { useEffect, useState } from 'react'
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'

const nothing = { isShared: false, link: '', said: '' }

/* from ui/share */
function watchShare(listener: (view: typeof nothing) => void) {
  return () => listener(nothing)
}

/* from ui/share */
function setShared(isShared: boolean) {
  window.dispatchEvent(new CustomEvent('setShared', { detail: isShared }))
}

/* from ui/share */
function copyLink() {
  window.dispatchEvent(new Event('copyLink'))
}

export default function ChatShare() {
  const [open, setOpen] = useState(false)
  const [view, setView] = useState(nothing)

  useEffect(() => {
    const onShare = () => setOpen(true)
    document.addEventListener('postil:share', onShare)
    return () => document.removeEventListener('postil:share', onShare)
  }, [])

  useEffect(() => {
    const stop = watchShare((next) => setView(next))
    return () => stop()
  }, [])

  function stopSharing() {
    setShared(false)
    setOpen(false)
  }

  return (
    <Dialog open={open} onClose={setOpen} className="relative z-30">
      <div className="bg-graphite-950/50 fixed inset-0 flex items-center justify-center overflow-y-auto p-4">
        <DialogPanel
          transition
          className="bg-sheet w-full max-w-lg rounded-md p-6 transition data-closed:opacity-0 data-enter:duration-150 data-leave:duration-100 motion-reduce:transition-none"
        >
          <div className="flex items-center justify-between gap-4">
            <DialogTitle className="question">
              {view.isShared ? 'This conversation is shared' : 'Share this conversation?'}
            </DialogTitle>
            <button type="button" data-autofocus onClick={() => setOpen(false)} className="btn-quiet -me-2">
              Close
            </button>
          </div>
          <p className="text-soft mt-2">
            {view.isShared ? 'Anyone with the link can read this:' : 'Anyone with the link will be able to read:'}
          </p>
          <ul role="list" className="mt-3 text-[0.9375rem]/6">
            <li className="border-rule border-t py-2">
              Its questions and answers, including any you add while it is shared
            </li>
            <li className="border-rule border-y py-2">The passages in the margin and the names of their files</li>
          </ul>
          <p className="text-soft mt-3 text-[0.9375rem]/6">They cannot open your files or your other conversations.</p>
          {view.isShared ? (
            <div className="mt-5">
              <div className="flex flex-wrap gap-2">
                <input
                  id="share-link"
                  readOnly
                  value={view.link}
                  aria-label="Link"
                  dir="ltr"
                  className="field min-w-0 flex-[1_1_14rem]"
                />
                <button type="button" onClick={() => copyLink()} className="btn btn-ink">
                  Copy link
                </button>
              </div>
              <p role="status" className="text-soft mt-2 min-h-6 text-sm/6">
                {view.said}
              </p>
              <div className="mt-2 flex flex-wrap gap-2">
                <a href={view.link} className="btn btn-line">
                  Open the shared page
                </a>
                <button type="button" onClick={stopSharing} className="btn btn-line">
                  Stop sharing
                </button>
              </div>
            </div>
          ) : (
            <p className="mt-5">
              <button type="button" onClick={() => setShared(true)} className="btn btn-ink">
                Create link
              </button>
            </p>
          )}
          <p className="text-soft mt-5 text-sm/6">
            In this sample, conversations stay in your browser, so the link works only here.
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
