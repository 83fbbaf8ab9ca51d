/**
 * @title Home: what else
 * @description An answer without a source, and what can be done with an answer, each with how it looks beside it.
 * @layout full
 * @order 12
 */
export default function HomeParts() {
  return (
    <div className="leaf leaf-wide border-rule border-t">
      <div className="leaf-rows pt-9 pb-20">
        <section aria-labelledby="unknown-heading" className="leaf-row items-end">
          <div>
            <p className="text-soft text-sm/6">In July, when she had four files</p>
            <h2 id="unknown-heading" className="question mt-1.5">
              What does a librarian in Maine earn?
            </h2>
            <p className="mt-3 text-lg/8">I found nothing on that in your files. I looked in these 4:</p>
            <ul className="mt-1 list-disc ps-5 text-lg/8">
              <li>Construction agreement.pdf</li>
              <li>Window specification.pdf</li>
              <li>Geotechnical report.pdf</li>
              <li>Visits 2025.csv</li>
            </ul>
          </div>
          <p className="text-soft text-sm/6">
            The margin is empty because there is nothing to cite. You see that before you read a word.
          </p>
        </section>

        <section aria-labelledby="hands-heading" className="pt-24">
          <h2 id="hands-heading" className="title">
            What you can do with an answer
          </h2>
          <ul role="list" className="mt-10">
            <li className="leaf-row py-6">
              <div className="act">
                <h3 className="question">Stop</h3>
                <p className="text-soft mt-1">End an answer at any point. Finished sentences keep their sources.</p>
                <kbd className="key act-key">Esc</kbd>
              </div>
              <div aria-hidden="true" className="act-look">
                <p>
                  <strong className="font-semibold">On Monday, January 11, 2027.</strong> The books are moved in from
                </p>
                <p className="text-soft mt-1">Stopped here.</p>
              </div>
            </li>
            <li className="leaf-row py-6">
              <div className="act">
                <h3 className="question">Edit an earlier question</h3>
                <p className="text-soft mt-1">
                  The conversation branches there. Both versions are saved, and you can switch between them.
                </p>
                <kbd className="key act-key">E</kbd>
              </div>
              <div aria-hidden="true" className="act-look">
                <div className="branch">
                  <p className="text-soft">When does the reading room reopen?</p>
                  <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="font-semibold">When does the whole building open?</span>
                    <span className="place">2 of 2</span>
                  </p>
                </div>
              </div>
            </li>
            <li className="leaf-row py-6">
              <div className="act">
                <h3 className="question">Ask again</h3>
                <p className="text-soft mt-1">Get another answer to the same question without losing the first.</p>
                <kbd className="key act-key">R</kbd>
              </div>
              <div aria-hidden="true" className="act-look">
                <div className="branch">
                  <p className="text-soft">Two weeks are 14 days, and 14 × $850 is $11,900.</p>
                  <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="font-semibold">$11,900: 14 days at $850.</span>
                    <span className="place">2 of 2</span>
                  </p>
                </div>
              </div>
            </li>
            <li className="leaf-row py-6">
              <div className="act">
                <h3 className="question">Quote</h3>
                <p className="text-soft mt-1">
                  Select a sentence and ask about it. The quotation goes with your question.
                </p>
                <kbd className="key act-key">Q</kbd>
              </div>
              <div aria-hidden="true" className="act-look">
                <p className="text-soft border-s-2 border-line ps-3">The lintels are promised for September 21.</p>
                <p className="mt-2">And if they come a week later?</p>
              </div>
            </li>
            <li className="leaf-row py-6">
              <div className="act">
                <h3 className="question">Copy</h3>
                <p className="text-soft mt-1">Copy the answer as Markdown, with its sources as footnotes.</p>
                <kbd className="key act-key">C</kbd>
              </div>
              <div aria-hidden="true" className="act-look font-mono text-[0.8125rem]/5">
                <p>**$81,850 is left.** The agreement sets aside five percent of the contract sum, $142,000.[^1]</p>
                <p className="text-soft mt-2">[^1]: Construction agreement.pdf, p. 6, § 3.2</p>
              </div>
            </li>
            <li className="leaf-row py-6">
              <div className="act">
                <h3 className="question">Print</h3>
                <p className="text-soft mt-1">On paper, the margin turns into footnotes.</p>
                <kbd className="key act-key">P</kbd>
              </div>
              <div aria-hidden="true" className="act-look act-paper">
                <p>
                  The agreement sets aside five percent of the contract sum, $142,000.<sup className="text-xs">1</sup>
                </p>
                <p className="mt-3 border-t border-black/60 pt-1.5 text-xs/5">
                  1. Construction agreement.pdf, p. 6, § 3.2
                </p>
              </div>
            </li>
          </ul>
        </section>
      </div>
    </div>
  )
}
