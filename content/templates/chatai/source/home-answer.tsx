/**
 * @title Home: an answer
 * @description A real answer with its margin, in which the files lie open at the passages it rests on, and a field to ask them.
 * @layout full
 * @order 11
 */
import { useRef, useState } from 'react'

const log = [
  {
    row: 2,
    source: 2,
    number: 'CO-1',
    subject: 'Asbestos under the stacks floor',
    amount: '$38,400',
    status: 'Approved July 14',
  },
  { row: 3, source: 3, number: 'CO-2', subject: 'Window lintels', amount: '$21,750', status: 'Approved August 11' },
  {
    row: 4,
    source: 4,
    number: 'CO-3',
    subject: 'Elevator pit, membrane and drain',
    amount: '$17,900',
    status: 'Pending, council agenda of October 13',
  },
]

const lines = [
  { name: 'Contingency', amount: '', left: '$142,000' },
  { name: 'CO-1, asbestos', amount: '−$38,400', left: '$103,600' },
  { name: 'CO-2, window lintels', amount: '−$21,750', left: '$81,850' },
]

export default function HomeAnswer() {
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState('home-1')

  // An empty field asks what it shows.
  function askShown() {
    if (field.current && field.current.value.trim() === '') {
      field.current.value = field.current.placeholder
    }
  }

  return (
    <div className="leaf leaf-wide border-rule border-t">
      <div className="leaf-text pt-9 pb-14">
        <section aria-labelledby="answer-heading">
          <p className="text-soft text-sm/6">Nora Whitfield, who manages a library renovation, asked her seven files</p>
          <h2 id="answer-heading" className="question mt-1.5">
            What is left in the contingency?
          </h2>
          <div className="answer-text mt-3 text-lg/8">
            <p>
              <strong>$81,850 is left.</strong>{' '}
              <span className="cited">The agreement sets aside five percent of the contract sum, $142,000.</span>
              <button
                type="button"
                aria-label="Source 1"
                aria-expanded={open === 'home-1'}
                aria-controls="home-1"
                onClick={() => setOpen(open === 'home-1' ? '' : 'home-1')}
                className="mark"
              >
                1
              </button>
              <span id="home-1" data-open={open === 'home-1' ? 'true' : undefined} className="note">
                <span className="file-page">
                  <span className="file-head">
                    <span className="note-file">Construction agreement.pdf</span> <span className="place">page 6</span>
                  </span>
                  <span className="file-line">3 Contract Sum</span>
                  <span className="file-line">3.1 The Contract Sum is $2,840,000.</span>
                  <span className="file-line">
                    <span aria-hidden="true" className="note-number">
                      1
                    </span>
                    <span className="file-hit">
                      3.2 The Owner carries a contingency of five percent of the Contract Sum, $142,000, which may be
                      spent only by change order.
                    </span>
                  </span>
                  <span className="file-line">
                    3.3 What is left of the contingency at final payment stays with the Owner.
                  </span>
                </span>
              </span>{' '}
              Two change orders are approved and come to $60,150.{' '}
              <span className="cited">Asbestos under the stacks floor took $38,400</span>
              <button
                type="button"
                aria-label="Source 2"
                aria-expanded={open === 'home-2'}
                aria-controls="home-log"
                onClick={() => setOpen(open === 'home-2' ? '' : 'home-2')}
                className="mark"
              >
                2
              </button>{' '}
              <span className="cited">and the window lintels took $21,750.</span>
              <button
                type="button"
                aria-label="Source 3"
                aria-expanded={open === 'home-3'}
                aria-controls="home-log"
                onClick={() => setOpen(open === 'home-3' ? '' : 'home-3')}
                className="mark"
              >
                3
              </button>{' '}
              <span className="cited">A third, $17,900 for waterproofing the elevator pit, is pending.</span>
              <button
                type="button"
                aria-label="Source 4"
                aria-expanded={open === 'home-4'}
                aria-controls="home-log"
                onClick={() => setOpen(open === 'home-4' ? '' : 'home-4')}
                className="mark"
              >
                4
              </button>
            </p>
            <div
              id="home-log"
              data-open={open === 'home-2' || open === 'home-3' || open === 'home-4' ? 'true' : undefined}
              className="note"
            >
              <div className="file-page">
                <div className="file-head">
                  <span className="note-file">Change order log.xlsx</span> <span className="place">rows 2 to 4</span>
                </div>
                <table className="file-grid">
                  <caption className="sr-only">Rows of the log</caption>
                  <thead>
                    <tr>
                      <td className="place">1</td>
                      <th scope="col">No.</th>
                      <th scope="col">Subject</th>
                      <th scope="col" className="amount">
                        Amount
                      </th>
                      <th scope="col">Status</th>
                    </tr>
                  </thead>
                  <tbody>
                    {log.map((order) => (
                      <tr
                        key={order.number}
                        data-lit={open === `home-${order.source}` ? 'true' : undefined}
                        className="file-hit"
                      >
                        <td className="place">
                          <span aria-hidden="true" className="note-number">
                            {order.source}
                          </span>
                          {order.row}
                        </td>
                        <td className="whitespace-nowrap">{order.number}</td>
                        <td>{order.subject}</td>
                        <td className="amount">{order.amount}</td>
                        <td>{order.status}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </div>
            <div className="scroller">
              <table>
                <caption className="sr-only">The contingency today</caption>
                <thead>
                  <tr>
                    <th scope="col" className="px-0 py-2">
                      Item
                    </th>
                    <th scope="col" className="amount px-0 py-2">
                      Amount
                    </th>
                    <th scope="col" className="amount px-0 py-2">
                      Left
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map((line) => (
                    <tr key={line.name}>
                      <td className="px-0 py-2">{line.name}</td>
                      <td className="amount px-0 py-2">{line.amount}</td>
                      <td className="amount px-0 py-2">{line.left}</td>
                    </tr>
                  ))}
                  <tr className="font-semibold">
                    <td className="px-0 py-2">Left today</td>
                    <td className="amount px-0 py-2" />
                    <td className="amount px-0 py-2">$81,850</td>
                  </tr>
                  <tr>
                    <td className="px-0 py-2">CO-3, if approved</td>
                    <td className="amount px-0 py-2">−$17,900</td>
                    <td className="amount px-0 py-2">$63,950</td>
                  </tr>
                </tbody>
              </table>
            </div>
            <p>
              <span className="cited">CO-3 is above $10,000, so it counts only once the council has approved it.</span>
              <button
                type="button"
                aria-label="Source 5"
                aria-expanded={open === 'home-5'}
                aria-controls="home-5"
                onClick={() => setOpen(open === 'home-5' ? '' : 'home-5')}
                className="mark"
              >
                5
              </button>
              <span id="home-5" data-open={open === 'home-5' ? 'true' : undefined} className="note">
                <span className="file-page">
                  <span className="file-head">
                    <span className="note-file">Construction agreement.pdf</span> <span className="place">page 19</span>
                  </span>
                  <span className="file-line">7 Changes in the work</span>
                  <span className="file-line">
                    <span aria-hidden="true" className="note-number">
                      5
                    </span>
                    <span className="file-hit">
                      7.1 A change order above $10,000 takes effect when the Town Council has approved it.
                    </span>
                  </span>
                  <span className="file-line">
                    7.2 Up to that amount the signature of the Owner’s project manager is enough.
                  </span>
                </span>
              </span>{' '}
              If it is approved as priced, $63,950 is left.
            </p>
          </div>
          <form
            action="/chat"
            onSubmit={askShown}
            className="bg-sheet mt-8 rounded-md border border-line p-2 focus-within:border-ink focus-within:outline-1 focus-within:outline-ink"
          >
            <label htmlFor="home-question" className="sr-only">
              Ask these files yourself
            </label>
            <input
              ref={field}
              id="home-question"
              name="q"
              autoComplete="off"
              placeholder="When does the reading room reopen?"
              className="placeholder:text-soft block min-h-12 w-full bg-transparent px-3 text-[1.0625rem]/6 outline-hidden"
            />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-soft min-w-0 flex-1 px-3 text-sm/6">Seven sample files. No account needed.</span>
              <button type="submit" className="btn btn-ink">
                Ask
              </button>
            </div>
          </form>
          <p className="mt-5 text-[0.9375rem]/6">
            <a href="/shared" className="link">
              Read the whole conversation
            </a>
          </p>
        </section>
      </div>
    </div>
  )
}
