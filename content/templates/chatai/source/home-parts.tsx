/**
 * @title Home: what else
 * @description An answer without a source, what can be done with an answer, and what happens to files.
 * @layout full
 * @order 11
 */
const acts = [
  { name: 'Stop', text: 'End an answer at any point. You keep what is there so far, with its sources.', key: 'Esc' },
  {
    name: 'Edit an earlier question',
    text: 'The conversation branches there. Both versions are saved, and you can switch between them.',
    key: 'E',
  },
  {
    name: 'Ask again',
    text: 'Get another answer to the same question without losing the first.',
    key: 'R',
  },
  { name: 'Quote', text: 'Select a sentence and ask about it. The quotation goes along with your question.', key: 'Q' },
  { name: 'Copy', text: 'Copy the answer as Markdown, with its sources as footnotes.', key: 'C' },
  { name: 'Print', text: 'On paper, the margin turns into footnotes.', key: 'P' },
]

const promises = [
  'Your files are kept in Ohio and Oregon, encrypted at rest and in transit.',
  'No model is trained on them, ours or anyone else’s.',
  'What you delete is gone from our backups within 30 days.',
]

export default function HomeParts() {
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
              I found nothing on that in your files. I looked in all seven: the agreement, the change order log, the
              minutes, the schedule, the window specification, the geotechnical report, and the visits of 2025.
            </p>
          </div>
          <p className="text-soft mt-6">
            No number and no note, because there is nothing to cite. You can see that before you read a word.
          </p>
        </section>

        <section aria-labelledby="hands-heading" className="border-rule border-t pt-14 pb-20">
          <h2 id="hands-heading" className="title">
            What you can do with an answer
          </h2>
          <dl className="mt-8">
            {acts.map((act) => (
              <div
                key={act.name}
                className="border-rule grid grid-cols-[1fr_auto] gap-x-6 border-t py-4 sm:grid-cols-[12rem_1fr_auto]"
              >
                <dt className="col-start-1 row-start-1 font-semibold">{act.name}</dt>
                <dd className="text-soft col-start-1 row-start-2 sm:col-start-2 sm:row-start-1">{act.text}</dd>
                <dd className="col-start-2 row-start-1 max-sm:hidden sm:col-start-3 pointer-coarse:hidden">
                  <kbd className="key">{act.key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>

        <section aria-labelledby="files-heading" className="border-rule border-t pt-14">
          <h2 id="files-heading" className="title">
            What happens to your files
          </h2>
          <ul role="list" className="mt-8">
            {promises.map((promise) => (
              <li key={promise} className="border-rule border-t py-4 text-lg/8">
                {promise}
              </li>
            ))}
          </ul>
          <p className="text-soft border-rule border-t pt-4">
            No numbers here: this is our word, not a passage in a file.
          </p>
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
