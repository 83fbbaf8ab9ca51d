/**
 * @title Home: what else
 * @description An answer without a source, what the hands can do, and what happens to files, with the terms beside it.
 * @layout full
 * @order 11
 */
import { useState } from 'react'

const acts = [
  { name: 'Stop', text: 'An answer ends where you stop it. What is there so far stays, with its sources.', key: 'Esc' },
  {
    name: 'Edit an earlier question',
    text: 'The conversation forks there. Both branches are kept, and you can switch between them.',
    key: 'E',
  },
  {
    name: 'Ask again',
    text: 'Another answer to the same question, beside the first one.',
    key: 'R',
  },
  { name: 'Quote', text: 'Select a sentence and ask about it. The quotation comes along.', key: 'Q' },
  { name: 'Copy', text: 'The answer as Markdown, its sources as footnotes.', key: 'C' },
  { name: 'Print', text: 'On paper the margin becomes footnotes. Nobody has to retype where it came from.', key: 'P' },
]

const promises = [
  {
    id: 'terms-1',
    number: 7,
    text: 'Your files are kept in Ohio and Oregon, encrypted at rest and in transit.',
    words: '“Customer files are stored in Ohio and Oregon and are encrypted at rest and in transit.”',
    place: '§ 4.1',
  },
  {
    id: 'terms-2',
    number: 8,
    text: 'Nobody trains a model with them.',
    words: '“Customer files are not used to train a model, neither ours nor anybody else’s.”',
    place: '§ 4.2',
  },
  {
    id: 'terms-3',
    number: 9,
    text: 'What you delete is gone from our backups after 30 days.',
    words: '“What a customer deletes is removed from backups within 30 days.”',
    place: '§ 4.5',
  },
]

export default function HomeParts() {
  const [open, setOpen] = useState('')

  return (
    <div className="leaf leaf-wide">
      <div className="leaf-text pb-24">
        <section aria-labelledby="unknown-heading" className="border-rule border-t pt-14 pb-20">
          <p className="place">And this</p>
          <h2 id="unknown-heading" className="title mt-2">
            What does a librarian in Maine earn?
          </h2>
          <div className="answer-text mt-6 text-lg/8">
            <p>
              None of your seven files says that. I looked in the agreement, the change order log, the minutes, the
              schedule, the window specification, the geotechnical report, and the visits of 2025.
            </p>
          </div>
          <p className="text-soft mt-6">
            No number and no note, because there is nothing to put there. You see that before you have read a word.
          </p>
        </section>

        <section aria-labelledby="hands-heading" className="border-rule border-t pt-14 pb-20">
          <h2 id="hands-heading" className="title">
            Work on an answer without leaving the keyboard
          </h2>
          <dl className="mt-8">
            {acts.map((act) => (
              <div
                key={act.name}
                className="border-rule grid grid-cols-[1fr_auto] gap-x-6 border-t py-4 sm:grid-cols-[12rem_1fr_auto]"
              >
                <dt className="col-start-1 row-start-1 font-semibold">{act.name}</dt>
                <dd className="text-soft col-start-1 row-start-2 sm:col-start-2 sm:row-start-1">{act.text}</dd>
                <dd className="col-start-2 row-start-1 sm:col-start-3">
                  <kbd className="key">{act.key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>

        <section aria-labelledby="files-heading" className="border-rule border-t pt-14">
          <h2 id="files-heading" className="title">
            We would not believe us either
          </h2>
          <div className="answer-text mt-6 text-lg/8">
            <p>
              So here is what we say about your files, set as an answer is.{' '}
              {promises.map((sentence) => (
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
                    <span className="note-file">Terms of service</span>
                    <span className="note-words">{sentence.words}</span>
                    <span className="note-place">{sentence.place}</span>
                  </span>{' '}
                </span>
              ))}
              Postil reads PDF, Word, Excel, CSV, Markdown, and plain text.
            </p>
          </div>
          <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href="/chat" className="btn btn-ink">
              Ask the sample files
            </a>
            <p className="text-soft">
              20 questions a day are free.{' '}
              <a href="/pricing" className="link text-ink">
                See the prices
              </a>
            </p>
          </div>
        </section>
      </div>
    </div>
  )
}
