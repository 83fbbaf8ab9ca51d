/**
 * @title App rail
 * @description The way around the app: a new question, the pages, the latest conversations, in a drawer on small screens.
 * @layout full
 * @order 4
 */
import { useEffect, useState } from 'react'
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'

const pages = [
  { name: 'Chat', href: '/chat' },
  { name: 'History', href: '/history' },
  { name: 'Files', href: '/files' },
  { name: 'Prompts', href: '/prompts' },
  { name: 'Usage', href: '/usage' },
  { name: 'Settings', href: '/settings' },
]

/* from ui/recent */
function watchRecent(listener: (list: { id: string; title: string; href: string; isOpen: boolean }[]) => void) {
  return () => listener([])
}

/* from ui/recent */
function watchProblems(listener: (problem: string) => void) {
  return () => listener('')
}

/* from ui/plan */
function watchPlan(listener: (plan: string) => void) {
  return () => listener('Solo')
}

/* from ui/single-keys */
function watchKeys(begin: () => void) {
  return () => begin()
}

/* way of the router */
function goTo(address: string) {
  window.location.assign(address)
}

export default function AppRail() {
  const [open, setOpen] = useState(false)
  const [path, setPath] = useState('')
  const [problem, setProblem] = useState('')
  const [plan, setPlan] = useState('Solo')
  const [recent, setRecent] = useState<{ id: string; title: string; href: string; isOpen: boolean }[]>([])

  useEffect(() => {
    const look = () => setPath(window.location.pathname.replace(/\.html$/, '').replace(/^.*\//, '/'))
    look()
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [])

  useEffect(() => {
    const stop = watchRecent((list) => setRecent(list))
    return () => stop()
  }, [])

  useEffect(() => {
    const stop = watchProblems((text) => setProblem(text))
    return () => stop()
  }, [])

  useEffect(() => {
    const stop = watchPlan((next) => setPlan(next))
    return () => stop()
  }, [])

  useEffect(() => {
    const leave = watchKeys(() => goTo('/chat'))
    return () => leave()
  }, [])

  return (
    <header className="border-rule xl:bg-well max-xl:contents xl:sticky xl:top-0 xl:flex xl:h-dvh xl:flex-col xl:border-e print:hidden">
      <a
        href="#content"
        className="focus:text-paper sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-10 focus:bg-ink focus:px-4 focus:py-2 focus:font-medium"
      >
        Skip to content
      </a>
      <div className="border-rule bg-well flex min-h-14 flex-wrap items-center gap-x-2 px-3 max-xl:border-b xl:px-4 max-xl:[@media(min-height:30rem)]:sticky max-xl:[@media(min-height:30rem)]:top-0 max-xl:[@media(min-height:30rem)]:z-20">
        <a href="/" aria-label="Postil, home" className="inline-flex min-h-10 items-center gap-2.5 px-2">
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.25"
            className="size-6"
          >
            <path d="M2 5h12M2 12h12M2 19h8M18 12h4M18 16h4" />
          </svg>
          <span className="text-lg/6 font-semibold tracking-tight">Postil</span>
        </a>
        <div className="ms-auto flex flex-wrap justify-end gap-x-2 xl:hidden">
          <a href="/chat" className="btn-quiet text-ink">
            New question
          </a>
          <button type="button" onClick={() => setOpen(true)} className="btn-quiet text-ink">
            Menu
          </button>
        </div>
      </div>

      {problem !== '' && path !== '/chat' && (
        <p role="alert" className="mx-5 my-4 border-s-4 border-ink ps-4 text-sm/6 xl:mx-4 xl:mt-0">
          {problem}
        </p>
      )}

      <div className="hidden min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-4 pb-5 xl:flex">
        <a href="/chat" className="btn btn-line mt-1 justify-between px-3">
          New question
          <kbd className="key">N</kbd>
        </a>
        <nav aria-label="App">
          <ul role="list">
            {pages.map((page) => (
              <li key={page.href}>
                <a
                  href={page.href}
                  aria-current={path === page.href ? 'page' : undefined}
                  className="text-soft aria-[current=page]:bg-paper flex min-h-9 items-center rounded-md px-3 text-[0.9375rem]/6 hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink forced-colors:aria-[current=page]:underline"
                >
                  {page.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Latest conversations" className="min-h-24 flex-1 overflow-y-auto">
          {recent.length > 0 && <p className="place px-3">Latest</p>}
          <ul role="list" className="mt-1">
            {recent.map((one) => (
              <li key={one.id}>
                <a
                  href={one.href}
                  aria-current={one.isOpen ? 'true' : undefined}
                  className="text-soft hover:bg-paper aria-[current=true]:bg-paper block truncate rounded-md px-3 py-1.5 text-sm/5 hover:text-ink aria-[current=true]:font-medium aria-[current=true]:text-ink"
                >
                  {one.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="border-rule border-t px-3 pt-4">
          <p className="text-soft text-sm/6">
            Nora Whitfield,{' '}
            <a href="/settings#plan" className="link">
              {plan} plan
            </a>
          </p>
          <p className="place mt-1">Saved in this browser</p>
        </div>
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-30">
        <div className="bg-paper fixed inset-0 overflow-y-auto">
          <DialogPanel
            transition
            className="flex min-h-full flex-col px-5 pb-8 transition data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none"
          >
            <div className="flex h-14 items-center justify-between">
              <DialogTitle className="inline-flex items-center gap-2.5 text-lg/6 font-semibold tracking-tight">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.25"
                  className="size-6"
                >
                  <path d="M2 5h12M2 12h12M2 19h8M18 12h4M18 16h4" />
                </svg>
                Postil
              </DialogTitle>
              <button type="button" data-autofocus onClick={() => setOpen(false)} className="btn-quiet -me-2 text-ink">
                Close
              </button>
            </div>
            <nav aria-label="App" className="mt-2">
              <ul role="list">
                {pages.map((page) => (
                  <li key={page.href}>
                    <a
                      href={page.href}
                      aria-current={path === page.href ? 'page' : undefined}
                      className="border-rule flex min-h-12 items-center border-t text-xl/7 font-medium tracking-tight aria-[current=page]:underline aria-[current=page]:underline-offset-4"
                    >
                      {page.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <nav aria-label="Latest conversations" className="mt-8">
              {recent.length > 0 && <p className="place">Latest</p>}
              <ul role="list" className="mt-1">
                {recent.map((one) => (
                  <li key={one.id}>
                    <a
                      href={one.href}
                      aria-current={one.isOpen ? 'true' : undefined}
                      className="text-soft block py-2 text-base/6 aria-[current=true]:font-medium aria-[current=true]:text-ink"
                    >
                      {one.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="border-rule mt-8 border-t pt-4">
              <p className="text-soft text-base/6">
                Nora Whitfield,{' '}
                <a href="/settings#plan" onClick={() => setOpen(false)} className="link inline-block py-2">
                  {plan} plan
                </a>
              </p>
              <p className="place">Saved in this browser</p>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </header>
  )
}
