/**
 * @title Security: what we never say
 * @description The sentences a real bank never says, and how to know that it is really the bank.
 * @order 3
 */
const sentences = [
  'Please read me the code that you have just received.',
  'We have opened a safe account for you. Move your money there.',
  'Install this program, so that I can help you on your screen.',
  'What is your PIN?',
  'A courier will come and collect your card.',
  'Do not tell anybody, not even my colleagues.',
]

export default function SecurityNever() {
  return (
    <section aria-labelledby="never-title" className="bg-ledger-900 text-ledger-100 dark:bg-sheet">
      <div className="page folio">
        <p className="folio-label text-vermilion-300">Word for word</p>
        <div className="folio-body grid gap-x-14 gap-y-10 xl:grid-cols-[18rem_minmax(0,1fr)]">
          <div>
            <h2 id="never-title" className="title">
              What we never say
            </h2>
            <p className="text-ledger-200 mt-5 max-w-md text-pretty">
              If somebody says one of these and calls themselves Finbank, it is not Finbank. Hang up. You cannot offend
              us.
            </p>
            <p className="text-ledger-200 mt-5 max-w-md text-pretty">
              While one of us is really on the phone with you, the first screen of the app says so, with our name.
            </p>
            <p className="mt-8">
              <a href="/blog/five-calls-that-are-not-from-your-bank" className="link">
                Five calls that are not from your bank
              </a>
            </p>
          </div>
          <ul role="list">
            {sentences.map((sentence) => (
              <li
                key={sentence}
                className="border-ledger-700 font-display border-t py-5 text-xl/7 font-medium text-pretty sm:text-2xl/8"
              >
                “{sentence}”
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
