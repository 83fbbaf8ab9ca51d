/**
 * @title CLI installation page with copy commands
 * @description An installation page with four numbered steps, commands to copy, and under each that has been done a mark and the terminal’s answer.
 * @keywords setup guide, getting started, onboarding, terminal, code block, quickstart, developer docs
 * @layout full
 * @order 1
 * @part AUI-P05-1
 */
import { useEffect, useState } from 'react'
import { CheckIcon, ClipboardDocumentIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const steps = [
  {
    id: 'install',
    title: 'Install the CLI',
    text: 'Needs Node 20 or newer.',
    command: 'npm install --global orrin',
    output: 'added 84 packages in 6s',
    done: true,
  },
  {
    id: 'login',
    title: 'Connect this machine',
    text: 'Opens a browser window, once.',
    command: 'orrin login',
    output: '✓ Signed in as samuel@orrin.example',
    done: true,
  },
  {
    id: 'link',
    title: 'Link your project',
    text: 'Run it in your project’s folder.',
    command: 'orrin link --team web',
    output: '',
    done: false,
  },
  {
    id: 'deploy',
    title: 'Deploy your app',
    text: 'The first build takes about a minute.',
    command: 'orrin deploy',
    output: '',
    done: false,
  },
]

export default function CliInstallationPageWithCopyCommands() {
  const [copied, setCopied] = useState('')

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(''), 2500)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(id: string, command: string) {
    try {
      await navigator.clipboard.writeText(command)
      setCopied(id)
    } catch {
      setCopied('')
    }
  }

  return (
    <main className="min-h-dvh bg-white px-4 py-12 sm:px-6 sm:py-16 dark:bg-secondary-950">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-4xl font-semibold tracking-tight text-secondary-950 dark:text-white">Set up Orrin</h1>
        <p className="mt-3 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
          Four commands, about three minutes. We check off each step as you run it.
        </p>
        <ol role="list" className="mt-10">
          {steps.map((step, index) => (
            <li key={step.id} className="relative flex gap-4 pb-10">
              {index < 3 && (
                <span
                  aria-hidden="true"
                  className="absolute start-4 top-9 bottom-1 -ms-px w-0.5 bg-secondary-200 dark:bg-white/15"
                />
              )}
              <span
                aria-hidden="true"
                className={clsx(
                  'flex size-8 shrink-0 items-center justify-center rounded-full text-sm/5 font-semibold tabular-nums',
                  step.done
                    ? 'bg-green-600 text-white dark:bg-green-700'
                    : step.id === 'link'
                      ? 'bg-primary-600 text-white'
                      : 'bg-white text-secondary-700 ring-1 ring-secondary-300 dark:bg-secondary-950 dark:text-secondary-300 dark:ring-white/20',
                )}
              >
                {step.done ? <CheckIcon className="size-5" /> : <>{index + 1}</>}
              </span>
              <div className="min-w-0 flex-1 pt-0.5">
                <h2 className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                  {step.title}
                  {step.done && <span className="sr-only"> (done)</span>}
                </h2>
                <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">{step.text}</p>
                <div
                  dir="ltr"
                  className="mt-3 rounded-lg bg-secondary-900 py-1.5 ps-4 pe-1.5 text-secondary-100 dark:bg-white/5 dark:ring-1 dark:ring-white/10"
                >
                  <div className="flex items-center gap-2">
                    <span aria-hidden="true" className="text-sm/6 text-secondary-400 select-none">
                      $
                    </span>
                    <code className="min-w-0 flex-1 text-sm/6 wrap-break-word">{step.command}</code>
                    <button
                      type="button"
                      onClick={() => copy(step.id, step.command)}
                      className="-m-0.5 shrink-0 rounded-md p-2.5 text-secondary-300 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-white motion-reduce:transition-none sm:m-0 sm:p-2"
                    >
                      {copied === step.id ? (
                        <CheckIcon aria-hidden="true" className="size-5 text-green-400" />
                      ) : (
                        <ClipboardDocumentIcon aria-hidden="true" className="size-5" />
                      )}
                      <span className="sr-only">Copy command: {step.title}</span>
                    </button>
                  </div>
                  {step.output && (
                    <p className="pb-2 font-mono text-sm/6 wrap-break-word text-green-300">{step.output}</p>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ol>
        <p role="status" className="sr-only">
          {copied && 'Copied'}
        </p>
        <p className="flex items-center gap-3 rounded-xl bg-secondary-50 px-5 py-4 text-sm/6 text-secondary-700 dark:bg-white/5 dark:text-secondary-300">
          <span
            aria-hidden="true"
            className="size-2.5 shrink-0 animate-pulse rounded-full bg-primary-600 motion-reduce:animate-none dark:bg-primary-400"
          />
          Waiting for you to link your project
        </p>
      </div>
    </main>
  )
}
