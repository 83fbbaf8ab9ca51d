/**
 * @title Developer hero with command and terminal
 * @description A hero section on near-black with a command to copy and a terminal that runs off its edge and shows what it answers.
 * @keywords dev tool landing page, CLI, code snippet, copy command, open source, jumbotron
 * @layout full
 * @order 2
 * @part MKT-S01-2
 */
import { useState } from 'react'
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { CheckIcon, DocumentDuplicateIcon } from '@heroicons/react/16/solid'

const command = 'npx noven watch example.com'

const checks = [
  { region: 'Ohio', time: '38 ms', status: '200', barClass: 'w-1/12 bg-green-400', slow: false },
  { region: 'Dublin', time: '96 ms', status: '200', barClass: 'w-2/12 bg-green-400', slow: false },
  { region: 'Osaka', time: '640 ms', status: '200', barClass: 'w-full bg-amber-300', slow: true },
]

const settings = [
  { name: 'site', text: 'example.com', nested: false },
  { name: 'every', text: '30s', nested: false },
  { name: 'from', text: '[ohio, dublin, osaka]', nested: false },
  { name: 'healthy', text: '', nested: false },
  { name: 'status', text: '200', nested: true },
  { name: 'within', text: '800ms', nested: true },
  { name: 'call', text: 'on-call rotation', nested: false },
  { name: 'after 5m', text: 'head of engineering', nested: false },
]

export default function DeveloperHeroWithCommandAndTerminal() {
  const [result, setResult] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(command)
      setResult('Copied')
    } catch {
      setResult('Select the command and press Ctrl+C')
    }
  }

  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-secondary-950 from-40% to-primary-600 lg:bg-linear-to-r lg:rtl:bg-linear-to-l">
      <svg aria-hidden="true" className="absolute inset-0 -z-20 size-full stroke-white/10">
        <defs>
          <pattern id="noven-grid" width="64" height="64" patternUnits="userSpaceOnUse">
            <path d="M64 0H0V64" fill="none" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#noven-grid)" stroke="none" />
      </svg>
      <div className="mx-auto grid max-w-7xl grid-cols-1 items-center gap-x-12 gap-y-12 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-12 lg:px-8 lg:py-32">
        <div className="lg:col-span-5">
          <h1 className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl">
            Know it’s down before your customers do
          </h1>
          <p className="mt-6 max-w-lg text-lg/8 text-pretty text-secondary-300">
            Noven checks your site from three continents every 30 seconds, and calls exactly one person when two of them
            agree that something is wrong.
          </p>
          <div className="mt-8 flex w-full max-w-md items-center gap-2 rounded-xl bg-white/5 py-1.5 ps-4 pe-1.5 text-start ring-1 ring-white/20">
            <p dir="ltr" className="min-w-0 flex-1 text-sm/6 wrap-break-word text-white">
              <span aria-hidden="true" className="text-secondary-400 select-none">
                $
              </span>{' '}
              <code>{command}</code>
            </p>
            <button
              type="button"
              onClick={copy}
              className="inline-flex items-center gap-1.5 rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
            >
              {result === 'Copied' ? (
                <CheckIcon aria-hidden="true" className="size-4" />
              ) : (
                <DocumentDuplicateIcon aria-hidden="true" className="size-4" />
              )}
              Copy
            </button>
          </div>
          <p className="mt-3 flex flex-wrap gap-x-1.5 text-sm/6 text-secondary-300">
            <span>Free for up to three sites.</span>
            <span role="status" className="font-medium text-white">
              {result}
            </span>
          </p>
        </div>

        <TabGroup className="min-w-0 rounded-2xl bg-secondary-950 text-start shadow-2xl ring-1 ring-white/20 lg:col-span-7 lg:-me-24 xl:-me-32">
          <TabList aria-label="Example" className="flex flex-wrap border-b border-white/10 px-1 pt-3 sm:gap-1 sm:px-4">
            <Tab className="-mb-px border-b-2 border-transparent px-3 pt-1 pb-2.5 text-sm/6 font-medium text-secondary-400 transition duration-150 hover:text-white focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-400 data-selected:border-primary-400 data-selected:text-white motion-reduce:transition-none">
              First look
            </Tab>
            <Tab className="-mb-px border-b-2 border-transparent px-3 pt-1 pb-2.5 text-sm/6 font-medium text-secondary-400 transition duration-150 hover:text-white focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-400 data-selected:border-primary-400 data-selected:text-white motion-reduce:transition-none">
              noven.yml
            </Tab>
            <Tab className="-mb-px border-b-2 border-transparent px-3 pt-1 pb-2.5 text-sm/6 font-medium text-secondary-400 transition duration-150 hover:text-white focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-400 data-selected:border-primary-400 data-selected:text-white motion-reduce:transition-none">
              An alert
            </Tab>
          </TabList>
          <TabPanels dir="ltr" className="min-h-96 p-5 text-base/7 text-secondary-300 sm:px-7 sm:py-6">
            <TabPanel className="rounded-sm focus-visible:outline-2 focus-visible:outline-offset-8 focus-visible:outline-primary-400">
              <p className="wrap-break-word text-white">
                <span aria-hidden="true" className="text-secondary-400">
                  $
                </span>{' '}
                <code>{command}</code>
              </p>
              <p className="mt-3">
                <samp>Checking example.com from 3 cities</samp>
              </p>
              <table className="mt-3 w-full text-start tabular-nums lg:w-[calc(100%-5rem)]">
                <thead className="sr-only">
                  <tr>
                    <th scope="col" className="p-0">
                      City
                    </th>
                    <th scope="col" className="p-0">
                      Status
                    </th>
                    <th scope="col" className="p-0">
                      Time
                    </th>
                    <td className="p-0" />
                  </tr>
                </thead>
                <tbody>
                  {checks.map((check) => (
                    <tr key={check.region}>
                      <th scope="row" className="p-0 text-start font-normal text-white">
                        <samp>{check.region}</samp>
                      </th>
                      <td className="p-0 text-green-400">
                        <samp>{check.status}</samp>
                      </td>
                      <td className={check.slow ? 'p-0 text-end text-amber-300' : 'p-0 text-end'}>
                        <samp>{check.time}</samp>
                      </td>
                      <td aria-hidden="true" className="w-2/5 py-0 ps-5 pe-0 max-sm:hidden">
                        <span className={`block h-3 rounded-full ${check.barClass}`} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className="mt-3">
                <samp>
                  <span className="text-green-400">Up.</span> One city is slow: requests from Osaka travel to Ohio.
                </samp>
              </p>
              <p className="mt-3">
                <samp>
                  Certificate <span className="text-green-400">valid</span> until February 3, 2027
                  <br />
                  On call tonight: Ngozi Eze, after 5 minutes Tomasz Król
                </samp>
              </p>
              <p className="mt-3 text-white">
                <samp>Watching every 30 seconds. Press Ctrl+C to stop.</samp>
              </p>
            </TabPanel>
            <TabPanel className="rounded-sm focus-visible:outline-2 focus-visible:outline-offset-8 focus-visible:outline-primary-400">
              {settings.map((line) => (
                <p key={line.name} className={line.nested ? 'ps-5 wrap-break-word' : 'wrap-break-word'}>
                  <code>
                    <span className="text-primary-300">{line.name}:</span> {line.text}
                  </code>
                </p>
              ))}
            </TabPanel>
            <TabPanel className="rounded-sm focus-visible:outline-2 focus-visible:outline-offset-8 focus-visible:outline-primary-400">
              <p className="font-semibold text-white">example.com does not answer</p>
              <p className="mt-1 max-w-prose">
                Since 3:12:40 AM, seen from Dublin, Ohio and Osaka. The certificate is fine, the name resolves, the
                connection is refused: something stopped listening on port 443.
              </p>
              <p className="mt-4 max-w-prose">
                Last change: deploy 4f1c by Tomasz, 3:11:58 AM.
                <br />
                Calling Ngozi now. Nobody else was woken.
              </p>
            </TabPanel>
          </TabPanels>
        </TabGroup>
      </div>
    </section>
  )
}
