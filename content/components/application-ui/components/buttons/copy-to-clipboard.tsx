/**
 * @title Copy to clipboard buttons
 * @description A brand kit with buttons that copy its link and each of its colors; the icon of the one pressed last turns into a check.
 * @keywords copy button, copy link, copy color, share link, hex code, clipboard icon, copied
 * @layout padded
 * @order 9
 * @part AUI-C07-9
 */
import { useState } from 'react'
import { CheckIcon, LinkIcon, Square2StackIcon } from '@heroicons/react/20/solid'

const colors = [
  { name: 'Press blue', hex: '#1E3A8A' },
  { name: 'Proof red', hex: '#D9483B' },
  { name: 'Kraft', hex: '#E8C99B' },
]

export default function CopyToClipboardButtons() {
  // The sample starts with one copied; begin with an empty text.
  const [copied, setCopied] = useState('#D9483B')
  const [news, setNews] = useState('')

  async function copy(value: string) {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(value)
      setNews(`${value} copied`)
    } catch {
      setNews('Your browser does not allow copying. Select the text and press Ctrl+C.')
    }
  }

  return (
    <section
      aria-labelledby="kit-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 p-5 sm:px-6">
        <div>
          <h2 id="kit-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
            Halden Print
          </h2>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Brand kit by Kavak Studio</p>
        </div>
        <button
          type="button"
          onClick={() => copy('https://kavak.example/kit/halden-print')}
          className="inline-flex min-w-32 items-center justify-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          {copied === 'https://kavak.example/kit/halden-print' ? (
            <CheckIcon aria-hidden="true" className="size-5" />
          ) : (
            <LinkIcon aria-hidden="true" className="size-5" />
          )}
          {copied === 'https://kavak.example/kit/halden-print' ? 'Copied' : 'Copy link'}
        </button>
      </div>
      <div className="grid sm:grid-cols-3">
        {colors.map((color) => (
          <button
            key={color.hex}
            type="button"
            onClick={() => copy(color.hex)}
            className="group flex text-start transition duration-150 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-primary-600 motion-reduce:transition-none sm:flex-col dark:focus-visible:outline-primary-400"
          >
            <span aria-hidden="true" style={{ backgroundColor: color.hex }} className="w-24 sm:h-40 sm:w-full" />
            <span className="flex flex-1 items-center justify-between gap-2 p-5 text-sm/5 group-hover:bg-secondary-950/5 sm:w-full sm:px-6 dark:group-hover:bg-white/5">
              <span>
                <span className="sr-only">Copy </span>
                <span className="font-semibold text-secondary-950 dark:text-white">{color.name}</span>
                <span className="block text-secondary-600 tabular-nums dark:text-secondary-400">
                  {copied === color.hex ? 'Copied' : color.hex}
                </span>
              </span>
              {copied === color.hex ? (
                <CheckIcon aria-hidden="true" className="size-5 text-green-700 dark:text-green-400" />
              ) : (
                <Square2StackIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
              )}
            </span>
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  )
}
