/**
 * @title Home: opening
 * @description What the product does in one sentence, a field to try it, and a real answer with its margin.
 * @layout full
 * @order 10
 */
import { useState } from 'react'

const spent = [
  {
    id: 'hero-2',
    number: 2,
    text: 'The agreement sets aside five percent of the contract sum, $142,000.',
    file: 'Construction agreement.pdf',
    words:
      '“The Owner carries a contingency of five percent of the Contract Sum, $142,000, which may be spent only by change order.”',
    place: 'p. 6, § 3.2',
  },
  {
    id: 'hero-3',
    number: 3,
    text: 'Two change orders are approved and come to $60,150: asbestos under the stacks floor for $38,400',
    file: 'Change order log.xlsx',
    words: '“CO-1 · Asbestos under the stacks floor · $38,400 · Approved July 14”',
    place: 'row 2',
  },
  {
    id: 'hero-4',
    number: 4,
    text: 'and the window lintels for $21,750.',
    file: 'Change order log.xlsx',
    words: '“CO-2 · Window lintels · $21,750 · Approved August 11”',
    place: 'row 3',
  },
]

const pending = [
  {
    id: 'hero-5',
    number: 5,
    text: 'A third, waterproofing the elevator pit for $17,900, is pending.',
    file: 'Change order log.xlsx',
    words: '“CO-3 · Elevator pit, membrane and drain · $17,900 · Pending, council agenda of October 13”',
    place: 'row 4',
  },
  {
    id: 'hero-6',
    number: 6,
    text: 'It is above $10,000, so it counts only once the council has approved it.',
    file: 'Construction agreement.pdf',
    words: '“A change order above $10,000 takes effect when the Town Council has approved it.”',
    place: 'p. 19, § 7.1',
  },
]

const lines = [
  { name: 'Contingency', amount: '$142,000' },
  { name: 'CO-1, asbestos', amount: '−$38,400' },
  { name: 'CO-2, window lintels', amount: '−$21,750' },
]

export default function HomeHero() {
  const [open, setOpen] = useState('')

  return (
    <div className="leaf leaf-wide">
      <div className="leaf-text pt-12 pb-16 sm:pt-16 lg:pb-24">
        <section aria-labelledby="home-heading">
          <h1 id="home-heading" className="display">
            Answers from your files, each with its source beside it
          </h1>
          <p className="lead mt-6">
            Ask about your contracts, minutes, and spreadsheets. Postil puts the passage it read beside the sentence
            that relies on it, like this: <span className="cited">Being late costs the builder $850 a day.</span>
            <button
              type="button"
              aria-label="Source 1"
              aria-expanded={open === 'hero-1'}
              aria-controls="hero-1"
              onClick={() => setOpen(open === 'hero-1' ? '' : 'hero-1')}
              className="mark"
            >
              1
            </button>
            <span id="hero-1" data-open={open === 'hero-1' ? 'true' : undefined} className="note">
              <span className="note-file">Construction agreement.pdf</span>
              <span className="note-words">
                “Liquidated damages are $850 for each calendar day after the date of Substantial Completion, up to
                $60,000.”
              </span>
              <span className="note-place">p. 11, § 4.3</span>
            </span>
          </p>
          <form action="/chat" className="mt-7 flex flex-wrap gap-2">
            <label htmlFor="home-question" className="sr-only">
              Ask the sample files
            </label>
            <input
              id="home-question"
              name="q"
              required
              autoComplete="off"
              placeholder="When does the reading room reopen?"
              className="field placeholder:text-soft min-h-12 min-w-0 flex-[1_1_16rem]"
            />
            <button type="submit" className="btn btn-ink min-h-12">
              Ask the sample files
            </button>
          </form>
          <p className="text-soft mt-3 text-sm/6">
            Seven files about the renovation of a town library. No account needed.
          </p>
        </section>

        <section aria-labelledby="answer-heading" className="pt-14">
          <p className="place">Nora Whitfield asked her seven files</p>
          <h2 id="answer-heading" className="title mt-2">
            What is left in the contingency?
          </h2>
          <div className="answer-text mt-6 text-lg/8">
            <p>
              <strong>$81,850 is left.</strong>{' '}
              {spent.map((sentence) => (
                <span key={sentence.id}>
                  <span className="cited">{sentence.text}</span>
                  <button
                    type="button"
                    aria-label={`Source ${sentence.number}`}
                    aria-expanded={open === sentence.id}
                    aria-controls={sentence.id}
                    onClick={() => setOpen(open === sentence.id ? '' : sentence.id)}
                    className="mark"
                  >
                    {sentence.number}
                  </button>
                  <span id={sentence.id} data-open={open === sentence.id ? 'true' : undefined} className="note">
                    <span className="note-file">{sentence.file}</span>
                    <span className="note-words">{sentence.words}</span>
                    <span className="note-place">{sentence.place}</span>
                  </span>{' '}
                </span>
              ))}
            </p>
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
                  </tr>
                </thead>
                <tbody>
                  {lines.map((line) => (
                    <tr key={line.name}>
                      <td className="px-0 py-2">{line.name}</td>
                      <td className="amount px-0 py-2">{line.amount}</td>
                    </tr>
                  ))}
                  <tr className="font-semibold">
                    <td className="px-0 py-2">Left today</td>
                    <td className="amount px-0 py-2">$81,850</td>
                  </tr>
                </tbody>
              </table>
            </div>
            <p>
              {pending.map((sentence) => (
                <span key={sentence.id}>
                  <span className="cited">{sentence.text}</span>
                  <button
                    type="button"
                    aria-label={`Source ${sentence.number}`}
                    aria-expanded={open === sentence.id}
                    aria-controls={sentence.id}
                    onClick={() => setOpen(open === sentence.id ? '' : sentence.id)}
                    className="mark"
                  >
                    {sentence.number}
                  </button>
                  <span id={sentence.id} data-open={open === sentence.id ? 'true' : undefined} className="note">
                    <span className="note-file">{sentence.file}</span>
                    <span className="note-words">{sentence.words}</span>
                    <span className="note-place">{sentence.place}</span>
                  </span>{' '}
                </span>
              ))}
              With it, $63,950 would be left.
            </p>
          </div>
          <p className="mt-8 text-[0.9375rem]/6">
            <a href="/shared" className="link">
              Read the whole conversation
            </a>
          </p>
        </section>
      </div>
    </div>
  )
}
