/**
 * @title Copy to clipboard buttons
 * @description Three buttons that copy a link, a coupon code and a color; the icon turns into a check, and what happened is said.
 * @keywords copy button, copy link, copy code, share link, coupon, clipboard icon, copied
 * @layout centered
 * @order 9
 * @part AUI-C07-9
 */
import { useEffect, useState } from 'react'
import { CheckIcon, LinkIcon, Square2StackIcon } from '@heroicons/react/20/solid'

export default function CopyToClipboardButtons() {
  const [copied, setCopied] = useState('')
  const [news, setNews] = useState('')

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(''), 2500)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(id: string, value: string) {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(id)
      setNews(`${value} copied`)
    } catch {
      setNews('Your browser does not allow copying. Select the text and press Ctrl+C.')
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <button
        type="button"
        onClick={() => copy('link', 'https://kestovar.example/join/7f3k2')}
        className="inline-flex min-w-32 items-center justify-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
      >
        {copied === 'link' ? (
          <CheckIcon aria-hidden="true" className="-ms-0.5 size-5 text-green-700 dark:text-green-400" />
        ) : (
          <LinkIcon aria-hidden="true" className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400" />
        )}
        {copied === 'link' ? 'Copied' : 'Copy link'}
      </button>
      <button
        type="button"
        onClick={() => copy('code', 'WELCOME15')}
        className="group inline-flex items-center gap-3 rounded-lg border border-dashed border-primary-600/50 bg-primary-50 py-2 ps-3.5 pe-2.5 text-sm/5.5 font-semibold text-primary-800 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:border-primary-400/50 dark:bg-primary-400/10 dark:text-primary-200 dark:hover:bg-primary-400/20 dark:focus-visible:outline-primary-400"
      >
        <span className="sr-only">Copy code</span>
        <span className="tracking-wider">WELCOME15</span>
        {copied === 'code' ? (
          <CheckIcon aria-hidden="true" className="size-5 text-green-700 dark:text-green-400" />
        ) : (
          <Square2StackIcon aria-hidden="true" className="size-5 text-primary-600 dark:text-primary-300" />
        )}
      </button>
      <button
        type="button"
        onClick={() => copy('color', '#0F766E')}
        className="inline-flex items-center gap-2.5 rounded-lg bg-white py-2 ps-2.5 pe-3.5 text-sm/6 font-semibold text-secondary-900 tabular-nums shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
      >
        <span className="sr-only">Copy color</span>
        <span aria-hidden="true" className="flex size-5 items-center justify-center rounded-md bg-teal-700 text-white">
          {copied === 'color' && <CheckIcon className="size-4" />}
        </span>
        #0F766E
      </button>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
