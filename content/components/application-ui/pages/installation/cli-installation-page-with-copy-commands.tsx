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
    command: '',
    output: '',
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

const managers = [
  { id: 'npm', name: 'npm', command: 'npm install --global orrin', output: 'added 84 packages in 6s' },
  { id: 'pnpm', name: 'pnpm', command: 'pnpm add --global orrin', output: '+ orrin 4.2.0' },
  { id: 'brew', name: 'Homebrew', command: 'brew install orrin', output: 'orrin 4.2.0 was installed' },
]

export default function CliInstallationPageWithCopyCommands() {
  const [manager, setManager] = useState('npm')
  const [copied, setCopied] = useState('')
  const install = managers.find((each) => each.id === manager)

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
    <main className="min-h-dvh bg-white lg:grid lg:grid-cols-5 dark:bg-secondary-950">
      <div className="relative flex flex-col gap-10 overflow-hidden bg-secondary-950 px-4 py-10 text-white sm:px-10 lg:sticky lg:top-0 lg:col-span-2 lg:h-dvh lg:justify-between lg:py-14 dark:bg-secondary-900">
        <span
          aria-hidden="true"
          className="absolute -start-32 -bottom-32 size-112 rounded-full bg-primary-600/40 blur-3xl"
        />
        {/* Replace with your logo */}
        <p className="relative flex items-center gap-2.5 text-base/7 font-semibold">
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-400">
            <path fill="currentColor" d="M3 22h26l-5 7H8zM6 19 16 3v16zM18 19V8l8 11z" />
          </svg>
          Orrin
        </p>
        <div className="relative">
          <h1 className="text-4xl font-semibold tracking-tight text-balance sm:text-6xl">Set up Orrin</h1>
          <p className="mt-4 max-w-sm text-lg/8 text-pretty text-secondary-300">
            Four commands, about three minutes. We check off each step as you run it.
          </p>
        </div>
        <div className="relative">
          <p className="flex items-center gap-3 text-sm/6 text-secondary-200">
            <span
              aria-hidden="true"
              className="size-2.5 shrink-0 animate-pulse rounded-full bg-primary-400 motion-reduce:animate-none"
            />
            <bdi>2 of 4 done. Waiting for you to link your project.</bdi>
          </p>
          <div aria-hidden="true" className="mt-3 grid grid-cols-4 gap-1.5">
            {steps.map((step) => (
              <span key={step.id} className={clsx('h-1.5 rounded-full', step.done ? 'bg-green-400' : 'bg-white/15')} />
            ))}
          </div>
        </div>
      </div>
      <div className="px-4 py-10 sm:px-10 lg:col-span-3 lg:self-center lg:px-14">
        <ol role="list" className="mx-auto grid max-w-2xl gap-8">
          {steps.map((step, index) => (
            <li key={step.id} className="relative flex gap-4">
              {index < 3 && (
                <span
                  aria-hidden="true"
                  className="absolute start-4 top-9 -bottom-7 -ms-px w-0.5 bg-secondary-200 dark:bg-white/15"
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
                {step.id === 'install' && (
                  <fieldset className="mt-3 inline-flex rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
                    <legend className="sr-only">Install with</legend>
                    {managers.map((each) => (
                      <label
                        key={each.id}
                        className="relative rounded-md px-3 py-2 text-sm/6 font-medium text-secondary-700 transition-colors duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
                      >
                        {each.name}
                        <input
                          type="radio"
                          name="install-with"
                          value={each.id}
                          checked={manager === each.id}
                          onChange={() => setManager(each.id)}
                          className="sr-only"
                        />
                      </label>
                    ))}
                  </fieldset>
                )}
                <div
                  dir="ltr"
                  className="mt-3 rounded-lg bg-secondary-900 py-1.5 ps-4 pe-1.5 text-secondary-100 dark:bg-white/5 dark:ring-1 dark:ring-white/10"
                >
                  <div className="flex items-center gap-2">
                    <span aria-hidden="true" className="text-sm/6 text-secondary-400 select-none">
                      $
                    </span>
                    <code className="min-w-0 flex-1 text-sm/6 wrap-break-word">{step.command || install?.command}</code>
                    <button
                      type="button"
                      onClick={() => copy(step.id, step.command || (install?.command ?? ''))}
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
                  {step.done && (
                    <p className="pb-2 font-mono text-sm/6 wrap-break-word text-green-300">
                      {step.output || install?.output}
                    </p>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ol>
        <p role="status" className="sr-only">
          {copied && 'Copied'}
        </p>
      </div>
    </main>
  )
}
