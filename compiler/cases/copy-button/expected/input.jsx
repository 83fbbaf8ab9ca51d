import { useEffect, useState } from 'react'
import { CheckIcon, ClipboardIcon } from '@heroicons/react/20/solid'

const command = 'npm install tailwindcss'

export default function CopyButton() {
  const [result, setResult] = useState('')

  // What is said goes away again, so that it can be said a second time.
  useEffect(() => {
    if (result === '') return
    const timer = setTimeout(() => setResult(''), 2000)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    try {
      await navigator.clipboard.writeText(command)
      setResult('Copied')
    } catch {
      setResult('Press Ctrl+C to copy')
    }
  }

  return (
    <div className="flex items-center gap-3 rounded-md bg-secondary-900 p-3 text-sm text-white">
      <code>{command}</code>
      <button type="button" onClick={copy} className="ms-auto rounded-sm p-1">
        <span className="sr-only">Copy the command</span>
        {result === 'Copied' ? (
          <CheckIcon aria-hidden="true" className="size-5" />
        ) : (
          <ClipboardIcon aria-hidden="true" className="size-5" />
        )}
      </button>
      <p role="status" className="sr-only">
        {result}
      </p>
    </div>
  )
}
